import { ApiError } from '../client/ApiError';
import { chunked } from '@/platform/scheduling/yieldToMain';
import { decodedAnswer } from '../decode/answer';
import { PIECE } from '../decode/lists';
import type { ListName, ListResource, Rows } from './list';
import type { Call } from '../client/call';
import type { ListRows } from '../register';

/** A row as the server sent it. A write sends everything back unchanged except for what the user changed. */
export type RawRow = Readonly<Record<string, unknown>>;

const isRow = (row: unknown): row is RawRow => typeof row === 'object' && row !== null && !Array.isArray(row);

/** Reads the rows of the user's list from the server, as it sent them. Throws an ApiError. */
export type ReadRows = (
  list: Pick<ListResource<unknown>, 'endpoint' | 'params'>,
) => Promise<readonly unknown[]>;

/** The functions with which a write reads lists, before it is sent and after its answer was lost. */
export interface ListReader {
  read: ReadRows;
  /** How to request a list, by its name. Throws where its subject is not known, which is a programming error. */
  resourceOf: <List extends ListName>(list: List) => ListResource<ListRows[List]>;
  /** How long ago the list that was read last was asked for, also by another write of the run, in milliseconds. */
  readAgeMs: () => number;
  serverNow: Call['serverNow'];
  /** True if the write was not sent when it was made: another tab or device may have been faster. */
  hasWaited: boolean;
  /** How often it was tried without a clear answer. */
  attempts: number;
}

/** The server's current list, decoded. Throws an ApiError. */
export const readList = async <Row>(list: ListResource<Row>, read: ReadRows): Promise<readonly Row[]> =>
  decodedAnswer(list.endpoint, await read(list), list.decode);

/** As `readList`, of a list by its name. */
export const readNamed = <List extends ListName>(
  list: List,
  { read, resourceOf }: Pick<ListReader, 'read' | 'resourceOf'>,
): Promise<Rows<List>> => readList(resourceOf(list), read);

interface CurrentRow<Row> {
  raw: RawRow;
  row: Row;
}

/**
 * The server's current row, raw and decoded, including what other devices wrote; undefined if there is none. Of duplicates the
 * last one, which is the one that the screens show (`distinct`). Throws an ApiError if the list cannot be fetched.
 */
export async function findCurrentRow<Row>(
  list: ListResource<Row>,
  matches: (row: Row) => boolean,
  read: ReadRows,
): Promise<CurrentRow<Row> | undefined> {
  const rows = (await read(list)).filter(isRow).toReversed();
  const yieldIfDue = chunked();
  for (const [index, raw] of rows.entries()) {
    const row = list.decode.one(raw);
    if (row !== undefined && matches(row)) return { raw, row };
    if (index % PIECE === PIECE - 1) await yieldIfDue();
  }
  return undefined;
}

/** As `findCurrentRow`, but throws an ApiError of kind `rejected` if the row is gone. */
export async function currentRow<Row>(
  list: ListResource<Row>,
  matches: (row: Row) => boolean,
  read: ReadRows,
): Promise<CurrentRow<Row>> {
  const found = await findCurrentRow(list, matches, read);
  if (!found) throw new ApiError({ kind: 'rejected', endpoint: list.endpoint, detail: 'it is gone' });
  return found;
}
