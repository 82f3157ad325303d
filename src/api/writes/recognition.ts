import { decoded, getText } from '@/api/client/client';
import type { ListName, ListRows, ListResource, Rows } from '@/api/resources/listResource';

/** An attempt of which no clear answer came. */
export interface LostAttempt {
  /** How many rows like it the server was known to have before; undefined when that was not known. */
  known: number | undefined;
  /** From its first sending to the end of its last, epoch milliseconds of the server's clock. */
  from: number;
  to: number;
}

/** What the server's list tells of an attempt: it was saved, with the new row's id or 0; it did not; or one cannot tell. */
export type Found = { saved: number } | 'absent' | 'unclear';

/** The rows of a list as they are known; undefined where they are not. */
export type RowsOf = <List extends ListName>(list: List) => Rows<List> | undefined;

/** How an attempt whose answer was lost is recognised. */
export interface Recognition<Payload> {
  /** Reads the server's list and looks. Throws an ApiError where it cannot be had. */
  find: (payload: Payload, user: string, attempt: LostAttempt, signal: AbortSignal) => Promise<Found>;
  /** How many rows like it are known; undefined where the list is not. */
  countKnown: (payload: Payload, rowsOf: RowsOf) => number | undefined;
  /** Whether two writes cannot be told apart in the list. */
  isDuplicate: (payload: Payload, other: Payload) => boolean;
}

interface InList<Payload, Row> {
  /** Whether a row is, or shows, what was written. */
  isIt: (row: Row, payload: Payload) => boolean;
  /** The id of the new row; absent where nothing new is made, and a row that shows what was written is enough. */
  idOf?: (row: Row) => number;
  /** Whether the row can be of this attempt, by its time; undefined where that cannot be told. */
  isOfAttempt?: (row: Row, attempt: LostAttempt) => boolean | undefined;
  isDuplicate?: (payload: Payload, other: Payload) => boolean;
}

/** Recognises by a list: a new row like what was written, or a row that shows it. */
export function inList<List extends ListName, Payload>(
  list: List,
  { endpoint, params, decode }: ListResource<ListRows[List]>,
  { isIt, idOf, isOfAttempt, isDuplicate = isSame }: InList<Payload, ListRows[List]>,
): Recognition<Payload> {
  return {
    find: async (payload, user, attempt, signal) => {
      const rows = decoded(endpoint, await getText(endpoint, params(user), signal), decode);
      const matches = rows.filter((row) => isIt(row, payload));
      if (!idOf) return matches.length > 0 ? { saved: 0 } : 'absent';
      if (matches.length === 0) return 'absent';
      if (isOfAttempt) return byTime(matches, idOf, (row) => isOfAttempt(row, attempt));
      if (attempt.known === undefined) return 'unclear';
      return matches.length > attempt.known ? { saved: Math.max(...matches.map(idOf)) } : 'absent';
    },
    countKnown: (payload, rowsOf) => rowsOf(list)?.filter((row) => isIt(row, payload)).length,
    isDuplicate,
  };
}

/** Another device may have written the same: a row is this attempt's only if it alone was made while it was sent. */
function byTime<Row>(
  matches: readonly Row[],
  idOf: (row: Row) => number,
  isOfAttempt: (row: Row) => boolean | undefined,
): Found {
  const own = matches.filter((row) => isOfAttempt(row) === true);
  if (own.length === 1 && own[0] !== undefined) return { saved: idOf(own[0]) };
  if (own.length > 1 || matches.some((row) => isOfAttempt(row) === undefined)) return 'unclear';
  return 'absent';
}

/** Payloads are plain values whose fields always stand in the same order. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
