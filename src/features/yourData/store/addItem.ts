import { lastViewedString } from '@/platform/values/dates';
import { groupBy } from '@/platform/values/groupBy';
import { isBlank } from '@/platform/values/text';
import { refOf } from '@/bible/passage';
import { appendRecallRow, memoryWrites } from '@/features/memory/public';
import { linkWrites } from '@/features/links/public';
import { nuggetWrites } from '@/features/nuggets/public';
import { prayerWrites } from '@/features/prayers/public';
import { quoteWrites } from '@/features/quotes/public';
import { topicWrites } from '@/features/topics/public';
import { isSameTopicName, topicKey, type Topic } from '@/features/topics/model/public';
import { isProvisional } from '@/data/outbox/outboxWrite';
import type { Definition } from '@/data/define/write';
import { remember, type KnownAccount } from '../model/account';
import { importKey, passageKey, type Item, type PassageItem } from '../model/item';
import { loadIfListed, type Owner } from './account';
import { keysWhenAdded, keyWhenAdded } from './copies';
import type { ImportRow } from './importJob';
import { importWrites, RowLost, sent, confirmedId, type ImportWrite, type SendContext } from './rowWrites';
import { RowRefused, ScriptMissing, ServerFailed } from './scripts';

/** The rows of the account that an import knows; it grows with each added row. */
export interface KnownRows extends KnownAccount {
  /** The rows that this import has matched, so that no two of its rows become one. */
  matched: Set<string>;
  /** The topics that are being created, or that the server has refused, by key. */
  making: Map<string, Promise<number>>;
}

export interface AddContext extends SendContext {
  known: KnownRows;
  /** Stores the progress of the row. */
  save: (changes: Partial<ImportRow>) => Promise<void>;
}

/** A detail of a row that was not written, and why. */
export interface Shortfall {
  what: string;
  error: RowRefused;
}

interface RowContext extends AddContext {
  shortfalls: Shortfall[];
}

export interface AddedRow {
  state: 'added' | 'there';
  /** The details that were not written. */
  shortfalls: readonly Shortfall[];
}

/** Adds an item with its details, and changes no existing row. Throws RowRefused if the row itself is refused. */
export async function addItem(row: ImportRow, of: AddContext): Promise<AddedRow> {
  const { item } = row;
  const reason = of.known.unknown.get(item.kind);
  if (reason !== undefined) throw new RowRefused(reason);
  const context: RowContext = { ...of, shortfalls: [] };
  const { shortfalls } = context;
  if (item.kind !== 'topic') {
    await addWithDetails(row, item, context);
    return { state: 'added', shortfalls };
  }
  try {
    await addRow(row, topicWrites.createTopicWrite, { name: item.name }, context);
    return { state: 'added', shortfalls };
  } catch (error) {
    if ((await topicOfOthers(error, item.name, context)) === undefined) throw error;
    return { state: 'there', shortfalls };
  }
}

async function addWithDetails(
  row: ImportRow,
  item: Exclude<Item, { kind: 'topic' }>,
  context: RowContext,
): Promise<void> {
  // An earlier page may have made it, and other devices may have changed it since.
  const isNewRow = row.state === 'open';
  switch (item.kind) {
    case 'passage': {
      const passageId = await addRow(row, memoryWrites.addMemoryPassageWrite, refOf(item.ref), context);
      return details(passageId, isNewRow ? item : await whatIsLeft(passageId, item, context), context);
    }
    case 'nugget': {
      const passageId = await addRow(row, nuggetWrites.addNuggetWrite, refOf(item.ref), context);
      const topics = await missingTopics('nugget', passageId, item.topics, context);
      const payload = { passageId, topics, isNewRow };
      return put(nuggetWrites.addNuggetTopicsWrite, payload, topics.length > 0, context);
    }
    case 'quote': {
      const quoteId = await addRow(row, quoteWrites.addQuoteWrite, { text: item.text }, context);
      const topics = await missingTopics('quote', quoteId, item.topics, context);
      const payload = { quoteId, topics, isNewRow };
      return put(quoteWrites.addQuoteTopicsWrite, payload, topics.length > 0, context);
    }
    case 'prayer': {
      const prayerId = await addRow(
        row,
        prayerWrites.addPrayerWrite,
        { ...item.fields, archived: false },
        context,
      );
      return put(prayerWrites.archivePrayerWrite, { prayerId }, item.archived, context);
    }
    case 'link':
      await addRow(row, linkWrites.addLinkWrite, { label: item.label, action: item.action }, context);
      return;
    case 'recall': {
      const known = context.known.ids.get(passageKey(item.passage))?.at(-1);
      if (known === undefined) throw new RowRefused('Its passage is not among your memory passages');
      // Waits for the final id: the log is updated only while the write that makes the row is in the outbox.
      const passageId = isProvisional(known)
        ? await confirmedId(context.owner, known, context.signal)
        : known;
      const entry = { ...item.entry, passageId };
      // On a shared device, another user's log may have the same run.
      const ids = [entry.id, `${context.owner.user}/${entry.id}`];
      let isStored = false;
      // A slow storage (null) counts as successful unless it reports a failure later.
      for (const id of ids)
        isStored ||= (await appendRecallRow({ id, user: context.owner.user, entry })) !== false;
      if (!isStored) throw new RowRefused('This browser stores no runs of recall');
    }
  }
}

