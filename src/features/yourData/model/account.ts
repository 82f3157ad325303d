import type { ListName, Rows } from '@/data/define/list';
import { type AppendLetter, type PassageRef, refOf } from '@/bible/passage';
import type { RecallEntry } from '@/features/memory/model/public';
import { DEFAULT_TRANSLATION } from '@/bible/translations';
import { rangeKey } from '@/bible/references/reference';
import { isProvisional } from '@/data/outbox/outboxWrite';
import { importKey, KIND_NAMES, newPassage, passageKey, type ItemKind } from './item';
import type { Step } from './source';

/**
 * Loads a list of an account, with the writes that are not at the server yet. One at a time: the lists of a large account
 * together take more memory than the file that is compared with them.
 */
export interface AccountLists {
  /** Null if the server has no script for the list. */
  rowsOf: <List extends ListName>(list: List) => Promise<Rows<List> | null>;
  /** The runs of recall that this device knows. */
  recall: () => Promise<readonly RecallEntry[]>;
}

/** The rows of an account, by the keys that identify them. */
export interface KnownAccount {
  /** The ids of the rows with each key (see `itemKey`), the newest last; a link, which has no id, counts as 0. */
  ids: Map<string, number[]>;
  /** The passages by their key without the letter, which is only set after they were added. */
  idsWithoutLetter: Map<string, number[]>;
  /** The ids of the topics that a nugget or a quote has. */
  topics: Readonly<Record<'nugget' | 'quote', ReadonlyMap<number, readonly number[]>>>;
  /** The kinds that the server does not list, with the message for their rows, which cannot be compared. */
  unknown: ReadonlyMap<ItemKind, string>;
}

/** The letters of the passages: the user's custom texts know them better than the list. */
export function lettersOf(passages: Rows<'passages'>, overrides: Rows<'overrides'>) {
  const own = new Map(overrides.map(({ passageId, appendLetter }) => [passageId, appendLetter]));
  const letters = new Map(
    passages.map(({ passageId, appendLetter }) => [passageId, own.get(passageId) ?? appendLetter]),
  );
  return (passageId: number): AppendLetter => letters.get(passageId) ?? '';
}

/** The key of a passage before it has its letter. */
export const keyWithoutLetter = (ref: PassageRef): string => `passage ${rangeKey(ref)}`;

export const remember = (keys: Map<string, number[]>, key: string, id: number): void => {
  const known = keys.get(key);
  if (known) known.push(id);
  else keys.set(key, [id]);
};

/** Ids that only this device knows come first, because the server has given the others since. */
const byAge = (a: number, b: number): number => Number(isProvisional(b)) - Number(isProvisional(a)) || a - b;

/** The lists that a row of a kind is compared with, and attached to. */
const NEEDS: Readonly<Partial<Record<ItemKind, readonly ItemKind[]>>> = {
  nugget: ['nugget', 'topic'],
  quote: ['quote', 'topic'],
  recall: ['recall', 'passage'],
};

/**
 * The rows of some kinds in an account; only their lists are loaded, so that a failing list affects no other kind.
 * Throws the error of a list that cannot be loaded.
 */
export async function knownAccount(
  { rowsOf, recall }: AccountLists,
  kinds: ReadonlySet<ItemKind>,
  step: Step,
): Promise<KnownAccount> {
  const ids = new Map<string, number[]>();
  const idsWithoutLetter = new Map<string, number[]>();
  const topics = {
    nugget: new Map<number, readonly number[]>(),
    quote: new Map<number, readonly number[]>(),
  };
  const unknown = new Map<ItemKind, string>();
  const add = (key: string, id: number) => {
    remember(ids, key, id);
    return step();
  };
  const needed = new Set([...kinds].flatMap((kind) => NEEDS[kind] ?? [kind]));
  const rowsOfKind = async <List extends ListName>(kind: ItemKind, list: List): Promise<Rows<List>> => {
    const rows = needed.has(kind) ? await rowsOf(list) : [];
    if (!rows) unknown.set(kind, `This server does not say which ${KIND_NAMES[kind][1]} there are already`);
    return rows ?? [];
  };
  for (const { id, name } of await rowsOfKind('topic', 'topics'))
    await add(importKey({ kind: 'topic', name }), id);
  const passages = await rowsOfKind('passage', 'passages');
  const overrides = needed.has('passage') ? await rowsOf('overrides') : null;
  const letterOf = lettersOf(passages, overrides ?? []);
  for (const row of passages) {
    const ref = refOf(row);
    remember(idsWithoutLetter, keyWithoutLetter(ref), row.passageId);
    await add(passageKey({ ref, letter: letterOf(row.passageId) }), row.passageId);
  }
  for (const row of await rowsOfKind('nugget', 'nuggets')) {
    const { ref } = newPassage({ ...row, translation: DEFAULT_TRANSLATION });
    if (row.topics.length > 0)
      topics.nugget.set(
        row.passageId,
        row.topics.map(({ id }) => id),
      );
    await add(importKey({ kind: 'nugget', ref, topics: [] }), row.passageId);
  }
  for (const { quoteId, text, topicIds } of await rowsOfKind('quote', 'quotes')) {
    if (topicIds.length > 0) topics.quote.set(quoteId, topicIds);
    await add(importKey({ kind: 'quote', text: text ?? '', topics: [] }), quoteId);
  }
  for (const { prayerId, archived, ...fields } of await rowsOfKind('prayer', 'prayers'))
    await add(importKey({ kind: 'prayer', fields, archived }), prayerId);
  for (const { label, action } of await rowsOfKind('link', 'links'))
    await add(importKey({ kind: 'link', label, action }), 0);
  if (needed.has('recall'))
    for (const { id, passageId } of await recall()) await add(`recall ${id}`, passageId);
  for (const keys of [ids, idsWithoutLetter]) {
    for (const known of keys.values()) {
      if (known.length > 1) known.sort(byAge);
      await step();
    }
  }
  return { ids, idsWithoutLetter, topics, unknown };
}
