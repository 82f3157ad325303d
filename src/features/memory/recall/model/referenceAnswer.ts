import { bookByName, type BookName } from '@/bible/books';
import type { VerseRange } from '@/bible/passage';
import type { TranslationCode } from '@/bible/translations';
import { verseCount } from '@/bible/versification';

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
  /** The wrong parts, in words: with another book the chapter may still be right. */
  wrong: readonly string[];
}

/** Whether a chapter was named without verses, which in a book with one chapter `Jude 1` may mean too. */
const namesChapter = ({ bookName, startVerse, endVerse }: ReferenceAnswer): boolean =>
  startVerse === null ||
  (startVerse === 1 && endVerse === null && bookByName(bookName ?? '')?.maxChapter === 1);

/** The score of a reference that begins right, but ends at another verse: nearly right. */
const BEGINS_RIGHT = 0.95;

/**
 * Compares an answered reference with the passage's: book, chapter, and both verses as one part. An answer that is right up
 * to the last verse is nearly right.
 */
export function correctReference(
  passage: VerseRange & { translation: TranslationCode },
  answer: ReferenceAnswer,
): ReferenceCorrection {
  const last = verseCount(passage.translation, passage.bookName, passage.chapter);
  const isWhole = passage.startVerse <= 1 && last !== undefined && passage.endVerse >= last;
  const book = answer.bookName === passage.bookName;
  const chapter = book && answer.chapter === passage.chapter;
  const areSame =
    answer.startVerse === passage.startVerse && (answer.endVerse ?? answer.startVerse) === passage.endVerse;
  const namesVerses = areSame || (isWhole && namesChapter(answer));
  const verses = chapter && namesVerses;
  const beginsRight = chapter && !verses && answer.startVerse === passage.startVerse;
  const wrong = [
    ...(book ? [] : ['the book']),
    ...(answer.chapter === passage.chapter ? [] : ['the chapter']),
    ...(namesVerses ? [] : [beginsRight ? 'the last verse' : 'the verses']),
  ];
  const score = beginsRight ? BEGINS_RIGHT : [book, chapter, verses].filter(Boolean).length / 3;
  return { book, chapter, verses, wrong, score };
}
