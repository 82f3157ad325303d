import { ApiError } from '@/data/client/ApiError';
import * as v from 'valibot';
import { applyWrites, type AppliedWrite } from '@/data/cache/cachedList';
import type { Call } from '@/data/client/call';
import { shaped } from '@/data/decode/decoder';
import type { ListName, ListResource, ListRows, Rows } from '@/data/define/list';
import type { Engine } from '@/data/engine';
import { isPending } from '@/data/outbox/transition';
import { chunked } from '@/platform/scheduling/yieldToMain';
import { useAppSelector, useEngine } from '@/data/store/hooks';
import { decodeEntry } from '@/features/memory/model/public';
import { readRecallRows } from '@/features/memory/public';
import { quotesWithTexts } from '@/features/quotes/public';
import { isGuest } from '@/data/session/users';
import type { AccountLists } from '../model/account';
import { selectCurrentUser } from '@/data/session/session';

/** A user, and the engine that reads and writes for them. */
export interface Owner {
  user: string;
  engine: Engine;
}

/** The current user. */
export const useOwner = (): Owner => ({
  user: useAppSelector(selectCurrentUser) ?? '',
  engine: useEngine(),
});

/** A list; `cachedAt` is set if it could not be loaded now: when it was last known, epoch milliseconds. */
interface LoadedList<List extends ListName> {
  rows: Rows<List>;
  cachedAt?: number;
  /** The server's rows that cannot be decoded, unchanged. */
  invalidRows: readonly unknown[];
  /** How many such rows are missing from the cached list. */
  invalidRowCount: number;
}

/** The user's writes that the server is not known to have, as lists apply them. */
async function pendingWrites({ user, engine }: Owner): Promise<AppliedWrite[]> {
  const { outbox } = await engine.ready();
  return (await outbox.refresh()).flatMap(({ user: owner, write, id, at, status }) =>
    owner === user && write && isPending({ status }) ? [{ ...write, id, at }] : [],
  );
}

/**
 * A user's list with the waiting writes applied; the cached one without a network.
 * @throws ApiError if neither is available
 */
export async function loadList<List extends ListName>(
  list: List,
  owner: Owner,
  signal?: AbortSignal,
  resource?: ListResource<ListRows[List]>,
): Promise<LoadedList<List>> {
  const { user, engine } = owner;
  const { subjects, lists } = await engine.ready();
  const definition = subjects.list(list);
  if (!definition) throw new Error(`The list ${list} is not defined`);
  // Read first: a write that the server accepts from now on is in its answer, or is still applied here.
  const pending = await pendingWrites(owner);
  try {
    const { rows, invalidRows } = await fetchInPieces(resource ?? definition, engine.as(user, { signal }));
    return { rows: applyWrites(subjects, list, rows, pending), invalidRows, invalidRowCount: 0 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const cached = await lists.read(definition, user, { pending, ...(resource && { resource }) });
    if (!cached) throw error;
    return {
      rows: cached.rows,
      cachedAt: cached.at,
      invalidRows: [],
      invalidRowCount: cached.invalidRowCount,
    };
  }
}

const NOT_FOUND = 404;

/** The rows of a list; null if the server has no script for it. Throws an ApiError if it is not available. */
async function ifListed<List extends ListName>(
  loading: Promise<LoadedList<List>>,
): Promise<Rows<List> | null> {
  try {
    return (await loading).rows;
  } catch (error) {
    if (error instanceof ApiError && error.failure.status === NOT_FOUND) return null;
    throw error;
  }
}

/** Like `loadList`, but only the rows; null if the server has no script for them. */
export const loadIfListed = <List extends ListName>(
  list: List,
  owner: Owner,
  signal?: AbortSignal,
): Promise<Rows<List> | null> => ifListed(loadList(list, owner, signal));

type Resources = { readonly [List in ListName]?: ListResource<ListRows[List]> };
const WITH_TEXTS: Resources = { quotes: quotesWithTexts };

/** Like `loadList`, for the quotes with their texts. */
export function loadWithTexts<List extends ListName>(
  list: List,
  owner: Owner,
  signal?: AbortSignal,
): Promise<LoadedList<List>> {
  const resource: Resources[List] = WITH_TEXTS[list];
  return loadList(list, owner, signal, resource);
}

const rawRows = shaped(v.array(v.unknown()));
/** The number of rows decoded at a time. */
const BATCH = 300;

/**
 * The server's list, decoded in pieces, because tens of thousands of rows would block the page. A list of nothing but
 * invalid rows is malformed. Throws an ApiError.
 */
async function fetchInPieces<Row>(
  { endpoint, params, decode }: ListResource<Row>,
  call: Call,
): Promise<{ rows: Row[]; invalidRows: unknown[] }> {
  const step = chunked(call.signal);
  const raw = await call.fetchAndCache(endpoint, params(call.user), rawRows);
  const rows: Row[] = [];
  const invalidRows: unknown[] = [];
  while (raw.length > 0) {
    // Decoded rows are released, because a list as the server sends it takes twice the memory.
    const batch = raw.splice(0, BATCH);
    const decoded = decode(batch);
    if (decoded.ok && decoded.invalidRowCount === undefined) rows.push(...decoded.value);
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

/** The lists of a user's account, to compare with an import. Each throws an ApiError if it is not available. */
export const accountLists = (owner: Owner, signal?: AbortSignal): AccountLists => ({
  rowsOf: (list) => ifListed(loadWithTexts(list, owner, signal)),
  recall: () => recallOf(owner.user),
});