/** Makes the row of an item, unless it was made before a reload; resolves to its id. */
async function addRow<Payload extends object>(
  row: ImportRow,
  definition: Definition<Payload>,
  payload: Payload,
  context: RowContext,
): Promise<number> {
  const { owner, known, signal, scripts, save } = context;
  const { item } = row;
  const [keys, key] = [keysWhenAdded(known, item), keyWhenAdded(item)];
  const there = [...(keys.get(key) ?? [])];
  const isHanded = row.state === 'handed';
  const made = isHanded
    ? there.find((id) => !(row.known ?? []).includes(id) && !known.matched.has(`${key} ${id}`))
    : undefined;
  if (isHanded) {
    await endEarlier(context, ({ kind, bound }) =>
      made === undefined
        ? kind === definition.kind && bound.recognition.isDuplicate(payload)
        : kind in DETAILS && bound.rowIds[0] === made,
    );
  }
  if (made !== undefined) {
    known.matched.add(`${key} ${made}`);
    const madeId = isProvisional(made) ? await ended(owner, made, signal) : made;
    remember(known.ids, importKey(item), madeId);
    return madeId;
  }
  scripts.check(definition.kind);
  // Stored before anything is sent, because after a reload the row is looked for.
  await save({ state: 'handed', known: there });
  const id = await sent(context, definition, payload, Math.max(0, ...there));
  known.matched.add(`${key} ${id}`);
  remember(keys, key, id);
  if (keys !== known.ids) remember(known.ids, importKey(item), id);
  return id;
}

/**
 * Waits for the writes of a row that an earlier page handed over, which the lists show although the server does not have them.
 * Throws RowLost if one reached the server, because only then the lists tell what remains to do, and RowRefused if the row
 * itself is refused.
 */
async function endEarlier(context: RowContext, isOfRow: (write: ImportWrite) => boolean): Promise<void> {
  const { owner, signal, shortfalls } = context;
  const earlier = importWrites(owner).filter(isOfRow);
  const refused: Shortfall[] = [];
  for (const { id, kind } of earlier) {
    const what = DETAILS[kind];
    if (what === undefined) await ended(owner, id, signal);
    else await asDetail(what, refused, () => ended(owner, id, signal));
  }
  if (refused.length < earlier.length) throw new RowLost();
  shortfalls.push(...refused);
}

/**
 * Like `confirmedId`. A write that failed by its status alone, for example because its script is missing, was not carried
 * out: it is removed from the outbox, which leaves nothing to decide, and RowLost has it sent again.
 */
async function ended(owner: Owner, id: number, signal: AbortSignal): Promise<number> {
  try {
    return await confirmedId(owner, id, signal);
  } catch (error) {
    const { outbox } = await owner.engine.ready();
    const write = outbox.writeOf(id);
    const hasFailed = /^http\b/.test(write?.refused ?? '');
    if (!(error instanceof RowRefused) || !hasFailed || write?.unclear) throw error;
    await outbox.discard(id);
    throw new RowLost();
  }
}

/** The details that a passage of an earlier page does not have yet; later changes from any device are left unchanged. */
async function whatIsLeft(
  passageId: number,
  item: PassageItem,
  { owner, signal }: AddContext,
): Promise<PassageItem> {
  const isAbout = (row: { passageId: number }) => row.passageId === passageId;
  const passage = (await loadIfListed('passages', owner, signal))?.find(isAbout);
  const isReworded = (await loadIfListed('overrides', owner, signal))?.some(isAbout) ?? false;
  return {
    ...item,
    ...((passage?.box ?? 1) !== 1 && { box: 1 }),
    ...(isReworded && { ownText: '' }),
    ...(!isBlank(passage?.explanation) && { explanation: '' }),
    ...((passage?.lastViewed ?? null) !== null && { lastViewed: null }),
  };
}

/** The changes that a person made to a passage. */
async function details(passageId: number, item: PassageItem, context: RowContext): Promise<void> {
  const { box, ownText, letter, explanation, lastViewed } = item;
  const isReworded = !isBlank(ownText);
  const payload = {
    passageId,
    changes: box === 1 ? {} : { box },
    was: {},
    ...(isReworded && { rewording: { newText: ownText, appendLetter: letter } }),
  };
  await put(memoryWrites.editPassageWrite, payload, box !== 1 || isReworded, context);
  await put(memoryWrites.saveExplanationWrite, { passageId, explanation }, !isBlank(explanation), context);
  const viewed = { passageId, epochMs: lastViewed ?? 0, text: lastViewedString(new Date(lastViewed ?? 0)) };
  await put(memoryWrites.recordViewWrite, viewed, lastViewed !== null, context);
}

