import type { BookName } from './books';
import type { TranslationCode } from './translations';

/** The things the product is about (§3), as every layer above `api/` sees them. */

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

/** Boxes 1 to 3 by frequency; -1 is 'Every Time'. */
export type Box = -1 | 1 | 2 | 3;

/** Marks a passage whose text the user replaced: `John 3:16-17a`. */
export type AppendLetter = '' | 'a' | 'b' | 'c';

export interface MemoryPassage extends PassageRef {
  passageId: number;
  box: Box;
  /** Epoch milliseconds; null when never viewed. */
  lastViewed: number | null;
  /** Blank when there is none. */
  explanation: string;
  appendLetter: AppendLetter;
}

/** The user's own wording of a memory passage. */
export interface TextOverride {
  passageId: number;
  appendLetter: AppendLetter;
  /** The whole replaced text; blank when only the letter is set. */
  text: string;
}

export interface Topic {
  id: number;
  name: string;
}

export interface Nugget extends VerseRange {
  passageId: number;
  topics: readonly Topic[];
}

export interface Quote {
  quoteId: number;
  /** Null until it has been fetched: the list may come without texts. */
  text: string | null;
  topicIds: readonly number[];
  approved: string | null;
  fromUser: string | null;
  sourceId: number | null;
}

export interface Prayer {
  prayerId: number;
  title: string;
  details: string;
  personName: string;
  archived: boolean;
  daily: boolean;
}

export interface PrayerSession {
  sessionId: number;
  prayerId: number;
  /** Local time as the server wrote it, `yyyy-MM-ddTHH:mm:ss`, never shifted by a zone; `''` when that is not known. */
  dateTime: string;
  /** The day on the device that recorded it, `yyyy-MM-dd`, where that is known: the server's day may be another. */
  day?: string;
  /** Blank when there is none. */
  note: string;
}

export interface PracticeHistoryEntry {
  passageId: number;
  /** Epoch milliseconds. */
  viewedAt: number;
}

export type DayOfWeek = 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday';

export interface ReadingProgress extends ChapterRef {
  dayOfWeek: DayOfWeek;
  /** `yyyy-MM-dd`, dated by the server; `''` when that is not known. */
  dateRead: string;
}

export interface Link {
  /** Of the form `4.N`. */
  key: string;
  label: string;
  /** The address as it was saved: open it only when `safeHttpUrl` passes it. */
  action: string;
  /** True for a link the user added. */
  additional: boolean;
}

export interface User {
  userName: string;
  lastModified: string;
}

/** One verse found by a Bible search. */
export interface SearchResult extends PassageRef {
  verses: readonly Verse[];
}

export type SearchGroup = 'new' | 'old' | 'both' | 'gospels' | 'pauls_letters' | 'non_pauline_letters';
