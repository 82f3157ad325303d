import type { ListName, Rows } from '@/data/list/listResource';
import { type AppendLetter, type PassageRef, refOf } from '@/bible/passage';
import type { RecallEntry } from '@/features/memory/model/public';
import { DEFAULT_TRANSLATION } from '@/bible/translations';
import { rangeKey } from '@/bible/references/reference';
import { isProvisional } from '@/data/outbox/outboxWrite';
import { itemKey, newPassage, passageKey } from './item';
import type { Step } from './source';

/**
 * Loads a list of an account, with the writes that are not at the server yet. One at a time: the lists of a large account
 * together take more memory than the file that is compared with them.
 */
export interface AccountLists {
  rowsOf: <List extends ListName>(list: List) => Promise<Rows<List>>;
  /** The runs of recall that this device knows. */
  recall: () => Promise<readonly RecallEntry[]>;
}

/** What an account has, by what things are recognised by. */
export interface KnownAccount {
  /** The ids of the rows with each key (see `itemKey`), the newest last; a link, which has no id, counts as 0. */
  ids: Map<string, number[]>;
  /** The passages whatever their letter, which they get only after they were added. */
  idsWithoutLetter: Map<string, number[]>;
  /** The ids of the topics that a nugget or a quote has. */
  topics: Readonly<Record<'nugget' | 'quote', ReadonlyMap<number, readonly number[]>>>;
}

/** The letters of the passages: the user's own wordings know them better than the list. */
export function lettersOf(passages: Rows<'passages'>, overrides: Rows<'overrides'>) {
  const own = new Map(overrides.map(({ passageId, appendLetter }) => [passageId, appendLetter]));
  const letters = new Map(
    passages.map(({ passageId, appendLetter }) => [passageId, own.get(passageId) ?? appendLetter]),
  );
  return (passageId: number): AppendLetter => letters.get(passageId) ?? '';
}

/** What a passage is recognised by before it has its letter. */
export const keyWithoutLetter = (ref: PassageRef): string => `passage ${rangeKey(ref)}`;

export const remember = (keys: Map<string, number[]>, key: string, id: number): void => {
  const known = keys.get(key);
  if (known) known.push(id);
  else keys.set(key, [id]);
};

/** Ids that only this device knows come first, because the server has given the others since. */
const byAge = (a: number, b: number): number => Number(isProvisional(b)) - Number(isProvisional(a)) || a - b;

/** What an account has. Throws what a list throws that cannot be loaded. */
export async function knownAccount({ rowsOf, recall }: AccountLists, step: Step): Promise<KnownAccount> {
  const ids = new Map<string, number[]>();
  const idsWithoutLetter = new Map<string, number[]>();
  const topics = {
    nugget: new Map<number, readonly number[]>(),
    quote: new Map<number, readonly number[]>(),
  };
  const add = (key: string, id: number) => {
    remember(ids, key, id);
    return step();
  };
  for (const { id, name } of await rowsOf('topics')) await add(itemKey({ kind: 'topic', name }), id);
  const passages = await rowsOf('passages');
  const letterOf = lettersOf(passages, await rowsOf('overrides'));
  for (const row of passages) {
    const ref = refOf(row);
    remember(idsWithoutLetter, keyWithoutLetter(ref), row.passageId);
    await add(passageKey({ ref, letter: letterOf(row.passageId) }), row.passageId);
  }
  for (const row of await rowsOf('nuggets')) {
    const { ref } = newPassage({ ...row, translation: DEFAULT_TRANSLATION });
    if (row.topics.length > 0)
      topics.nugget.set(
        row.passageId,
        row.topics.map(({ id }) => id),
      );
    await add(itemKey({ kind: 'nugget', ref, topics: [] }), row.passageId);
  }
  for (const { quoteId, text, topicIds } of await rowsOf('quotes')) {
    if (topicIds.length > 0) topics.quote.set(quoteId, topicIds);
    await add(itemKey({ kind: 'quote', text: text ?? '', topics: [] }), quoteId);
  }
  for (const { prayerId, archived, ...fields } of await rowsOf('prayers'))
    await add(itemKey({ kind: 'prayer', fields, archived }), prayerId);
  for (const { label, action } of await rowsOf('links'))
    await add(itemKey({ kind: 'link', label, action }), 0);
  for (const { id, passageId } of await recall()) await add(`recall ${id}`, passageId);
  for (const keys of [ids, idsWithoutLetter]) {
    for (const known of keys.values()) {
      if (known.length > 1) known.sort(byAge);
      await step();
    }
  }
  return { ids, idsWithoutLetter, topics };
}
