import { bookByKey, bookKey, booksStartingWith, booksWithLaterWord, splitReference } from '../bookNames';
import type { Book } from '../books';
import type { ChapterRef } from '../passage';
import { displayBookName } from './reference';
import { misspeltBook } from './misspeltBook';
import { plainNames } from './plainNames';

/** The typed text, with the full name of a book in place of its typed part. */
export interface NameMatch {
  text: string;
  /** How many characters it is longer than the typed text. */
  shift: number;
  book: Book | null;
}

const NO_BOOK =
  /^(?:[^\p{L}]|(?<!\p{L})(?:v|vv|vs|verses?|ch|chapters?|to|and|through|[a-e]|ff?)(?!\p{L}))*\d/iu;

const INTRODUCTION =
  /^\s*(?:the )?(?:book|gospel|letter|epistle) (?:of|to|according to) (?:the |saint |st\.? )?(?=\p{L}|\d)/iu;

/** `the gospel of John 3` without the words before the name. */
export const withoutIntroduction = (typed: string): string => typed.replace(INTRODUCTION, '');

function nameAndNumbers(typed: string): { name: string; numbers: string } {
  const { name, numbers } = splitReference(withoutIntroduction(typed));
  // A semicolon without a space is a mistyped colon.
  return { name: name.replace(/[ :,-]+$/, ''), numbers: numbers.replace(/^(\d+);(?=\d)/, '$1:') };
}

/**
 * The ways to read the text typed into a field, best first: a full name or abbreviation; then a part of a name, which several books
 * may share; then as the library reads it; and without a name, in the book that is open.
 */
export function attemptsAt(typed: string, openChapter: ChapterRef | undefined): NameMatch[] {
  const { name, numbers } = nameAndNumbers(typed);
  const key = bookKey(name);
  const withName = (book: Book): NameMatch => {
    const text = `${book.longName} ${numbers === '' ? '1' : numbers}`;
    return { text, shift: book.longName.length + 1 - (typed.length - numbers.length), book };
  };
  const asTyped = { text: typed, shift: 0, book: null };
  if (openChapter && NO_BOOK.test(typed)) {
    const bookName = displayBookName(openChapter.bookName);
    const names = /^\W*v/i.test(typed) ? [] : [`${bookName} `];
    return [...names, `${bookName} ${openChapter.chapter} `].map((before) => ({
      text: before + typed.trimStart(),
      shift: before.length - (typed.length - typed.trimStart().length),
      book: null,
    }));
  }
  if (!/[a-z]/.test(key)) return [asTyped];
  const exact = bookByKey(key);
  return exact
    ? [withName(exact)]
    : [...[...booksStartingWith(key), ...booksWithLaterWord(key)].map(withName), asTyped];
}

/**
 * What a misspelt reference most likely means, with the full name of its book: `Pslam 23` is `Psalms 23`; null for anything else.
 * @param hasNumbers whether numbers say that it is a book: then more may be wrong
 */
export function withNearestBook(typed: string, hasNumbers = /\d/.test(typed)): string | null {
  const { name, numbers } = nameAndNumbers(plainNames(typed.trim()));
  const book = misspeltBook(name, hasNumbers);
  return book ? `${book.longName} ${numbers}`.trim() : null;
}
