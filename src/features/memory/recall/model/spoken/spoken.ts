import { groupBy } from '@/platform/values/groupBy';
import { wordsOfAnswer, type RecallWord } from '../../../model/words';
import type { HeardAs } from '../correction';
import type { SameWords } from '../sameWords';
import { saidSigns } from '../saidSigns';
import { areHomophones } from './homophones';
import { soundKeys, soundsAlike } from './soundsAlike';

/** What people say while they think. */
const HESITATIONS: ReadonlySet<string> = new Set([
  'um',
  'umm',
  'uh',
  'uhm',
  'er',
  'erm',
  'ah',
  'hm',
  'hmm',
  'mm',
]);

/** The words of an answer that was said, without those of hesitation, unless the text has them: Er is also a name. */
export function spokenWords(answer: string, text: readonly RecallWord[]): readonly RecallWord[] {
  const inText = new Set(text.map(({ key }) => key));
  return wordsOfAnswer(answer).filter(({ key }) => !HESITATIONS.has(key) || inText.has(key));
}

/** As many words a name may have been heard as: `have a cook`. */
const MAX_HEARD = 3;

/** A word that is written as names are. After a full stop every word is. */
const isName = ({ text }: RecallWord): boolean => /^\p{Lu}\p{Ll}/u.test(text);

/** Runs of the answer of which no word is the text's own: a word that the text has was not misheard. */
function strangeRuns(
  plain: readonly string[],
  inText: ReadonlySet<string>,
): { from: number; words: string[] }[] {
  return plain.flatMap((_, from) =>
    Array.from({ length: MAX_HEARD }, (__, index) => plain.slice(from, from + index + 1)).flatMap(
      (words, index) => {
        const isWhole = words.length === index + 1;
        const isStrange = words.some((word) => !inText.has(word));
        // The words in between may be anything: `a` of `have a cook` is in many a text.
        const hasStrangeEnds = !inText.has(words[0] ?? '') || !inText.has(words.at(-1) ?? '');
        return isWhole && isStrange && hasStrangeEnds ? [{ from, words }] : [];
      },
    ),
  );
}

/** The names of the text that were heard as other words. */
function misheardNames(
  text: readonly RecallWord[],
  plainText: readonly string[],
  plainAnswer: readonly string[],
) {
  const inText = new Set(plainText);
  const runs = strangeRuns(plainAnswer, inText);
  const places = groupBy(
    text.flatMap((word, wordIndex) =>
      isName(word) ? [[plainText[wordIndex] ?? '', wordIndex] as const] : [],
    ),
  );
  const runsByKey = groupBy(
    runs.flatMap((run) => soundKeys(run.words.join('')).map((key) => [key, run] as const)),
  );
  return [...places].flatMap(([name, wordIndexes]) => {
    const candidates = new Set(soundKeys(name).flatMap((key) => runsByKey.get(key) ?? []));
    return [...candidates]
      .filter(({ words }) => soundsAlike(name, words.join('')))
      .flatMap(({ from, words }) =>
        wordIndexes.map((wordIndex): SameWords => ({ wordIndex, length: 1, from, count: words.length })),
      );
  });
}

/** The words of the text of which the answer has another one that sounds the same. */
function homophones(plainText: readonly string[], plainAnswer: readonly string[]): SameWords[] {
  return plainAnswer.flatMap((said, from) =>
    plainText.flatMap((word, wordIndex) =>
      areHomophones(word, said) ? [{ wordIndex, length: 1, from, count: 1 }] : [],
    ),
  );
}

/** Words that are right in a spoken answer, beyond those that are right in a written one. */
export const heardAs: HeardAs = (text, plainText, plainAnswer) => [
  ...misheardNames(text, plainText, plainAnswer),
  ...homophones(plainText, plainAnswer),
  ...saidSigns(text, plainAnswer, { isAnySign: true }),
];
