import type { BookName } from '../bible/books';
import type { VerseRange } from '../bible/passage';

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

/** The typed verses: `16`, `16-17`, `16 to 17`, with any dash; null if there is no number. */
export function versesTyped(text: string): Pick<ReferenceAnswer, 'startVerse' | 'endVerse'> {
  const [startVerse, ...more] = numbersIn(text);
  return { startVerse: startVerse ?? null, endVerse: more.at(-1) ?? null };
}

/** The first number in a typed text; null if there is none. */
export const numberTyped = (text: string): number | null => numbersIn(text)[0] ?? null;

const numbersIn = (text: string): number[] => (text.normalize('NFKC').match(/\d+/g) ?? []).map(Number);

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
