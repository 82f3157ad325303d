import * as v from 'valibot';
import { refOf } from '@/bible/passage';
import type { TranslationCode } from '@/bible/translations';
import { validateLink } from '@/features/links/model/public';
import { pluralize, isBlank } from '@/platform/values/text';
import { newPassage, type Item, type PassageIdentity } from '../item';
import { itemsOf, topLevelValues, valueOf, type TopLevelValue } from './jsonObject';
import { HEAD, ROWS, VERSION, type Head, type ListInFile } from './libraryFile';
import { invalidRow, Unusable, type ParsedFile, type Row } from '../row';
import type { Step } from '../source';

const NAMES: Readonly<Record<ListInFile, string>> = {
  topics: 'topic',
  passages: 'memory passage',
  nuggets: 'nugget',
  quotes: 'quote',
  prayers: 'prayer',
  prayerSessions: 'prayer session',
  reading: 'reading',
  links: 'link',
  practiceHistory: 'view',
  recall: 'run of recall',
  weakWords: 'weak words',
  waiting: 'waiting write',
  unread: 'row that could not be read',
};

/** The lists that can be added. Passages come before the runs of recall, which name them by their id in the file. */
const READABLE = ['topics', 'passages', 'nuggets', 'quotes', 'prayers', 'links', 'recall'] as const;
type Readable = (typeof READABLE)[number];

/** The lists that are only reported, with the reason. */
const DATED: readonly ListInFile[] = ['prayerSessions', 'reading', 'practiceHistory'];
const DATED_MESSAGE = 'stay in the file: the server dates each itself, so they would count as done today.';

interface Context {
  fallback: TranslationCode;
  passages: Map<number, PassageIdentity>;
}

const isListName = (name: string): name is ListInFile => Object.hasOwn(ROWS, name);

/**
 * Reads the app's own file, in pieces.
 * @param fallback the translation in which nuggets are added, because their list names none
 * @throws Unusable
 */
export async function readLibrary(
  json: Blob,
  fallback: TranslationCode,
  step: Step,
): Promise<ParsedFile & { head: Head }> {
  const rest: Record<string, unknown> = {};
  const lists = new Map<ListInFile, TopLevelValue>();
  try {
    for (const value of await topLevelValues(json, step)) {
      const { name } = value;
      if (isListName(name)) lists.set(name, value);
      else if (Object.hasOwn(HEAD.entries, name)) rest[name] = await valueOf(json, value);
    }
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    throw new Unusable('This file is damaged or cut short: it is no complete JSON.');
  }
  const version = rest.version;
  if (typeof version === 'number' && version > VERSION)
    throw new Unusable(
      'This file was made by a newer version of the app. Update the app, then choose it again.',
    );
  const head = v.safeParse(HEAD, rest);
  if (!head.success) throw new Unusable('This JSON file was not exported by this app.');
  const context: Context = { fallback, passages: new Map() };
  const rows: Row[] = [];
  const messages: string[] = [];
  const valuesOf = (list: ListInFile) => {
    const value = lists.get(list);
    return value ? itemsOf(json, value, step) : [];
  };
  try {
    for (const list of READABLE) {
      for await (const row of rowsOf(list, valuesOf(list), context, step)) rows.push(row);
    }
    for (const list of DATED) {
      let count = 0;
      for await (const _ of valuesOf(list)) count += 1;
      if (count > 0) messages.push(`${pluralize(count, NAMES[list])} ${DATED_MESSAGE}`);
    }
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    throw new Unusable('This file is damaged: a list in it cannot be read.');
  }
  return { what: 'A library of this app', rows, messages, head: head.output };
}

async function* rowsOf(
  list: Readable,
  values: AsyncIterable<unknown> | Iterable<unknown>,
  context: Context,
  step: Step,
): AsyncGenerator<Row, void> {
  let number = 0;
  for await (const value of values) {
    number += 1;
    const location = `${NAMES[list]} ${number}`;
    const item = READERS[list](value, context);
    yield typeof item === 'string'
      ? invalidRow(location, item, JSON.stringify(value).slice(0, 200))
      : { location, item };
    await step();
  }
}

/** Reads a row: returns its item, or why there is none. */
type Reader = (value: unknown, context: Context) => Item | string;

const reader =
  <Output>(
    schema: v.GenericSchema<unknown, Output>,
    toItem: (row: Output, context: Context) => Item | string,
  ): Reader =>
  (value, context) => {
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return toItem(parsed.output, context);
    const [issue] = parsed.issues;
    const path = issue.path?.map(({ key }) => String(key)).join('.');
    return path === undefined ? `It is not valid: ${issue.message}` : `Its ${path} is missing or not valid`;
  };

const READERS: Readonly<Record<Readable, Reader>> = {
  topics: reader(ROWS.topics, ({ name }) => (isBlank(name) ? 'It has no name' : { kind: 'topic', name })),
  passages: reader(ROWS.passages, (row, { passages }) => {
    const identity = { ref: refOf(row), letter: row.appendLetter };
    passages.set(row.passageId, identity);
    const { box, ownText, explanation, lastViewed } = row;
    return newPassage(identity.ref, { letter: identity.letter, box, ownText, explanation, lastViewed });
  }),
  nuggets: reader(ROWS.nuggets, (row, { fallback }) => ({
    kind: 'nugget',
    ref: refOf({ ...row, translation: fallback }),
    topics: row.topics,
  })),
  quotes: reader(ROWS.quotes, ({ text, topics }) =>
    isBlank(text) ? 'It has no text' : { kind: 'quote', text, topics },
  ),
  prayers: reader(ROWS.prayers, ({ title, details, personName, daily, archived }) =>
    isBlank(title)
      ? 'It has no title'
      : { kind: 'prayer', fields: { title, details, personName, daily }, archived },
  ),
  links: reader(ROWS.links, ({ label, action }) => {
    const problem = validateLink(label, action);
    return problem ?? { kind: 'link', label, action };
  }),
  recall: reader(ROWS.recall, (entry, { passages }) => {
    const passage = passages.get(entry.passageId);
    return passage ? { kind: 'recall', entry, passage } : 'Its passage is not in the file';
  }),
};
