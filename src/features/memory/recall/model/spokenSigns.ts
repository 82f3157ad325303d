import type { SameWords } from './sameWords';
import type { RecallWord } from '../../model/words';

/** The words of a dictation for signs that it does not convert. */
const SIGNS: readonly (readonly [spoken: string, sign: RegExp])[] = [
  ['comma', /,/],
  ['period', /\./],
  ['full stop', /\./],
  ['question mark', /\?/],
  ['exclamation mark', /!/],
  ['exclamation point', /!/],
  ['colon', /:/],
  ['semicolon', /;/],
  ['semi colon', /;/],
  ['dash', /[—–-]/],
  ['open quote', /[“‘"]/],
  ['close quote', /[”’"]/],
  ['new line', /\n/],
  ['new paragraph', /\n/],
];

const SIGN_WORDS = SIGNS.map(([spoken, sign]) => ({ words: spoken.split(' '), sign }));

/** A sign spoken in an answer: the possible sign, and its number of words. */
const signsAt = (keys: readonly string[], from: number) =>
  SIGN_WORDS.filter(({ words }) => words.every((word, index) => keys[from + index] === word));

/** Whether the text has a sign before the word at an index, or at its end. */
const hasSign = (text: readonly RecallWord[], wordIndex: number, sign: RegExp): boolean =>
  sign.test(text[wordIndex - 1]?.after ?? '');

/** The spoken signs of an answer that the text has there: `comma`, `full stop`. They cost nothing. */
export function spokenSigns(text: readonly RecallWord[], keys: readonly string[]): SameWords[] {
  const wordIndexesOf = (sign: RegExp) =>
    [...text, null].flatMap((_, wordIndex) => (hasSign(text, wordIndex, sign) ? [wordIndex] : []));
  return keys.flatMap((_, from) =>
    signsAt(keys, from).flatMap(({ words, sign }) =>
      wordIndexesOf(sign).map((wordIndex) => ({ wordIndex, length: 0, from, count: words.length })),
    ),
  );
}

/** How many answers make up a spoken sign that the text has before an index; 0 for none. */
export function spokenSignLength(
  text: readonly RecallWord[],
  wordIndex: number,
  keys: readonly string[],
): number {
  return signsAt(keys, 0).find(({ sign }) => hasSign(text, wordIndex, sign))?.words.length ?? 0;
}

/** An answer without spoken signs at any position, because a speaker sees none. Words of the text are no signs. */
export function withoutSpokenSigns(
  answer: readonly RecallWord[],
  text: readonly RecallWord[],
): readonly RecallWord[] {
  const keysOf = (words: readonly RecallWord[]) => words.map(({ key }) => key);
  const keys = keysOf(answer);
  const inText = ` ${keysOf(text).join(' ')} `;
  const signs = keys.flatMap((_, from) =>
    signsAt(keys, from)
      .filter(({ words }) => !inText.includes(` ${words.join(' ')} `))
      .flatMap(({ words }) => words.map((__, index) => from + index)),
  );
  const dropped = new Set(signs);
  return answer.filter((_, at) => !dropped.has(at));
}
