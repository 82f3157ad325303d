import * as v from 'valibot';
import { ApiError } from '@/api/client/ApiError';
import type { Decoder } from '@/api/wire/decoder';
import { shaped } from '@/api/wire/decoder';
import { fetchAndCache } from '@/api/cache/cacheFirst';
import type { ListResource } from './listResource';

/** A row as the server gave it: a write sends back what the person did not change just as it came. */
export type RawRow = Readonly<Record<string, unknown>>;

const rawRows = shaped(v.array(v.unknown()));
const isRow = (row: unknown): row is RawRow => typeof row === 'object' && row !== null && !Array.isArray(row);

/** The one row that a decoder reads, or undefined for a row of which it makes nothing. */
function decodedRow<Row>(decode: Decoder<Row[]>, row: RawRow): Row | undefined {
  const result = decode([row]);
  return result.ok ? result.value[0] : undefined;
}

interface CurrentRow<Row> {
  raw: RawRow;
  row: Row;
}

/**
 * A row of a list as the server has it now, as it came and decoded: what another device wrote meanwhile is in it;
 * undefined where there is none. Throws an ApiError where the list cannot be had.
 */
export async function findCurrentRow<Row>(
  { endpoint, params, decode }: ListResource<Row>,
  user: string,
  isIt: (row: Row) => boolean,
  signal?: AbortSignal,
): Promise<CurrentRow<Row> | undefined> {
  const rows = await fetchAndCache(endpoint, params(user), rawRows, signal);
  for (const raw of rows.filter(isRow)) {
    const row = decodedRow(decode, raw);
    if (row !== undefined && isIt(row)) return { raw, row };
  }
  return undefined;
}

/** As `findCurrentRow`, for a row that is to be changed. Throws an ApiError, `rejected` where it is gone. */
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
