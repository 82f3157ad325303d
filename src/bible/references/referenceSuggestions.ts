import { bookByKey, bookKey, booksStartingWith, booksWithLaterWord, splitReference } from '../bookNames';
import type { Book } from '../books';
import { formatChapter, formatReference } from './reference';
import type { TranslationCode } from '../translations';
import { verseCount } from '../versification';

/** More than the longest chapter has verses. */
const DEFAULT_LIMIT = 200;
/** Longer than any name or reference. */
const MAX_INPUT = 60;
/** A chapter, and after a separator the digits of a verse typed so far: `3`, `3:`, `3:1`, `3.1`, `3,1`, `3v1`, `3 1`. */
const NUMBERS = /^(\d+)(?:(?:\s?(?:[:.,]|v{1,2}\.?)\s?|\s)(\d*))?$/i;

/** The whole numbers from 1 to `last` whose digits begin with `prefix`. */
const numbersWithPrefix = (last: number, prefix: string): number[] =>
  Array.from({ length: last }, (_, index) => index + 1).filter((n) => String(n).startsWith(prefix));

function verseLabels(
  translation: TranslationCode,
  { bookName }: Book,
  chapter: number,
  prefix: string,
): string[] {
  const last = verseCount(translation, bookName, chapter) ?? 0;
  return numbersWithPrefix(last, prefix).map((verse) =>
    formatReference({ bookName, chapter, startVerse: verse, endVerse: verse }),
  );
}

function chapterLabels({ bookName, maxChapter }: Book, prefix: string): string[] {
  return numbersWithPrefix(maxChapter, prefix).map((chapter) => formatChapter({ bookName, chapter }));
}

/**
 * The books that a name may mean, the likeliest first. `John` is John, although 1 John contains the word too. `joh` and
 * `Jud` are short for a book, but may also become the name of another, so they match all of these.
 */
function booksOfName(key: string): Book[] {
  const exact = bookByKey(key);
  if (exact?.bookName.replaceAll('-', '') === key) return [exact];
  const starting = booksStartingWith(key);
  const begun = [...new Set([...starting, ...booksWithLaterWord(key)])];
  if (exact === undefined || starting.includes(exact)) return begun;
  return [exact, ...begun.filter((book) => book !== exact)];
}

/** Without a number: the chapters if the name matches one book only, otherwise the books. */
function labelsForName(key: string): string[] {
  const books = booksOfName(key);
  const [only] = books;
  if (only !== undefined && books.length === 1) return chapterLabels(only, '');
  return books.map((book) => book.longName);
}

/** For a chapter's digits so far: the chapters that begin with them, and the verses of the typed chapter. */
function labelsForChapter(translation: TranslationCode, book: Book, digits: string): string[] {
  const chapter = Number(digits);
  // `Jude 5` is a verse, as `readReferences` reads it.
  if (book.maxChapter === 1 && chapter > 1) return verseLabels(translation, book, 1, digits);
  return [...chapterLabels(book, digits), ...verseLabels(translation, book, chapter, '')];
}

function labelsFor(typed: string, translation: TranslationCode): string[] {
  const { name, numbers } = splitReference(typed);
  const key = bookKey(name.replace(/[\s:,-]+$/, ''));
  if (key === '') return [];
  if (numbers === '') return labelsForName(key);

  const match = NUMBERS.exec(numbers);
  if (match === null) return [];
  const [, digits = '', verse] = match;
  const books = booksOfName(key);
  if (verse === undefined) {
    // Like the parser, this offers verses only for the book that the name is short for; the other books get chapters.
    const named = books.length === 1 ? books[0] : bookByKey(key);
    return books.flatMap((book) =>
      book === named ? labelsForChapter(translation, book, digits) : chapterLabels(book, digits),
    );
  }
  const labels = books.flatMap((book) => verseLabels(translation, book, Number(digits), verse));
  const complete = bookByKey(key) !== undefined && verse !== '' && labels.length === 1;
  return complete ? [] : labels;
}

/**
 * Completions of a reference being typed, distinct, such as `John 3:16`. The book is matched in
 * any case by slug, long name, short name, a usual abbreviation, or a part of a name. A name alone lists the book's
 * chapters, or the books it may mean. A chapter's digits list the chapters that begin with them and the typed chapter's
 * verses. With a colon, the list has the chapter's verses that begin with the typed digits. At most `limit`.
 *
 * Empty for blank input, for input that cannot become a reference (also a range), and when the input already is the
 * only full reference it could become.
 */
export function suggestReferences(
  input: string,
  translation: TranslationCode,
  limit = DEFAULT_LIMIT,
): readonly string[] {
  if (input.length > MAX_INPUT) return [];
  const typed = input.trim();
  return labelsFor(typed, translation)
    .filter((label) => label.toLowerCase() !== typed.toLowerCase() || label.includes(':'))
    .slice(0, limit);
}
