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
