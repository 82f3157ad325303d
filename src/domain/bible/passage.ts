import type { BookName } from './books';
import type { TranslationCode } from './translations';

/** A run of text inside a verse; red-letter text splits a verse into several. */
export interface VersePart {
  text: string;
  wordsOfChrist: boolean;
}

export interface Verse {
  verseNumber: number;
  parts: VersePart[];
}

/** Five times the longest chapter (§9): of an answer that goes on further, the rest is not shown. */
export const MAX_VERSES_SHOWN = 1000;

/** A range of verses in one chapter. `endVerse` is at least `startVerse`. */
export interface VerseRange {
  bookName: BookName;
  chapter: number;
  startVerse: number;
  endVerse: number;
}

/** A range of verses in one translation: what a text is asked for by. */
export interface PassageRef extends VerseRange {
  translation: TranslationCode;
}

export interface ChapterRef {
  bookName: BookName;
  chapter: number;
}
