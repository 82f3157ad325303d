import { numberWord } from '@/platform/values/numbers';
import { correct } from './correction';
import { isVerseNumberAt, type VersesOfText } from './namedVerses';
import { spokenSignLength } from './spokenSigns';
import { cutIntoWords, normalizeWord, recallWords, type RecallWord } from '../../model/words';

const firstOf = (text: string): string => Array.from(text.normalize('NFKD'))[0] ?? '';

/** The letters accepted for a word: its first one, and for a number both the digit and the number word's first. */
function lettersOf({ text, key }: RecallWord): string[] {
  const asWord = numberWord(key);
  return [firstOf(normalizeWord(text)), firstOf(key), ...(asWord === null ? [] : [firstOf(asWord)])].filter(
    Boolean,
  );
}

/** Whether a typed letter is the first letter of a word, ignoring case and accents. */
export function isFirstLetter(word: RecallWord, typed: string): boolean {
  const letter = firstOf(normalizeWord(typed)) || (/[\p{L}\p{N}]/u.test(typed) ? firstOf(typed) : '');
  return letter !== '' && lettersOf(word).includes(letter);
}

const DIRECTLY_TYPED =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hangul}\p{N}]/u;
const HAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Whether a letter can be judged while it is still being composed. Most phone keyboards compose every word and show the
 * intended letters. But if a character is chosen by its sound, the sound is not an answer yet.
 */
export const isJudgedWhileComposed = (expected: RecallWord | undefined, typed: string): boolean =>
  expected === undefined || (DIRECTLY_TYPED.test(typed.normalize('NFC')) && !HAN.test(expected.text));

/**
 * The answers that a field's change adds, one for each word. Letters typed one by one are answers each; a whole word at once,
 * from dictation or swipe typing, is one by its first letter.
 * @param before the field's value when it was last read
 */
export function answersAdded(before: string, after: string): string[] {
  const old = Array.from(before);
  const now = Array.from(after);
  let same = 0;
  while (same < old.length && same < now.length && old[same] === now[same]) same += 1;
  // During composition, a letter may change its form but remains one letter.
  const added = now.slice(now.length > old.length ? Math.max(same, old.length) : now.length).join('');
  return cutIntoWords(added).words.map(({ text }) => text);
}

const HANGUL = /^\p{Script=Hangul}$/u;

/**
 * The typed text when a composition changes: one letter more, or further words of a dictation. Words that a keyboard makes of
 * the letters, `huge ` of `hg` or `the ` of `th`, were not typed. A Korean syllable gives its last sound to the next one.
 */
export function answersComposed(before: string, after: string): string[] {
  if (before === '') return answersAdded('', after);
  const old = Array.from(before);
  const now = Array.from(after);
  const isLonger = after.startsWith(before) || HANGUL.test(now[old.length - 1] ?? '');
  if (isLonger && now.length === old.length + 1) return answersAdded(before, after);
  const wordsIn = (text: string) => cutIntoWords(text).words.map((word) => word.text);
  return wordsIn(after).slice(wordsIn(before).length);
}

/**
 * The text that a keyboard adds when it commits a composition: nothing if it corrects the typed letters, `huge` for `hg`,
 * because that was not typed.
 */
export const answersCommitted = (before: string, after: string): string[] =>
  after.startsWith(before) ? answersAdded(before, after) : [];

/** How many words a dictation may leave out, besides those it has. */
const LEFT_OUT = 10;

/**
 * The outcomes of answers to the words from an index on: `r` for right, `m` for missed. Letters answer one word each. Several
 * words at once are a dictation: omitted words are missed, and do not shift the rest; spoken signs are no answers.
 * @param verses of the text: the number of a verse at its beginning is no answer
 */
export function outcomesOf(
  words: readonly RecallWord[],
  wordIndex: number,
  answers: readonly string[],
  verses?: VersesOfText,
): string {
  const keys = answers.map((answer) => normalizeWord(answer));
  let outcomes = '';
  let index = 0;
  while (index < answers.length) {
    const answer = answers[index] ?? '';
    const at = wordIndex + outcomes.length;
    const word = words[at];
    if (!word) break;
    const isRight = isFirstLetter(word, answer);
    const sign = spokenSignLength(words, at, keys.slice(index));
    const isNoAnswer = sign > 0 || (!isRight && verses && isVerseNumberAt(answer, at, verses, words));
    if (!isNoAnswer && outcomes === '' && isDictated(answers.slice(index)))
      return dictatedOutcomes(words.slice(at), answers.slice(index));
    if (!isNoAnswer) outcomes += isRight ? 'r' : 'm';
    index += Math.max(1, sign);
  }
  return outcomes;
}

const isDictated = (answers: readonly string[]): boolean =>
  answers.length > 1 && answers.some((answer) => Array.from(answer).length > 1);

function dictatedOutcomes(rest: readonly RecallWord[], answers: readonly string[]): string {
  const words = rest.slice(0, 2 * answers.length + LEFT_OUT);
  const { steps } = correct(words, recallWords(answers.join(' ')));
  const outcomes = steps.flatMap((step) => {
    if (step.kind === 'added') return [];
    const word = words[step.wordIndex];
    const isRight =
      step.kind === 'right' || (step.kind === 'instead' && word && isFirstLetter(word, step.written));
    return isRight ? ['r'] : step.kind === 'instead' ? ['m'] : ['-'];
  });
  // Words missing at the end were not spoken yet.
  const spoken = outcomes.slice(0, outcomes.findLastIndex((outcome) => outcome !== '-') + 1);
  return spoken.join('').replaceAll('-', 'm');
}
