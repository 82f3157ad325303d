import { recallWords, wordsOfAnswer } from '@/features/memory/model/words';
import { correct } from '@/features/memory/recall/model/correction';
import { heardAs, spokenWords } from '@/features/memory/recall/model/spoken/spoken';
import type { CorrectionCase } from './correctionCases';

/** The words found in an answer, or judged by hand, by their keys; only the judged ones. */
export interface Verdict {
  wrong: string;
  tooMany: number;
  unreached?: string;
  moved?: number;
}

const keysOf = (text: string): string =>
  recallWords(text)
    .map(({ key }) => key)
    .join(' ');

/** The verdict on a case, by hand. */
export const expectedVerdict = ({ wrong, tooMany, unreached, moved }: CorrectionCase): Verdict => ({
  wrong: keysOf(wrong),
  tooMany,
  ...(unreached !== undefined && { unreached: keysOf(unreached) }),
  ...(moved !== undefined && { moved }),
});

/** The verdict of the correction on a written or spoken case. */
export function foundVerdict(
  { text, answer, verses, unreached, moved }: CorrectionCase,
  isSpoken = false,
): Verdict {
  const words = recallWords(text);
  const lines = text.split('\n');
  const answered = isSpoken ? spokenWords(answer, words) : wordsOfAnswer(answer);
  const found = correct(words, answered, verses && { ...verses, lines }, isSpoken ? heardAs : undefined);
  const keysAt = (places: readonly number[]) => places.map((place) => words[place]?.key ?? '').join(' ');
  const open = words.map((_, place) => place).slice(found.reached);
  return {
    wrong: keysAt([...found.missed, ...open].sort((a, b) => a - b)),
    tooMany: found.added,
    ...(unreached !== undefined && { unreached: keysAt(open) }),
    ...(moved !== undefined && { moved: found.moved }),
  };
}
