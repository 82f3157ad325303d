import { ApiError } from '@/data/client/ApiError';
import * as v from 'valibot';
import { fetchAndCache } from '@/data/cache/cacheFirst';
import { cachedList, applyWrites, type AppliedWrite } from '@/data/cache/cachedList';
import { shaped } from '@/data/decode/decoder';
import { rowsLeftOut } from '@/data/decode/lists';
import {
  resourceOf,
  type ListName,
  type ListResource,
  type ListRows,
  type Rows,
} from '@/data/list/listResource';
import { chunked } from '@/platform/scheduling/yieldToMain';
import type { Outbox } from '@/data/outbox/outbox';
import { useAppSelector } from '@/data/store/hooks';
import { useOutbox } from '@/data/sync/outboxOf';
import { selectCurrentUser } from '@/data/store/rootReducer';
import { decodeEntry } from '@/features/memory/model/public';
import { readRecallRows } from '@/features/memory/public';
import { quotesWithTexts } from '@/features/quotes/public';
import { isGuest } from '@/data/session/users';
import type { AccountLists } from '../model/account';

/** A user, and the outbox that their writes go through. */
export interface Owner {
  user: string;
  outbox: Outbox;
}

/** The current user. */
export const useOwner = (): Owner => ({
  user: useAppSelector(selectCurrentUser) ?? '',
  outbox: useOutbox(),
});

/** A list, and when it was last known if it could not be loaded just now, epoch milliseconds. */
interface LoadedList<List extends ListName> {
  rows: Rows<List>;
  cachedAt?: number;
  /** The server's rows that cannot be read, as they came. */
  invalidRows: readonly unknown[];
  /** How many such rows the cached list is without. */
  invalidRowCount: number;
}

/** The user's writes that the server is not known to have, as lists apply them. */
async function pendingWrites({ user, outbox }: Owner): Promise<AppliedWrite[]> {
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
  owner: Owner,
  signal?: AbortSignal,
  resource: ListResource<ListRows[List]> = resourceOf(list),
): Promise<LoadedList<List>> {
  // Read first: what the server accepts from now on is in its answer, or is still applied here.
  const pending = await pendingWrites(owner);
  try {
    const { rows, invalidRows } = await fetchInPieces(resource, owner.user, signal);
    return { rows: applyWrites(list, rows, pending), invalidRows, invalidRowCount: 0 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const cached = await cachedList(list, resource, owner.user, pending);
    if (!cached) throw error;
    return {
      rows: cached.rows,
      cachedAt: cached.at,
      invalidRows: [],
      invalidRowCount: cached.invalidRowCount,
    };
  }
}

type Resources = { readonly [List in ListName]?: ListResource<ListRows[List]> };
const WITH_TEXTS: Resources = { quotes: quotesWithTexts };

/** As `loadList`, the quotes with their texts. */
export function loadWithTexts<List extends ListName>(
  list: List,
  owner: Owner,
  signal?: AbortSignal,
): Promise<LoadedList<List>> {
  const resource: Resources[List] = WITH_TEXTS[list];
  return loadList(list, owner, signal, resource);
}

const rawRows = shaped(v.array(v.unknown()));
/** Decoded at a time. */
const BATCH = 300;

/**
 * The server's list, decoded in pieces: tens of thousands of rows would block the page. A list of nothing but rows that cannot be
 * read is malformed. Throws an ApiError.
 */
async function fetchInPieces<Row>(
  { endpoint, params, decode }: ListResource<Row>,
  user: string,
  signal: AbortSignal | undefined,
): Promise<{ rows: Row[]; invalidRows: unknown[] }> {
  const step = chunked(signal);
  const raw = await fetchAndCache(endpoint, params(user), rawRows, signal);
  const rows: Row[] = [];
  const invalidRows: unknown[] = [];
  while (raw.length > 0) {
    // What is decoded is let go: a list takes twice the memory as the server sends it.
    const batch = raw.splice(0, BATCH);
    const decoded = decode(batch);
    if (decoded.ok && rowsLeftOut(decoded.value) === 0) rows.push(...decoded.value);
    else {
      for (const row of batch) {
        const one = decode([row]);
        if (one.ok) rows.push(...one.value);
        else invalidRows.push(row);
      }
    }
    await step();
  }
  if (rows.length === 0 && invalidRows.length > 0) throw new ApiError({ kind: 'malformed', endpoint });
  return { rows, invalidRows };
}

/** The runs of recall that this device has of a user. */
export async function recallOf(user: string) {
  const rows = isGuest(user) ? [] : ((await readRecallRows(user)) ?? []);
  return rows.flatMap(({ entry }) => decodeEntry(entry) ?? []);
}

/** The lists of a user's account, to compare with what is brought in. Each throws an ApiError where it cannot be had. */
export const accountLists = (owner: Owner, signal?: AbortSignal): AccountLists => ({
  rowsOf: async (list) => (await loadWithTexts(list, owner, signal)).rows,
  recall: () => recallOf(owner.user),
});
