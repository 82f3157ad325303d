import { numberWord } from '../text/numbers';
import { cutIntoWords, folded, type RecallWord } from './words';

const firstOf = (text: string): string => Array.from(text.normalize('NFKD'))[0] ?? '';

/** The letters accepted for a word: its first one, and for a number both the digit and the number word's first. */
function lettersOf({ text, key }: RecallWord): string[] {
  const said = numberWord(key);
  return [firstOf(folded(text)), firstOf(key), ...(said === null ? [] : [firstOf(said)])].filter(Boolean);
}

/** Whether a typed letter is the first letter of a word, ignoring case and accents. */
export function isFirstLetter(word: RecallWord, typed: string): boolean {
  const letter = firstOf(folded(typed)) || (/[\p{L}\p{N}]/u.test(typed) ? firstOf(typed) : '');
  return letter !== '' && lettersOf(word).includes(letter);
}

const DIRECTLY_TYPED =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hangul}\p{N}]/u;
const HAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Whether a letter can be judged while it is still being composed. Most phone keyboards compose every word and show the
 * intended letters. But where a character is chosen by its sound, the sound is not an answer yet.
 */
export const isJudgedWhileComposed = (expected: RecallWord | undefined, typed: string): boolean =>
  expected === undefined || (DIRECTLY_TYPED.test(typed.normalize('NFC')) && !HAN.test(expected.text));

/**
 * The letters that a field's change adds, one for each word. Letters typed one by one count each; a whole word at once,
 * as from dictation or swipe typing, counts by its first letter.
 * @param before the field's value when it was last read
 */
export function lettersAdded(before: string, after: string): string[] {
  const old = Array.from(before);
  const now = Array.from(after);
  let same = 0;
  while (same < old.length && same < now.length && old[same] === now[same]) same += 1;
  // While being composed, a letter may change its form but stays one letter.
  const added = now.slice(now.length > old.length ? Math.max(same, old.length) : now.length).join('');
  return cutIntoWords(added).words.flatMap(({ text }) => Array.from(text)[0] ?? []);
}
