import * as v from 'valibot';
import { bookName, translationCode } from '@/bible/text/names';
import { LETTERS } from '@/bible/passage';
import { isValidRange } from '@/bible/versification';
import { BOXES, type RecallEntry, recallEntrySchema } from '@/features/memory/model/public';
import { DAYS, LATEST_DATE_MS, LATEST_DAY_MS } from '@/platform/values/dates';

/*
 * The app's own file: JSON, described in FILES.md. A change that a reader of version 1 would misread needs a
 * new version; a field that it may ignore does not.
 */

export const FORMAT = 'nuggets-library';
export const VERSION = 1;
/** The file's name in the zip. */
export const LIBRARY_FILE = 'nuggets.json';

const id = v.number();
/** Files of earlier versions have times of any year. One without a day in four-digit years counts as never, as in the list. */
const viewedAt = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.maxValue(LATEST_DATE_MS),
  v.transform((at) => (at <= LATEST_DAY_MS ? at : null)),
);
const verse = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const NOT_IN_BIBLE = 'these verses are not in the Bible';
const range = { bookName, chapter: verse, startVerse: verse, endVerse: verse };
const topicNames = v.optional(v.array(v.string()), []);
const day = v.string();

/** The rows of each list in the file. */
export const ROWS = {
  topics: v.object({ id, name: v.string() }),
  passages: v.pipe(
    v.object({
      passageId: id,
      translation: translationCode,
      ...range,
      appendLetter: v.optional(v.picklist(LETTERS), ''),
      box: v.optional(v.picklist(BOXES), 1),
      lastViewed: v.optional(v.nullable(viewedAt), null),
      explanation: v.optional(v.string(), ''),
      /** The user's custom text; blank for none. */
      ownText: v.optional(v.string(), ''),
    }),
    v.check((row) => isValidRange(row), NOT_IN_BIBLE),
  ),
  nuggets: v.pipe(
    v.object({ passageId: id, ...range, topics: topicNames }),
    v.check((row) => isValidRange(row), NOT_IN_BIBLE),
  ),
  quotes: v.object({ quoteId: id, text: v.string(), topics: topicNames }),
  prayers: v.object({
    prayerId: id,
    title: v.string(),
    details: v.optional(v.string(), ''),
    personName: v.optional(v.string(), ''),
    daily: v.optional(v.boolean(), false),
    archived: v.optional(v.boolean(), false),
    priority: v.exactOptional(v.string()),
  }),
  prayerSessions: v.object({
    sessionId: id,
    prayerId: id,
    dateTime: v.string(),
    day: v.exactOptional(day),
    note: v.optional(v.string(), ''),
  }),
  reading: v.object({ dayOfWeek: v.picklist(DAYS), bookName, chapter: verse, dateRead: day }),
  links: v.object({ key: v.optional(v.string(), ''), label: v.string(), action: v.string() }),
  practiceHistory: v.object({ passageId: id, viewedAt: v.number() }),
  recall: recallEntrySchema,
  weakWords: v.object({
    passageId: id,
    words: v.array(v.object({ word: v.string(), weakness: v.number() })),
  }),
  waiting: v.object({
    what: v.string(),
    at: v.number(),
    refused: v.exactOptional(v.string()),
    kind: v.string(),
    payload: v.record(v.string(), v.unknown()),
  }),
  /** The server's rows that this app cannot decode. */
  unread: v.object({ list: v.string(), row: v.unknown() }),
} as const;

export type ListInFile = keyof typeof ROWS;
/** In the order of the file. */
const LISTS_IN_FILE = Object.keys(ROWS).filter((name): name is ListInFile => name in ROWS);

export type FileRow<List extends ListInFile> = v.InferOutput<(typeof ROWS)[List]>;
export type FileLists = { [List in Exclude<ListInFile, 'recall'>]: readonly FileRow<List>[] } & {
  recall: readonly RecallEntry[];
};

const stored = v.record(v.string(), v.string());

/** The fields of the file beside its lists. */
export const HEAD = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  exportedAt: v.optional(v.string(), ''),
  user: v.optional(v.string(), ''),
  server: v.optional(v.string(), ''),
  /** When each list was last known from the server, epoch milliseconds; only of those that could not be loaded. */
  cachedAt: v.optional(v.record(v.string(), v.number()), {}),
  /** How many invalid rows are missing from the file, because their list could not be loaded. */
  missing: v.exactOptional(v.number()),
  settings: v.optional(stored, {}),
  drafts: v.optional(stored, {}),
});

export type Head = v.InferOutput<typeof HEAD>;

/** All data of a user. */
export interface Library {
  head: Head;
  lists: FileLists;
}

/** The JSON of a library in pieces: one row a line, so that it can be read and compared. */
export function* libraryJson({ head, lists }: Library): Generator<string, void> {
  yield `{\n${Object.entries(head)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n')}`;
  for (const list of LISTS_IN_FILE) {
    yield `,\n${JSON.stringify(list)}: [`;
    let separator = '\n';
    for (const row of lists[list]) {
      yield separator + JSON.stringify(row);
      separator = ',\n';
    }
    yield separator === '\n' ? ']' : '\n]';
  }
  yield '\n}\n';
}
