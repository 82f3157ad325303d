import { bookByKey, bookKey } from '@/bible/bookNames';
import { bookByName } from '@/bible/books';
import type { PassageRef } from '@/bible/passage';
import { translationOf } from '@/bible/translations';
import { numbersAt } from '@/platform/values/numbers';
import type { SameWords } from './sameWords';
import { recallWords, type RecallWord } from '../../model/words';

/** The verses of a text. */
export interface VersesOfText extends PassageRef {
  /** One for each verse; of a custom text one for all. */
  lines: readonly string[];
  /** The verse number of each line, if they are not consecutive. */
  numbers?: readonly number[];
}

/** A verse or a reference in an answer: its end, and its first verse; null for none. */
interface Named {
  to: number;
  verse: number | null;
}

const CHAPTER: ReadonlySet<string> = new Set(['chapter', 'chap', 'ch']);
const VERSE: ReadonlySet<string> = new Set(['verse', 'verses', 'v', 'vv', 'vs']);
const UP_TO: ReadonlySet<string> = new Set(['to', 'through', 'and']);

/** The maximum number of words in a book's name (Song of Solomon). */
const MAX_NAME = 3;

/** The letter of a custom text: `John 11:35a`. */
const LETTER = /(?<=^\d+)[a-c]$/;

/** How many words a verse number may be away from the beginning of its verse. */
const NEAR = 1;

/** The index of a verse's first word in the text; if the verses cannot be distinguished, all possible indexes. */
function beginningsOf(verses: VersesOfText, text: readonly RecallWord[]) {
  const { lines, startVerse, endVerse, numbers } = verses;
  if (lines.length !== endVerse - startVerse + 1) {
    const anywhere = text.flatMap(({ pause }, wordIndex) => (pause > 0 ? [wordIndex] : []));
    return () => anywhere;
  }
  let wordIndex = 0;
  const begins = lines.map((line) => {
    const begin = wordIndex;
    wordIndex += recallWords(line).length;
    return begin;
  });
  return (verse: number): readonly number[] => {
    const line = numbers ? numbers.indexOf(verse) : verse - startVerse;
    return line < 0 ? [] : begins.slice(line, line + 1);
  };
}

/** Whether digits belong to the number of a verse that begins, or may begin, at an index of the text. */
export function isVerseNumberAt(
  digits: string,
  wordIndex: number,
  verses: VersesOfText,
  text: readonly RecallWord[],
): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const beginnings = beginningsOf(verses, text);
  const { startVerse, endVerse } = verses;
  const numbers = Array.from({ length: endVerse - startVerse + 1 }, (_, index) => startVerse + index);
  return numbers.some((verse) => String(verse).includes(digits) && beginnings(verse).includes(wordIndex));
}

/**
 * Where an answer names the verses of its text: `16 For God so loved`, `verse 16`, `3:16`, and the reference before or after the
 * text. Writing them down is right, although the text has no such words.
 * @param keysOfAnswer the keys of its words, a number word as its digits
 */
export function namedVerses(
  verses: VersesOfText,
  text: readonly RecallWord[],
  answer: readonly RecallWord[],
  keysOfAnswer: readonly string[],
): SameWords[] {
  const { bookName, chapter, startVerse, endVerse } = verses;
  const keys = keysOfAnswer.map((key) => key.replace(LETTER, ''));
  const beginnings = beginningsOf(verses, text);
  const isOne = bookByName(bookName)?.maxChapter === 1;
  const after = (words: ReadonlySet<string>, at: number) => (words.has(keys[at] ?? '') ? at + 1 : at);
  const numbers = (at: number) =>
    numbersAt(keys, at).map(({ value, length }) => ({ number: Number(value), to: at + length }));
  const versesAt = (at: number): Named[] =>
    numbers(after(VERSE, at))
      .filter(({ number }) => number >= startVerse && number <= endVerse)
      .map(({ number, to }) => ({ to, verse: number }));
  const chapterAt = (at: number): number[] =>
    numbers(after(CHAPTER, at)).flatMap(({ number, to }) => (number === chapter ? [to] : []));
  /** `16`, `verse 16`, `3:16`. */
  const versesOrChapterAt = (at: number) => [...versesAt(at), ...chapterAt(at).flatMap(versesAt)];
  /** The same, and `16-17`. */
  const rangesAt = (at: number) =>
    versesOrChapterAt(at).flatMap((first) => [
      first,
      ...versesOrChapterAt(after(UP_TO, first.to)).map(({ to }) => ({ to, verse: first.verse })),
    ]);
  const isBook = (from: number, to: number) => {
    const name = answer.slice(from, to).map((word) => word.text);
    return bookByKey(bookKey(name.join(' ')))?.bookName === bookName;
  };
  const translations = [verses.translation, translationOf(verses.translation).shortName.toLowerCase()];
  /** The same, and with the translation: `John 3:16 KJV`. */
  const withTranslation = (named: Named) =>
    translations.includes(answer[named.to]?.text.toLowerCase() ?? '')
      ? [named, { ...named, to: named.to + 1 }]
      : [named];
  /** `John 3:16-17`, `Psalm 23`, `Jude 24`. */
  const referencesAt = (at: number): Named[] => {
    for (let name = at + 1; name <= at + MAX_NAME; name += 1) {
      const chapters = chapterAt(name);
      if ((chapters.length === 0 && !isOne) || !isBook(at, name)) continue;
      const whole = chapters.map((to) => ({ to, verse: null }));
      return [...whole, ...chapters.flatMap(rangesAt), ...(isOne ? rangesAt(name) : [])].flatMap(
        withTranslation,
      );
    }
    return [];
  };
  const spanAt =
    (from: number, to: number) =>
    (wordIndex: number): SameWords => ({ wordIndex, length: 0, from, count: to - from });
  const near = (verse: number | null) =>
    (verse === null ? [] : beginnings(verse)).flatMap((wordIndex) =>
      [-NEAR, 0, NEAR].map((offset) => wordIndex + offset).filter((each) => each >= 0 && each <= text.length),
    );
  const ends = [0, text.length];
  return answer.flatMap((_, from) => [
    ...rangesAt(from).flatMap(({ to, verse }) => near(verse).map(spanAt(from, to))),
    ...referencesAt(from).flatMap(({ to, verse }) => [...ends, ...near(verse)].map(spanAt(from, to))),
  ]);
}

/** Whether an answer only names the verses of its text. */
export function isReferenceAlone(
  verses: VersesOfText,
  text: readonly RecallWord[],
  answer: readonly RecallWord[],
): boolean {
  const keys = answer.map(({ key }) => key);
  const reached = new Set([0]);
  const spans = namedVerses(verses, text, answer, keys).toSorted((a, b) => a.from - b.from);
  for (const { from, count } of spans) if (reached.has(from)) reached.add(from + count);
  return answer.length > 0 && reached.has(answer.length);
}
