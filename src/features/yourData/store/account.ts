import { ApiError } from '@/data/client/ApiError';
import * as v from 'valibot';
import { fetchAndCache } from '@/data/cache/cacheFirst';
import { cachedList, applyWrites, type AppliedWrite } from '@/data/cache/cachedList';
import { shaped } from '@/data/decode/decoder';
import { resourceOf } from '@/data/list/listResource';
import { chunked } from '@/platform/scheduling/yieldToMain';
import type { ListName, ListResource, ListRows, Rows } from '@/data/list/listResource';
import { outbox } from '@/data/outbox/thisTab';
import { decodeEntry } from '@/features/memory/model/public';
import { readRecallRows } from '@/features/memory/public';
import { quotesWithTexts } from '@/features/quotes/public';
import { isGuest } from '@/data/session/users';
import type { AccountLists } from '../model/account';

/** A list, and when it was last known if it could not be loaded just now, epoch milliseconds. */
export interface LoadedList<List extends ListName> {
  rows: Rows<List>;
  cachedAt?: number;
}

/** The user's writes that the server is not known to have, as lists apply them. */
async function pendingWrites(user: string): Promise<AppliedWrite[]> {
  return (await outbox.refresh()).flatMap(({ user: whose, write, id, at, refused }) =>
    whose === user && write && refused === undefined ? [{ ...write, id, at }] : [],
  );
}

/**
 * A list of a user's with everything that waits to be sent; the cached one where the network is away.
 * @throws ApiError where neither can be had
 */
export async function loadList<List extends ListName>(
  list: List,
  user: string,
  signal?: AbortSignal,
): Promise<LoadedList<List>> {
  const resource: ListResource<ListRows[List]> = resourceOf(list);
  return loadResource(list, resource, user, signal);
}

export const loadQuotes = (user: string, signal?: AbortSignal): Promise<LoadedList<'quotes'>> =>
  loadResource('quotes', quotesWithTexts, user, signal);

async function loadResource<List extends ListName>(
  list: List,
  resource: ListResource<ListRows[List]>,
  user: string,
  signal: AbortSignal | undefined,
): Promise<LoadedList<List>> {
  // Read first: what the server accepts from now on is in its answer, or is still applied here.
  const pending = await pendingWrites(user);
  try {
    return { rows: applyWrites(list, await fetchInPieces(resource, user, signal), pending) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const cached = await cachedList(list, resource, user, pending);
    if (!cached) throw error;
    return { rows: cached.rows, cachedAt: cached.at };
  }
}

const rawRows = shaped(v.array(v.unknown()));
/** Decoded at a time. */
const BATCH = 300;

/** The server's list, decoded in pieces: tens of thousands of rows would block the page. Throws an ApiError. */
async function fetchInPieces<Row>(
  { endpoint, params, decode }: ListResource<Row>,
  user: string,
  signal: AbortSignal | undefined,
): Promise<Row[]> {
  const step = chunked(signal);
  const raw = await fetchAndCache(endpoint, params(user), rawRows, signal);
  const rows: Row[] = [];
  while (raw.length > 0) {
    // What is decoded is let go: a list takes twice the memory as the server sends it.
    const decoded = decode(raw.splice(0, BATCH));
    if (!decoded.ok) throw new ApiError({ kind: 'malformed', endpoint });
    rows.push(...decoded.value);
    await step();
  }
  return rows;
}

/** The runs of recall that this device has of a user. */
export async function recallOf(user: string) {
  const rows = isGuest(user) ? [] : ((await readRecallRows(user)) ?? []);
  return rows.flatMap(({ entry }) => decodeEntry(entry) ?? []);
}

/** The lists of a user's account, to compare with what is brought in. Each throws an ApiError where it cannot be had. */
export const accountLists = (user: string, signal?: AbortSignal): AccountLists => ({
  topics: async () => (await loadList('topics', user, signal)).rows,
  passages: async () => (await loadList('passages', user, signal)).rows,
  overrides: async () => (await loadList('overrides', user, signal)).rows,
  nuggets: async () => (await loadList('nuggets', user, signal)).rows,
  quotes: async () => (await loadQuotes(user, signal)).rows,
  prayers: async () => (await loadList('prayers', user, signal)).rows,
  links: async () => (await loadList('links', user, signal)).rows,
  recall: () => recallOf(user),
});