const TOPICS = 'its topics';

const DETAILS: Readonly<Record<string, string>> = {
  passageEdit: 'its box or own wording',
  explanation: 'its explanation',
  view: 'when it was last practised',
  nuggetTopics: TOPICS,
  quoteTopics: TOPICS,
  prayerArchive: 'that it is archived',
};

/** Writes a detail of a row that was added, if there is anything to write and an earlier page did not get a refusal. */
async function put<Payload extends object>(
  definition: Definition<Payload>,
  payload: Payload,
  isWanted: boolean,
  context: RowContext,
): Promise<void> {
  const { shortfalls } = context;
  const detail = DETAILS[definition.kind] ?? definition.kind;
  if (!isWanted || shortfalls.some(({ what }) => what === detail)) return;
  await asDetail(detail, shortfalls, () => sent(context, definition, payload));
}

/** The outcome of writing a detail; undefined if it is refused, which is recorded and affects only this detail. */
async function asDetail<T>(
  what: string,
  shortfalls: Shortfall[],
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error;
    shortfalls.push({ what, error });
    return undefined;
  }
}

/** The message about a row that was added without some of its details. */
export function shortfallReason(shortfalls: readonly Shortfall[]): string {
  const whats = groupBy(shortfalls.map(({ what, error }) => [error.reason, what] as const));
  const parts = [...whats].map(([reason, all]) => `not ${all.join(' and not ')}: ${reason}`);
  return `It was added, but ${parts.join('; ')}`;
}

/** A refused topic that another device has created since the lists were read; undefined for any other. */
async function topicOfOthers(
  error: unknown,
  name: string,
  { owner, known, signal }: AddContext,
): Promise<number | undefined> {
  if (!(error instanceof RowRefused) || error instanceof ServerFailed || error instanceof ScriptMissing)
    return undefined;
  const rows = await loadIfListed('topics', owner, signal);
  const topic = rows?.find((each) => !isProvisional(each.id) && isSameTopicName(each.name, name));
  if (topic) known.ids.set(importKey({ kind: 'topic', name }), [topic.id]);
  return topic?.id;
}

/** The topics of these names that a row lacks; those that do not exist yet are created. */
async function missingTopics(
  kind: 'nugget' | 'quote',
  id: number,
  names: readonly string[],
  context: RowContext,
): Promise<Topic[]> {
  const { owner, known, signal, shortfalls } = context;
  const has = new Set(known.topics[kind].get(id));
  const topics = new Map<number, Topic>();
  const unique = new Map(names.filter((name) => !isBlank(name)).map((name) => [topicKey(name), name]));
  const unlisted = known.unknown.get('topic');
  if (unlisted !== undefined && unique.size > 0) {
    shortfalls.push({ what: TOPICS, error: new RowRefused(unlisted) });
    return [];
  }
  for (const name of unique.values()) {
    const topicId = await topicIdOf(name);
    if (topicId !== undefined && !has.has(topicId)) topics.set(topicId, { id: topicId, name });
  }
  return [...topics.values()];

  /** Undefined for one that cannot be created, so that the others are still added to the row. */
  async function topicIdOf(name: string): Promise<number | undefined> {
    const key = importKey({ kind: 'topic', name });
    try {
      return await idOf(key, known.ids.get(key)?.at(-1) ?? (await makeTopic(key, name)));
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      const what = error instanceof ScriptMissing ? 'its new topics' : `its topic ${name.trim()}`;
      if (!shortfalls.some((each) => each.what === what)) shortfalls.push({ what, error });
      return undefined;
    }
  }

  /** A topic that waits to be sent must not be added twice, by its provisional id and by the server's. */
  async function idOf(key: string, topicId: number): Promise<number> {
    if (!isProvisional(topicId)) return topicId;
    const sentId = await ended(owner, topicId, signal);
    known.ids.set(key, [sentId]);
    return sentId;
  }

  /** Several rows may need a new topic at once, but it is created, or refused, only once. */
  async function makeTopic(key: string, name: string): Promise<number> {
    const made = known.making.get(key) ?? newTopic(name.trim());
    known.making.set(key, made);
    try {
      const topicId = await made;
      known.ids.set(key, [topicId]);
      return topicId;
    } catch (error) {
      if (!(error instanceof RowRefused) || error instanceof ServerFailed) known.making.delete(key);
      throw error;
    }
  }

  async function newTopic(name: string): Promise<number> {
    try {
      return await sent(context, topicWrites.createTopicWrite, { name }, 0);
    } catch (error) {
      const topicId = await topicOfOthers(error, name, context);
      if (topicId === undefined) throw error;
      return topicId;
    }
  }
}
