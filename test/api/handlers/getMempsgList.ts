import type { PassageJson } from '../../../src/bible/text/passageRows';
import { userEndpoint } from './endpoint';
import { nothing } from './inputs';
import { bookIdOf, unsetPassage } from './passageJson';

/** Every memory passage, without its verses. The letter is only in the overrides. */
export const getMempsgList = userEndpoint({
  name: 'get_mempsg_list',
  method: 'GET',
  input: nothing,
  invalid: [],
  answer: (_, { data }): PassageJson[] =>
    data.memoryPassages.map((passage) => ({
      ...unsetPassage(),
      passageId: passage.passageId,
      bookId: bookIdOf(passage.bookName),
      bookName: passage.bookName,
      translationName: passage.translation,
      chapter: passage.chapter,
      startVerse: passage.startVerse,
      endVerse: passage.endVerse,
      explanation: passage.explanation,
      frequencyDays: passage.box,
      last_viewed_str: passage.lastViewedStr,
      last_viewed_num: passage.lastViewedNum,
    })),
});
