import * as v from 'valibot';
import { ApiError } from '../client/ApiError';
import { decodedAnswer } from '../client/client';
import { shaped } from '../decode/decoder';
import { fetchAndCache } from '../cache/cacheFirst';
import type { ListResource } from './listResource';

/** A row as the server sent it. A write sends everything back unchanged except for what the user changed. */
export type RawRow = Readonly<Record<string, unknown>>;

const rawRows = shaped(v.array(v.unknown()));
const isRow = (row: unknown): row is RawRow => typeof row === 'object' && row !== null && !Array.isArray(row);

/** Reads the rows of a user's list from the server, as it sent them. Throws an ApiError. */
export type ReadRows = (
  list: Pick<ListResource<unknown>, 'endpoint' | 'params'>,
  user: string,
) => Promise<readonly unknown[]>;

/** Reads a list with a request of its own. */
export const readRows =
  (signal?: AbortSignal): ReadRows =>
  ({ endpoint, params }, user) =>
    fetchAndCache(endpoint, params(user), rawRows, signal);

/** The server's current list, decoded. Throws an ApiError. */
export const readList = async <Row>(
  list: ListResource<Row>,
  user: string,
  read: ReadRows,
): Promise<readonly Row[]> => decodedAnswer(list.endpoint, await read(list, user), list.decode);

interface CurrentRow<Row> {
  raw: RawRow;
  row: Row;
}

/**
 * The server's current row, raw and decoded, including what other devices wrote; undefined if there is none. Throws an
 * ApiError if the list cannot be fetched.
 */
export async function findCurrentRow<Row>(
  list: ListResource<Row>,
  user: string,
  matches: (row: Row) => boolean,
  read: ReadRows,
): Promise<CurrentRow<Row> | undefined> {
  for (const raw of (await read(list, user)).filter(isRow)) {
    const decoded = list.decode([raw]);
    const row = decoded.ok ? decoded.value[0] : undefined;
    if (row !== undefined && matches(row)) return { raw, row };
  }
  return undefined;
}

/** As `findCurrentRow`, but throws an ApiError of kind `rejected` if the row is gone. */
export async function currentRow<Row>(
  list: ListResource<Row>,
  user: string,
  matches: (row: Row) => boolean,
  read: ReadRows,
): Promise<CurrentRow<Row>> {
  const found = await findCurrentRow(list, user, matches, read);
  if (!found) throw new ApiError({ kind: 'rejected', endpoint: list.endpoint, detail: 'it is gone' });
  return found;
}
