import * as v from 'valibot';
import { ApiError } from '../client/ApiError';
import { decodeText } from '../client/client';
import {
  listNames,
  resourceOf,
  resourcesOf,
  type ListName,
  type ListResource,
  type ListRows,
  type Rows,
} from '../list/listResource';
import { bindWrite, type Write } from '../write/writes';
import type { CachedAnswer } from '@/platform/storage/database';
import { rowsLeftOut, decodeInPieces } from '../decode/lists';
import { cacheAnswer, cachedAnswer, forgetAnswer, noteWrite } from './answerCache';
import { fetchAndCache } from './cacheFirst';

/** A write with what it needs to change a list. `id` is the new row's: the server's, provisional, or 0 for no new row. */
export interface AppliedWrite extends Write {
  id: number;
  /** When it was made, epoch milliseconds. */
  at: number;
}

/** A write that the server has confirmed. */
export interface SettledWrite extends AppliedWrite {
  user: string;
}

interface CachedList<List extends ListName> {
  rows: Rows<List>;
  at: number;
  /** How many rows of the answer were invalid. */
  invalidRowCount: number;
}

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    kind: v.string(),
    payload: v.record(v.string(), v.unknown()),
    id: v.number(),
    at: v.number(),
  }),
);

/** The server's list, which is cached. Throws an ApiError. */
export async function fetchList<Row>(
  { endpoint, params, decode }: ListResource<Row>,
  user: string,
  signal?: AbortSignal,
): Promise<Row[]> {
  let unread = 0;
  const decodeCounted = async (answer: unknown) => {
    const result = await decodeInPieces(answer, decode);
    if (!result.ok && Array.isArray(answer)) unread = answer.length;
    return result;
  };
  try {
    return await fetchAndCache(endpoint, params(user), decodeCounted, signal);
  } catch (error) {
    throw error instanceof ApiError && unread > 0 ? new ApiError({ ...error.failure, unread }) : error;
  }
}

/**
 * The cached list with the writes noted since, and then the `pending` ones, and its time; null if no valid one is cached.
 * @param isPatient to resolve whenever a slow storage responds, which may be never
 */
export async function cachedList<List extends ListName>(
  list: List,
  { endpoint, params }: ListResource<ListRows[List]>,
  user: string,
  pending: readonly AppliedWrite[] = [],
  isPatient = false,
): Promise<CachedList<List> | null> {
  return decodedList(list, user, await cachedAnswer(endpoint, params(user), isPatient), pending);
}

/** As `cachedList`; null too if it is not newer than `since`, epoch milliseconds. */
export async function newerCachedList<List extends ListName>(
  list: List,
  user: string,
  since: number,
): Promise<CachedList<List> | null> {
  const { endpoint, params } = resourceOf(list);
  const cached = await cachedAnswer(endpoint, params(user));
  return cached && cached.at > since ? decodedList(list, user, cached) : null;
}

async function decodedList<List extends ListName>(
  list: List,
  user: string,
  cached: CachedAnswer | undefined,
  pending: readonly AppliedWrite[] = [],
): Promise<CachedList<List> | null> {
  if (!cached) return null;
  const { endpoint, params, decode } = resourceOf(list);
  const result = await decodeText(cached.text, (answer) => decodeInPieces(answer, decode));
  if (result.ok)
    return {
      rows: applyWrites(list, result.value, [...writesSince(cached), ...pending]),
      at: cached.at,
      invalidRowCount: rowsLeftOut(result.value),
    };
  await forgetAnswer(endpoint, params(user));
  return null;
}

/** The writes noted since a cached answer came; invalid ones are left out. */
export const writesSince = (cached: CachedAnswer | undefined): AppliedWrite[] =>
  (cached?.writes ?? []).flatMap(({ write }) => {
    const parsed = v.safeParse(stored, write);
    return parsed.success ? [parsed.output] : [];
  });

/** The rows of a list after some writes, oldest first. */
export const applyWrites = <List extends ListName>(
  list: List,
  rows: Rows<List>,
  writes: readonly AppliedWrite[],
): Rows<List> =>
  writes.reduce<Rows<List>>((known, write) => bindWrite(write)?.effect(list, known, write) ?? known, rows);

/** Notes a confirmed write with each cached list that it changes, and caches the new answers of other calls. */
export async function recordInCaches({ user, kind, payload, id, at }: SettledWrite): Promise<void> {
  const write = bindWrite({ kind, payload });
  const calls = listNames().flatMap((list) => (write?.affects(list) ? resourcesOf(list) : []));
  const json = JSON.stringify({ kind, payload, id, at });
  const now = Date.now();
  await Promise.all([
    ...calls.map(({ endpoint, params }) => noteWrite(endpoint, params(user), json, now)),
    ...(write?.answers(user, id) ?? []).map(({ endpoint, params, answer }) =>
      cacheAnswer(endpoint, params, JSON.stringify(answer), now),
    ),
  ]);
}
