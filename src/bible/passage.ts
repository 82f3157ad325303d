import type { BookName } from './books';
import type { TranslationCode } from './translations';

/** A run of text inside a verse. Red-letter text splits a verse into several parts. */
export interface VersePart {
  text: string;
  wordsOfChrist: boolean;
}

export interface Verse {
  verseNumber: number;
  parts: VersePart[];
}

/** The verses of Psalms 119, the longest chapter. */
export const MAX_VERSES = 176;

/** Over five times the longest chapter. The rest of a longer answer is not shown. */
export const MAX_VERSES_SHOWN = 1000;

export interface ChapterRef {
  bookName: BookName;
  chapter: number;
}

/** Verses of a chapter, first and last included. `endVerse` is at least `startVerse`. */
export interface VerseSpan {
  startVerse: number;
  endVerse: number;
}

/** A range of verses in one chapter. */
export interface VerseRange extends ChapterRef, VerseSpan {}

/** A range as it is shown of a row of the server. */
export interface StoredRange extends VerseRange {
  /** The server's reference, if its numbers are invalid: 'John 3:18-16'. */
  storedAs?: string;
  /** The server's name or number of an unknown book: 'gospel-of-thomas', '(book 99)', '(no book)'. */
  storedBook?: string;
}

/** A range of verses in one translation, which identifies a text. */
export interface PassageRef extends VerseRange {
  translation: TranslationCode;
}

/** Only the reference of an object that has one. */
export const refOf = ({ translation, bookName, chapter, startVerse, endVerse }: PassageRef): PassageRef => ({
  translation,
  bookName,
  chapter,
  startVerse,
  endVerse,
});

/** The letters after a passage whose text the user replaced (`John 3:16-17a`); '' for none. */
export const LETTERS = ['', 'a', 'b', 'c'] as const;
export type AppendLetter = (typeof LETTERS)[number];
