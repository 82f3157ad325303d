import * as v from 'valibot';
import { ApiError } from '@/api/client/ApiError';
import { shaped } from '@/api/wire/decoder';
import { fetchAndCache } from '@/api/cache/cacheFirst';
import type { ListResource } from './listResource';

/** A row as the server sent it. A write sends everything back unchanged except for what the user changed. */
export type RawRow = Readonly<Record<string, unknown>>;

const rawRows = shaped(v.array(v.unknown()));
const isRow = (row: unknown): row is RawRow => typeof row === 'object' && row !== null && !Array.isArray(row);

interface CurrentRow<Row> {
  raw: RawRow;
  row: Row;
}

/**
 * The server's current row, raw and decoded, including what other devices wrote; undefined if there is none. Throws an
 * ApiError if the list cannot be fetched.
 */
export async function findCurrentRow<Row>(
  { endpoint, params, decode }: ListResource<Row>,
  user: string,
  isIt: (row: Row) => boolean,
  signal?: AbortSignal,
): Promise<CurrentRow<Row> | undefined> {
  const rows = await fetchAndCache(endpoint, params(user), rawRows, signal);
  for (const raw of rows.filter(isRow)) {
    const decoded = decode([raw]);
    const row = decoded.ok ? decoded.value[0] : undefined;
    if (row !== undefined && isIt(row)) return { raw, row };
  }
  return undefined;
}

/** As `findCurrentRow`, but throws an ApiError of kind `rejected` if the row is gone. */
export async function currentRow<Row>(
  list: ListResource<Row>,
  user: string,
  isIt: (row: Row) => boolean,
  signal?: AbortSignal,
): Promise<CurrentRow<Row>> {
  const found = await findCurrentRow(list, user, isIt, signal);
  if (!found) throw new ApiError({ kind: 'rejected', endpoint: list.endpoint, detail: 'it is gone' });
  return found;
}
