import { numberWord } from '../text/numbers';
import { cutIntoWords, folded, type RecallWord } from './words';

const firstOf = (text: string): string => Array.from(text.normalize('NFKD'))[0] ?? '';

/** The letters that stand for a word: its own first one, and for a number the digit's and the word's. */
function lettersOf({ text, key }: RecallWord): string[] {
  const said = numberWord(key);
  return [firstOf(folded(text)), firstOf(key), ...(said === null ? [] : [firstOf(said)])].filter(Boolean);
}

/** Whether a typed letter is the first one of a word; case, accents and the letter's own form aside. */
export function isFirstLetter(word: RecallWord, typed: string): boolean {
  const letter = firstOf(folded(typed)) || (/[\p{L}\p{N}]/u.test(typed) ? firstOf(typed) : '');
  return letter !== '' && lettersOf(word).includes(letter);
}

const DIRECTLY_TYPED =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hangul}\p{N}]/u;
const HAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Whether a letter may be judged while it is still being composed. Most keyboards of phones compose every word, and
 * show each letter as it is meant; where a character is looked up by its sound, the sound is no answer yet.
 */
export const isJudgedWhileComposed = (expected: RecallWord | undefined, typed: string): boolean =>
  expected === undefined || (DIRECTLY_TYPED.test(typed.normalize('NFC')) && !HAN.test(expected.text));

/**
 * What a field's change says: one letter a word. Letters that were added one by one count each; a whole word at once, as
 * from dictation or a gliding finger, counts by its first letter.
 * @param before the field as it was when it was last read
 */
export function lettersAdded(before: string, after: string): string[] {
  const old = Array.from(before);
  const now = Array.from(after);
  let same = 0;
  while (same < old.length && same < now.length && old[same] === now[same]) same += 1;
  // A letter that is being composed changes its form and stays one letter.
  const added = now.slice(now.length > old.length ? Math.max(same, old.length) : now.length).join('');
  return cutIntoWords(added).words.flatMap(({ text }) => Array.from(text)[0] ?? []);
}
