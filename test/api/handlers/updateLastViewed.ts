import * as v from 'valibot';
import { userEndpoint } from './endpoint';
import { filledText, wholeNumber } from './inputs';

/** Records a view of a memory passage, by the client's clock. Only older servers add it to the practice history. */
export const updateLastViewed = userEndpoint({
  name: 'update_last_viewed',
  method: 'GET',
  writes: true,
  input: v.object({ passageId: wholeNumber, lastViewedNum: wholeNumber, lastViewedStr: filledText }),
  invalid: 'error',
  answer: ({ passageId, lastViewedNum, lastViewedStr }, { data, installation }): 'success' | 'error' => {
    const passage = data.memoryPassages.find((each) => each.passageId === passageId);
    if (passage === undefined) return 'error';
    const dateViewedStr = phpUrlDecode(lastViewedStr);
    Object.assign(passage, { lastViewedNum, lastViewedStr: dateViewedStr });
    if (installation.keepsPracticeHistory) {
      data.practiceHistory.push({ passageId, dateViewedStr, dateViewedLong: lastViewedNum });
    }
    return 'success';
  },
});

/** Decodes a value that PHP has already decoded once. Like PHP, leaves a stray `%` unchanged. */
function phpUrlDecode(text: string): string {
  return text
    .replaceAll('+', ' ')
    .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
