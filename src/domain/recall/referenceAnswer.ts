import type { BookName } from '../bible/books';
import type { VerseRange } from '../bible/passage';

/** A reference as it was answered; a number is null where none was given. */
export interface ReferenceAnswer {
  bookName: BookName | null;
  chapter: number | null;
  startVerse: number | null;
  /** Null stands for the start verse. */
  endVerse: number | null;
}

export interface ReferenceCorrection {
  book: boolean;
  chapter: boolean;
  verses: boolean;
  /** Right parts of the three, 0 to 1. */
  score: number;
}

/** The verses that somebody typed: `16`, `16-17`, `16 to 17`, with whatever dash; null where there is no number. */
export function versesTyped(text: string): Pick<ReferenceAnswer, 'startVerse' | 'endVerse'> {
  const [startVerse, ...more] = numbersIn(text);
  return { startVerse: startVerse ?? null, endVerse: more.at(-1) ?? null };
}

/** The first number of what somebody typed; null where there is none. */
export const numberTyped = (text: string): number | null => numbersIn(text)[0] ?? null;

const numbersIn = (text: string): number[] => (text.normalize('NFKC').match(/\d+/g) ?? []).map(Number);

/** Holds an answered reference against the passage's: book, chapter, and both verses as one. */
export function correctReference(passage: VerseRange, answer: ReferenceAnswer): ReferenceCorrection {
  const book = answer.bookName === passage.bookName;
  const chapter = book && answer.chapter === passage.chapter;
  const verses =
    chapter &&
    answer.startVerse === passage.startVerse &&
    (answer.endVerse ?? answer.startVerse) === passage.endVerse;
  return { book, chapter, verses, score: [book, chapter, verses].filter(Boolean).length / 3 };
}
