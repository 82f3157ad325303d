import {
  bookByKey,
  bookKey,
  booksStartingWith,
  booksWithLaterWord,
  splitReference,
} from '../bible/bookNames';
import type { Book } from '../bible/books';
import { formatChapter, formatReference } from './reference';
import type { TranslationCode } from '../bible/translations';
import { verseCount } from '../bible/versification';

export interface ReferenceSuggestion {
  /** What is shown, and what the input becomes: `John 3:16`. */
  label: string;
  /** The same text, which no other suggestion of the list has. */
  value: string;
}

/** More than the longest chapter has verses. */
const DEFAULT_LIMIT = 200;
/** No name and no reference comes near it. */
const MAX_INPUT = 60;
/** A chapter, and after a separator the digits of a verse so far: `3`, `3:`, `3:1`, `3.1`, `3v1`, `3 1`. */
const NUMBERS = /^(\d+)(?:(?:\s?(?::|\.|v{1,2}\.?)\s?|\s)(\d*))?$/i;

/** The whole numbers from 1 to `last` whose digits begin with `prefix`. */
function numbersWithPrefix(last: number, prefix: string): number[] {
  const numbers: number[] = [];
  for (let n = 1; n <= last; n += 1) {
    if (String(n).startsWith(prefix)) numbers.push(n);
  }
  return numbers;
}

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
 * The books that a name may be, the likeliest first. `John` is John, though 1 John has the word too; `joh` and `Jud` name
 * a book in short, but are also on the way to others, and so settle nothing.
 */
function booksOfName(key: string): Book[] {
  const exact = bookByKey(key);
  if (exact?.bookName.replaceAll('-', '') === key) return [exact];
  const starting = booksStartingWith(key);
  const begun = [...new Set([...starting, ...booksWithLaterWord(key)])];
  if (exact === undefined || starting.includes(exact)) return begun;
  return [exact, ...begun.filter((book) => book !== exact)];
}

/** No number yet: the chapters of the one book it must be, otherwise the books it may be. */
function labelsForName(key: string): string[] {
  const books = booksOfName(key);
  const [only] = books;
  if (only !== undefined && books.length === 1) return chapterLabels(only, '');
  return books.map((book) => book.longName);
}

/** A chapter's digits, perhaps more to come: chapters that begin so, and the verses of the one that is typed. */
function labelsForChapter(translation: TranslationCode, book: Book, digits: string): string[] {
  const chapter = Number(digits);
  // `Jude 5` is a verse, as `parseReference` reads it.
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
    // The book that the name is short for opens its verses, as the parser reads it; the others it may be their chapters.
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
 * What a reference being typed may become (§5 'Reference parsing'). The book is matched in any case by slug, long
 * name, short name or a usual abbreviation, or by a part of a name. A name alone lists the book's chapters, or the
 * books it may be; a chapter's digits the chapters that begin with them and the typed chapter's verses; with a colon
 * the chapter's verses that begin with the typed digits. At most `limit`.
 *
 * Empty for blank input, for what leads to no reference (a range too), and when the input already is the one full
 * reference that there would be to suggest.
 */
export function suggestReferences(
  input: string,
  translation: TranslationCode,
  limit = DEFAULT_LIMIT,
): readonly ReferenceSuggestion[] {
  if (input.length > MAX_INPUT) return [];
  const typed = input.trim();
  return labelsFor(typed, translation)
    .filter((label) => label.toLowerCase() !== typed.toLowerCase() || label.includes(':'))
    .slice(0, limit)
    .map((label) => ({ label, value: label }));
}
