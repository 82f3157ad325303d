/**
 * The shapes of the PHP API's answers, as a standard installation writes them. The mock API's answers have these types and
 * the client's decoders read them, so neither can drift from the other.
 */

export interface UserJson {
  userName: string;
  fileName?: string;
  numLastMod?: number;
  lastModified: string;
  userId?: number;
}

export interface VersePartJson {
  verseNumber: number;
  versePartId: number | null;
  verseText: string;
  wordsOfChrist: boolean;
}

export interface VerseJson {
  passageId: number | null;
  verseParts: VersePartJson[];
}

export interface TopicJson {
  id: number;
  name: string;
}

export interface TagJson extends TopicJson {
  passages: unknown[];
}

export interface PassageJson {
  passageId: number;
  bookId: number | null;
  bookName: string | null;
  translationId: string | null;
  translationName: string | null;
  chapter: number | null;
  startVerse: number | null;
  endVerse: number | null;
  verseText: string | null;
  explanation: string | null;
  frequencyDays: number | null;
  last_viewed_str: string | null;
  last_viewed_num: number;
  passageRefAppendLetter: string | null;
  verses: VerseJson[];
  topics: TopicJson[];
}

export interface QuoteJson {
  quoteId: number;
  quoteTx: string | null;
  approved: string | null;
  fromUser: string | null;
  sourceId: number | null;
  tagIds?: number[];
}

export interface NewTopicJson {
  topicId: number;
  message: string;
}

export interface QuoteTopicsJson {
  quoteId: number;
  message: string;
  topics: TopicJson[];
}

export interface PracticeHistoryJson {
  passageId: number;
  dateViewedStr: string;
  dateViewedLong: number;
}

export interface ReadingProgressJson {
  bookId: number;
  bookName: string;
  chapter: number;
  dateRead: string;
  dayOfWeek: string;
}

export interface LinkJson {
  key: string;
  label: string;
  action: string;
}

export interface PrayerJson {
  prayerId: number;
  prayerTitleTx: string;
  prayerDetailsTx: string | null;
  prayerSubjectPersonName: string | null;
  archiveFl: string;
  prayerPriorityCd: string | null;
}

/** The input of `add_prayer` and `update_prayer`. */
export interface PrayerInputJson {
  prayerId?: number;
  userId: string;
  prayerTitleTx: string;
  prayerDetailsTx: string;
  prayerSubjectPersonName: string;
  archiveFl: string;
  prayerPriorityCd: string;
  mostRecentPrayerDate: string;
}

export interface PrayerSessionJson {
  sessionId: number;
  prayerId: number;
  userId: string;
  /** `yyyy-MM-dd HH:mm:ss`, local, no zone. */
  dateTime: string;
  prayerNoteTx: string | null;
}

export interface ErrorJson {
  error: string;
}
