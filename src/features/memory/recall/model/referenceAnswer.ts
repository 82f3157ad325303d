import { bookByName, type BookName } from '@/bible/books';
import type { VerseRange } from '@/bible/passage';
import { parseReference } from '@/bible/references/referenceParser';

/** An answered reference; a number is null if none was given. */
export interface ReferenceAnswer {
  bookName: BookName | null;
  chapter: number | null;
  startVerse: number | null;
  /** Null means the start verse. */
  endVerse: number | null;
}

export interface ReferenceCorrection {
  book: boolean;
  chapter: boolean;
  verses: boolean;
  /** The share of right parts, 0 to 1. */
  score: number;
}

/** A book's name with the number before it, at the beginning of a typed reference. */
const NAME = /^\s*(?:\d\s*)?\p{L}[^\d]*/u;

/**
 * A reference as people type it: `John 3:16-17`, `Jude 24-25`, and `3:16-17` where the book is known. What was not typed is
 * null, and so is a book that cannot be read.
 * @param knownBook the book that was named before
 */
export function referenceTyped(text: string, knownBook: BookName | null): ReferenceAnswer {
  const name = NAME.exec(text)?.[0] ?? '';
  const named = name === '' ? null : parseReference(name);
  const bookName = named?.ok === true ? named.bookName : name === '' ? knownBook : null;
  const numbers = (text.slice(name.length).normalize('NFKC').match(/\d+/g) ?? []).map(Number);
  const book = bookName === null ? undefined : bookByName(bookName);
  if (!book) return { bookName, chapter: null, startVerse: null, endVerse: null };
  const hasOneChapter = book.maxChapter === 1;
  const parsed = parseReference(`${book.longName} ${text.slice(name.length)}`);
  if (numbers.length === 0) return { bookName, chapter: null, startVerse: null, endVerse: null };
  if (!parsed.ok) return { bookName, chapter: numbers[0] ?? null, startVerse: null, endVerse: null };
  const { chapter, startVerse, endVerse } = parsed;
  return numbers.length === 1 && !hasOneChapter
    ? { bookName, chapter, startVerse: null, endVerse: null }
    : { bookName, chapter, startVerse, endVerse };
}

/** Compares an answered reference with the passage's: book, chapter, and both verses as one part. */
export function correctReference(passage: VerseRange, answer: ReferenceAnswer): ReferenceCorrection {
  const book = answer.bookName === passage.bookName;
  const chapter = book && answer.chapter === passage.chapter;
  const verses =
    chapter &&
    answer.startVerse === passage.startVerse &&
    (answer.endVerse ?? answer.startVerse) === passage.endVerse;
  return { book, chapter, verses, score: [book, chapter, verses].filter(Boolean).length / 3 };
}
