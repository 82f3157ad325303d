import { groupBy } from '@/platform/values/groupBy';
import { wordsOfAnswer, type RecallWord } from '../../../model/words';
import type { HeardAs } from '../correction';
import type { SameWords } from '../sameWords';
import { withoutSpokenSigns } from '../spokenSigns';
import { homophonesOf } from './homophones';
import { soundKeys, soundsAlike } from './soundsAlike';

/** Words of hesitation. */
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

/** The words of a spoken answer, without signs and words of hesitation unless the text has them: Er is also a name. */
export function spokenWords(answer: string, text: readonly RecallWord[]): readonly RecallWord[] {
  const inText = new Set(text.map(({ key }) => key));
  const words = wordsOfAnswer(answer).filter(({ key }) => !HESITATIONS.has(key) || inText.has(key));
  return withoutSpokenSigns(words, text);
}

/** The maximum number of words that a name may be heard as: `have a cook`. */
const MAX_HEARD = 3;

/** A word with a capital, like a name or the first word of a sentence. */
const isName = ({ text }: RecallWord): boolean => /^\p{Lu}\p{Ll}/u.test(text);

interface Run {
  from: number;
  count: number;
}

/** Runs of the answer by their joined words, except words of the text, which were not misheard. */
function* strangeRuns(plain: readonly string[], inText: ReadonlySet<string>): Generator<[string, Run]> {
  for (let from = 0; from < plain.length; from += 1) {
    let joined = '';
    for (let count = 1; count <= MAX_HEARD && from + count <= plain.length; count += 1) {
      const last = plain[from + count - 1] ?? '';
      joined += last;
      // The words in between may be anything: `a` of `have a cook` is in many a text.
      if (!inText.has(plain[from] ?? '') || !inText.has(last)) yield [joined, { from, count }];
    }
  }
}

/** The names of the text that were heard as other words. Each form is compared once, however often it occurs. */
function misheardNames(
  text: readonly RecallWord[],
  plainText: readonly string[],
  plainAnswer: readonly string[],
): SameWords[] {
  const indexes = groupBy(
    text.flatMap((word, wordIndex) =>
      isName(word) ? [[plainText[wordIndex] ?? '', wordIndex] as const] : [],
    ),
  );
  if (indexes.size === 0) return [];
  const runs = groupBy(strangeRuns(plainAnswer, new Set(plainText)));
  const heardByKey = groupBy(
    [...runs.keys()].flatMap((heard) => soundKeys(heard).map((key) => [key, heard] as const)),
  );
  return [...indexes].flatMap(([name, wordIndexes]) => {
    const candidates = new Set(soundKeys(name).flatMap((key) => heardByKey.get(key) ?? []));
    return [...candidates]
      .filter((heard) => soundsAlike(name, heard))
      .flatMap((heard) => runs.get(heard) ?? [])
      .flatMap(({ from, count }) => wordIndexes.map((wordIndex) => ({ wordIndex, length: 1, from, count })));
  });
}

/** The words of the text for which the answer has a homophone. */
function homophones(plainText: readonly string[], plainAnswer: readonly string[]): SameWords[] {
  const indexes = groupBy(plainText.map((word, wordIndex) => [word, wordIndex] as const));
  return plainAnswer.flatMap((heard, from) =>
    homophonesOf(heard).flatMap((word) =>
      (indexes.get(word) ?? []).map((wordIndex) => ({ wordIndex, length: 1, from, count: 1 })),
    ),
  );
}

/** Words that are right in a spoken answer, in addition to those that are right in a written one. */
export const heardAs: HeardAs = (text, plainText, plainAnswer) => [
  ...misheardNames(text, plainText, plainAnswer),
  ...homophones(plainText, plainAnswer),
];
