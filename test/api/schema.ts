import * as v from 'valibot';
import { isBookName, type BookName } from '../../src/bible/books';
import { DAYS, type DayOfWeek } from '../../src/platform/values/dates';

/** The rows of the mock's database. The schema also checks a file from an earlier run. */

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const bookName = v.custom<BookName>((x) => typeof x === 'string' && isBookName(x), 'a book');
const dayOfWeek = v.custom<DayOfWeek>((x) => DAYS.some((day) => day === x), 'a day of the week');
const range = { bookName, chapter: v.number(), startVerse: v.number(), endVerse: v.number() };

const memoryPassageRow = v.object({
  passageId: id,
  ...range,
  /** A code; older rows have others, which the server leaves unchanged. */
  translation: v.nullable(v.string()),
  /** `frequencyDays` on the wire, with any value. */
  box: v.nullable(v.number()),
  explanation: v.string(),
  /** Epoch milliseconds; 0 or -1 when never viewed. */
  lastViewedNum: v.number(),
  lastViewedStr: v.string(),
});

const overrideRow = v.object({
  passageId: id,
  letter: v.nullable(v.string()),
  /** The passage's start verse when the text was stored. */
  verseNumber: v.number(),
  text: v.string(),
});

const nuggetRow = v.object({ passageId: id, ...range, topicIds: v.array(id) });

const topicRow = v.object({ id, name: v.string() });

const quoteRow = v.object({
  quoteId: id,
  text: v.string(),
  approved: v.string(),
  fromUser: v.nullable(v.string()),
  sourceId: v.nullable(v.number()),
  topicIds: v.array(id),
});

const prayerRow = v.object({
  prayerId: id,
  title: v.string(),
  details: v.string(),
  personName: v.string(),
  archived: v.boolean(),
  /** `daily`, blank, or another client's value. */
  priority: v.nullable(v.string()),
});

const prayerSessionRow = v.object({
  sessionId: id,
  prayerId: id,
  /** `yyyy-MM-dd HH:mm:ss`, the server's local time. */
  dateTime: v.string(),
  note: v.nullable(v.string()),
});

const readingProgressRow = v.object({ dayOfWeek, bookName, chapter: v.number(), dateRead: v.string() });

const linkRow = v.object({ key: v.string(), label: v.string(), action: v.string() });

const practiceRow = v.object({ passageId: id, dateViewedStr: v.string(), dateViewedLong: v.number() });

const userData = v.object({
  memoryPassages: v.array(memoryPassageRow),
  overrides: v.array(overrideRow),
  nuggets: v.array(nuggetRow),
  topics: v.array(topicRow),
  quotes: v.array(quoteRow),
  prayers: v.array(prayerRow),
  prayerSessions: v.array(prayerSessionRow),
  /** Oldest first. */
  readingProgress: v.array(readingProgressRow),
  links: v.array(linkRow),
  /** Oldest first. */
  practiceHistory: v.array(practiceRow),
});

const userRow = v.object({ userId: id, userName: v.string(), lastModified: v.number(), data: userData });

const sentEmail = v.object({
  user: v.string(),
  emailTo: v.string(),
  searchResults: v.array(v.tuple([v.string(), v.string()])),
  searchParam: v.record(v.string(), v.unknown()),
  /** The text of the mail. */
  html: v.string(),
});

/** Increase it when rows change their shape. A file of another version is set aside. */
const SCHEMA_VERSION = 2;

export const dbFile = v.object({
  schemaVersion: v.literal(SCHEMA_VERSION),
  users: v.array(userRow),
  sentEmails: v.array(sentEmail),
});

export type MemoryPassageRow = v.InferOutput<typeof memoryPassageRow>;
export type OverrideRow = v.InferOutput<typeof overrideRow>;
export type NuggetRow = v.InferOutput<typeof nuggetRow>;
export type TopicRow = v.InferOutput<typeof topicRow>;
export type QuoteRow = v.InferOutput<typeof quoteRow>;
export type PrayerRow = v.InferOutput<typeof prayerRow>;
export type PrayerSessionRow = v.InferOutput<typeof prayerSessionRow>;
export type ReadingProgressRow = v.InferOutput<typeof readingProgressRow>;
export type PracticeRow = v.InferOutput<typeof practiceRow>;
export type UserData = v.InferOutput<typeof userData>;
export type UserRow = v.InferOutput<typeof userRow>;
export type SentEmail = v.InferOutput<typeof sentEmail>;
export type DbFile = v.InferOutput<typeof dbFile>;
export { SCHEMA_VERSION };
