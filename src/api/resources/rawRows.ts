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

/**
 * A row of a list as the server has it now, as it came and decoded: what another device wrote meanwhile is in it.
 * Throws an ApiError, `rejected` where the row is gone.
 */
export async function currentRow<Row>(
  { endpoint, params, decode }: ListResource<Row>,
  user: string,
  isIt: (row: Row) => boolean,
  signal?: AbortSignal,
): Promise<{ raw: RawRow; row: Row }> {
  const rows = await fetchAndCache(endpoint, params(user), rawRows, signal);
  for (const raw of rows.filter(isRow)) {
    const row = decodedRow(decode, raw);
    if (row !== undefined && isIt(row)) return { raw, row };
  }
  throw new ApiError({ kind: 'rejected', endpoint, detail: 'it is gone' });
}
