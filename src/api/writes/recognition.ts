import { get } from '@/api/client/client';
import { LISTS } from '@/api/resources/lists';
import type { ListName, ListRows, ListResource, Rows } from '@/api/resources/listResource';

/** An attempt without a clear answer. */
export interface LostAttempt {
  /** The number of rows like it that the server had before; undefined if unknown. */
  known: number | undefined;
  /** From the beginning of the attempt to its end, epoch milliseconds of the server's clock. */
  from: number;
  to: number;
}

/** Whether the server's list shows that an attempt was saved (with the new row's id, or 0), was not, or neither. */
export type Found = { saved: number } | 'absent' | 'unclear';

/** Gives the known rows of a list; undefined if they are unknown. */
export type RowsOf = <List extends ListName>(list: List) => Rows<List> | undefined;

/** How to recognise an attempt whose answer was lost. */
export interface Recognition<Payload> {
  /** Looks in the server's list. Throws an ApiError if it cannot be fetched. */
  find: (payload: Payload, user: string, attempt: LostAttempt, signal: AbortSignal) => Promise<Found>;
  /** The number of known rows like it; undefined if the list is unknown. */
  countKnown: (payload: Payload, rowsOf: RowsOf) => number | undefined;
  /** Whether two writes look the same in the list. */
  isDuplicate: (payload: Payload, other: Payload) => boolean;
}

/** How to recognise an attempt by a new row of a list, or by a row that shows the change. */
export type InList<Payload, Name extends ListName = ListName> = {
  [List in Name]: {
    list: List;
    /** How to request the list for this, if not as usual. */
    resource?: ListResource<ListRows[List]>;
    /** Whether a row shows what was written. */
    isIt: (row: ListRows[List], payload: Payload) => boolean;
    /** The id of the new row; absent if no row is made, so that any matching row is enough. */
    idOf?: (row: ListRows[List]) => number;
    /** Whether a row was made by this attempt, judged by its time; undefined if that is unclear. */
    isOfAttempt?: (row: ListRows[List], attempt: LostAttempt) => boolean | undefined;
    isDuplicate?: (payload: Payload, other: Payload) => boolean;
  };
}[Name];

export function inList<List extends ListName, Payload>(
  recognition: InList<Payload, List>,
): Recognition<Payload> {
  const { list, resource = LISTS[list], isIt, idOf, isOfAttempt, isDuplicate = isSame } = recognition;
  const { endpoint, params, decode } = resource;
  return {
    find: async (payload, user, attempt, signal) => {
      const rows = await get(endpoint, params(user), decode, signal);
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

/** Another device may have written the same, so a row counts only if it alone was made during the attempt. */
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

/** Payloads are plain values whose fields are always in the same order. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
