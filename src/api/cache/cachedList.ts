import * as v from 'valibot';
import { decodedText } from '@/api/client/client';
import { LISTS } from '@/api/resources/lists';
import type { ListName, ListResource, ListRows, Rows } from '@/api/resources/listResource';
import { quotesWithTexts } from '@/api/resources/quotes';
import { bindWrite, isWriteKind, type Write } from '@/api/writes/writes';
import { cachedAnswer, forgetAnswer, noteWrite } from './answerCache';
import { fetchAndCache } from './cacheFirst';

/** A write that the server has: the new row's id is the server's, or 0. */
export interface SettledWrite extends Write {
  user: string;
  id: number;
  /** When it was made, epoch milliseconds. */
  at: number;
}

const stored = v.object({
  kind: v.custom<Write['kind']>(isWriteKind),
  payload: v.looseObject({}),
  id: v.number(),
  at: v.number(),
});

/** The list as the server has it now; it is cached. Throws an ApiError. */
export const fetchList = <List extends ListName>(
  { endpoint, params, decode }: ListResource<ListRows[List]>,
  user: string,
  signal?: AbortSignal,
): Promise<ListRows[List][]> => fetchAndCache(endpoint, params(user), decode, signal);

/** The list as it was last answered on this device, with what was written since; null where there is none. */
export async function cachedList<List extends ListName>(
  list: List,
  { endpoint, params, decode }: ListResource<ListRows[List]>,
  user: string,
): Promise<{ rows: Rows<List>; at: number } | null> {
  const cached = await cachedAnswer(endpoint, params(user));
  if (!cached) return null;
  try {
    let rows: Rows<List> = decodedText(endpoint, cached.text, decode);
    for (const { write } of cached.writes ?? []) {
      const parsed = v.safeParse(stored, JSON.parse(write));
      if (parsed.success) rows = bindWrite(parsed.output)?.effect(list, rows, parsed.output) ?? rows;
    }
    return { rows, at: cached.at };
  } catch {
    // What is cached makes no sense any more: it is asked for again.
    await forgetAnswer(endpoint, params(user));
    return null;
  }
}

const isListName = (name: string): name is ListName => Object.hasOwn(LISTS, name);

/** Notes a write that the server has beside the cached lists that it changes. */
export async function noteSettled({ user, kind, payload, id, at }: SettledWrite): Promise<void> {
  const write = bindWrite({ kind, payload });
  const changed = Object.keys(LISTS).filter((list) => isListName(list) && write?.affects(list));
  const resources = changed.filter(isListName).map((list) => LISTS[list]);
  const calls = [...resources, ...(changed.includes('quotes') ? [quotesWithTexts] : [])];
  const json = JSON.stringify({ kind, payload, id, at });
  await Promise.all(calls.map(({ endpoint, params }) => noteWrite(endpoint, params(user), json, Date.now())));
}
