import * as v from 'valibot';
import { decodedText } from '@/api/client/client';
import { LISTS } from '@/api/resources/lists';
import type { ListName, ListResource, ListRows, Rows } from '@/api/resources/listResource';
import { quotesWithTexts } from '@/api/resources/quotes';
import { bindWrite, isWriteKind, type Write } from '@/api/writes/writes';
import type { CachedAnswer } from '@/device/database';
import { cacheAnswer, cachedAnswer, forgetAnswer, noteWrite } from './answerCache';
import { fetchAndCache } from './cacheFirst';

/** A write as it changes a list: the new row's id is the server's, or 0, or its own while the server does not have it. */
export interface NotedWrite extends Write {
  id: number;
  /** When it was made, epoch milliseconds. */
  at: number;
}

/** A write that the server has. */
export interface SettledWrite extends NotedWrite {
  user: string;
}

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    kind: v.custom<Write['kind']>(isWriteKind),
    payload: v.looseObject({}),
    id: v.number(),
    at: v.number(),
  }),
);

/** The list as the server has it now; it is cached. Throws an ApiError. */
export const fetchList = <List extends ListName>(
  { endpoint, params, decode }: ListResource<ListRows[List]>,
  user: string,
  signal?: AbortSignal,
): Promise<ListRows[List][]> => fetchAndCache(endpoint, params(user), decode, signal);

/**
 * The list as it was last answered on this device, with what was written since, and then `pending`; null where there is
 * none.
 */
export async function cachedList<List extends ListName>(
  list: List,
  { endpoint, params, decode }: ListResource<ListRows[List]>,
  user: string,
  pending: readonly NotedWrite[] = [],
): Promise<{ rows: Rows<List>; at: number } | null> {
  const cached = await cachedAnswer(endpoint, params(user));
  if (!cached) return null;
  try {
    const rows: Rows<List> = decodedText(endpoint, cached.text, decode);
    return { rows: withWrites(list, rows, [...notedWrites(cached), ...pending]), at: cached.at };
  } catch {
    // What is cached makes no sense any more: it is asked for again.
    await forgetAnswer(endpoint, params(user));
    return null;
  }
}

/** What was written since a cached answer came; what makes no sense is left out. */
export const notedWrites = (cached: CachedAnswer | undefined): NotedWrite[] =>
  (cached?.writes ?? []).flatMap(({ write }) => {
    const parsed = v.safeParse(stored, write);
    return parsed.success ? [parsed.output] : [];
  });

/** Rows of a list with writes laid over them, oldest first. */
export const withWrites = <List extends ListName>(
  list: List,
  rows: Rows<List>,
  writes: readonly NotedWrite[],
): Rows<List> =>
  writes.reduce<Rows<List>>((known, write) => bindWrite(write)?.effect(list, known, write) ?? known, rows);

const isListName = (name: string): name is ListName => Object.hasOwn(LISTS, name);

/** Notes a write that the server has beside the cached lists that it changes, and caches what other calls answer now. */
export async function noteSettled({ user, kind, payload, id, at }: SettledWrite): Promise<void> {
  const write = bindWrite({ kind, payload });
  const changed = Object.keys(LISTS).filter((list) => isListName(list) && write?.affects(list));
  const resources = changed.filter(isListName).map((list) => LISTS[list]);
  const calls = [...resources, ...(changed.includes('quotes') ? [quotesWithTexts] : [])];
  const json = JSON.stringify({ kind, payload, id, at });
  const now = Date.now();
  await Promise.all([
    ...calls.map(({ endpoint, params }) => noteWrite(endpoint, params(user), json, now)),
    ...(write?.answers(user, id) ?? []).map(({ endpoint, params, answer }) =>
      cacheAnswer(endpoint, params, JSON.stringify(answer), now),
    ),
  ]);
}
