import { lastViewedString } from '@/platform/values/dates';
import { isBlank } from '@/platform/values/text';
import { refOf } from '@/bible/passage';
import { appendRecallRow, memoryWrites } from '@/features/memory/public';
import { linkWrites } from '@/features/links/public';
import { nuggetWrites } from '@/features/nuggets/public';
import { prayerWrites } from '@/features/prayers/public';
import { quoteWrites } from '@/features/quotes/public';
import { topicWrites } from '@/features/topics/public';
import type { Topic } from '@/features/topics/model/public';
import { isProvisional } from '@/data/outbox/outboxWrite';
import type { Definition } from '@/data/write/definition';
import { remember, type KnownAccount } from '../model/account';
import { itemKey, passageKey, sameTextKey, type PassageItem } from '../model/item';
import { keysWhenAdded, keyWhenAdded } from './copies';
import type { ImportRow } from './importJob';
import { RowRefused, sent, settled } from './rowWrites';

/** What an import knows of the account; it grows with what is added. */
export interface KnownRows extends KnownAccount {
  /** Rows that this import has added: no two of its rows are one. */
  claimed: Set<string>;
}

export interface AddContext {
  user: string;
  known: KnownRows;
  signal: AbortSignal;
  /** Stores how far the row is. */
  save: (changes: Partial<ImportRow>) => Promise<void>;
}

/** Adds an item with its details. Nothing that is there already is changed. Throws RowRefused. */
export async function addItem(row: ImportRow, context: AddContext): Promise<void> {
  const { item } = row;
  switch (item.kind) {
    case 'topic':
      await addRow(row, topicWrites.createTopic, { name: item.name }, context);
      return;
    case 'passage':
      return details(await addRow(row, memoryWrites.addPassage, refOf(item.ref), context), item, context);
    case 'nugget': {
      const passageId = await addRow(row, nuggetWrites.addNugget, refOf(item.ref), context);
      const topics = await missingTopics('nugget', passageId, item.topics, context);
      return put(nuggetWrites.addNuggetTopics, { passageId, topics }, topics.length > 0, context);
    }
    case 'quote': {
      const quoteId = await addRow(row, quoteWrites.addQuote, { text: item.text }, context);
      const topics = await missingTopics('quote', quoteId, item.topics, context);
      return put(quoteWrites.addQuoteTopics, { quoteId, topics }, topics.length > 0, context);
    }
    case 'prayer': {
      const prayerId = await addRow(
        row,
        prayerWrites.addPrayer,
        { ...item.fields, archived: false },
        context,
      );
      return put(prayerWrites.archivePrayer, { prayerId }, item.archived, context);
    }
    case 'link':
      await addRow(row, linkWrites.addLink, { label: item.label, action: item.action }, context);
      return;
    case 'recall': {
      const passageId = context.known.ids.get(passageKey(item.passage))?.at(-1);
      if (passageId === undefined) throw new RowRefused('Its passage is not among your memory passages');
      const entry = { ...item.entry, passageId };
      // On a device that several use, another's log may have the same run.
      const ids = [entry.id, `${context.user}/${entry.id}`];
      let isStored = false;
      for (const id of ids) isStored ||= await appendRecallRow({ id, user: context.user, entry });
      if (!isStored) throw new RowRefused('This browser stores no runs of recall');
    }
  }
}

/** Makes the row of an item, unless it was made before a reload; resolves to its id. */
async function addRow<Payload extends object>(
  row: ImportRow,
  definition: Definition<Payload>,
  payload: Payload,
  { user, known, signal, save }: AddContext,
): Promise<number> {
  const { item } = row;
  const [keys, key] = [keysWhenAdded(known, item), keyWhenAdded(item)];
  const there = [...(keys.get(key) ?? [])];
  const made =
    row.state === 'handed'
      ? there.find((id) => !(row.known ?? []).includes(id) && !known.claimed.has(`${key} ${id}`))
      : undefined;
  if (made !== undefined) {
    known.claimed.add(`${key} ${made}`);
    return isProvisional(made) ? settled(made, signal) : made;
  }
  // Stored before anything is sent: after a reload it is looked for.
  await save({ state: 'handed', known: there });
  const id = await sent(user, definition, payload, Math.max(0, ...there), signal);
  known.claimed.add(`${key} ${id}`);
  remember(keys, key, id);
  if (keys !== known.ids) remember(known.ids, itemKey(item), id);
  return id;
}

/** What a person has added to a passage themselves. */
async function details(passageId: number, item: PassageItem, context: AddContext): Promise<void> {
  const { box, ownText, letter, explanation, lastViewed } = item;
  const isReworded = !isBlank(ownText);
  const payload = {
    passageId,
    changes: box === 1 ? {} : { box },
    was: {},
    ...(isReworded && { rewording: { newText: ownText, appendLetter: letter } }),
  };
  await put(memoryWrites.editPassage, payload, box !== 1 || isReworded, context);
  await put(memoryWrites.saveExplanation, { passageId, explanation }, !isBlank(explanation), context);
  const viewed = { passageId, epochMs: lastViewed ?? 0, text: lastViewedString(new Date(lastViewed ?? 0)) };
  await put(memoryWrites.view, viewed, lastViewed !== null, context);
}

const DETAILS: Readonly<Record<string, string>> = {
  passageEdit: 'its box or own wording',
  explanation: 'its explanation',
  view: 'when it was last practised',
  nuggetTopics: 'its topics',
  quoteTopics: 'its topics',
  prayerArchive: 'that it is archived',
};

/** Writes a detail of a row that was added, if there is anything to write. */
async function put<Payload extends object>(
  definition: Definition<Payload>,
  payload: Payload,
  isWanted: boolean,
  { user, signal }: AddContext,
): Promise<void> {
  if (!isWanted) return;
  try {
    await sent(user, definition, payload, undefined, signal);
  } catch (error) {
    if (!(error instanceof RowRefused) || error.isServer) throw error;
    throw new RowRefused(`It was added, but not ${DETAILS[definition.kind] ?? 'all of it'}: ${error.reason}`);
  }
}

/** The topics of these names that a row lacks; those that nobody has made yet are made. */
async function missingTopics(
  kind: 'nugget' | 'quote',
  id: number,
  names: readonly string[],
  { user, known, signal }: AddContext,
): Promise<Topic[]> {
  const has = new Set(known.topics[kind].get(id));
  const topics = new Map<number, Topic>();
  const unique = new Map(names.filter((name) => !isBlank(name)).map((name) => [sameTextKey(name), name]));
  for (const name of unique.values()) {
    const key = itemKey({ kind: 'topic', name });
    const topicId = known.ids.get(key)?.at(-1) ?? (await makeTopic(key, name));
    if (!has.has(topicId)) topics.set(topicId, { id: topicId, name });
  }
  return [...topics.values()];

  /** Several rows may need a new topic at once: it is made once. */
  async function makeTopic(key: string, name: string): Promise<number> {
    const making = underWay.get(known) ?? new Map<string, Promise<number>>();
    underWay.set(known, making);
    const made = making.get(key) ?? sent(user, topicWrites.createTopic, { name: name.trim() }, 0, signal);
    making.set(key, made);
    try {
      const topicId = await made;
      known.ids.set(key, [topicId]);
      return topicId;
    } finally {
      making.delete(key);
    }
  }
}

/** The topics that are being made, by the import that makes them. */
const underWay = new WeakMap<KnownRows, Map<string, Promise<number>>>();
