import { resourceOf, type ListName, type ListRows, type ListResource, type Rows } from '../list/listResource';
import { readList, type ReadRows } from '../list/rawRows';

/** The rows that a list had before a write was sent: none of them was made by it. */
export interface RowsBefore {
  /** The highest id that this device had seen in the list; 0 if it was empty. */
  highestId: number;
  /** Later rows that equal writes of this device made. */
  ids: readonly number[];
}

/** An attempt without a clear answer. */
export interface LostAttempt {
  /** Undefined if nothing was known of the list when it was sent. */
  before: RowsBefore | undefined;
  /** From the beginning of the attempt to its end, epoch milliseconds of the server's clock. */
  from: number;
  to: number;
  /** False if the server's clock was not known then: these are the device's, which may have been wrong. */
  isDated: boolean;
}

/** Whether the server's list shows that an attempt was saved (with the new row's id, or 0), was not, or neither. */
export type Found = { saved: number } | 'absent' | 'unclear';

/** Gives the known rows of a list; undefined if they are unknown. */
export type RowsOf = <List extends ListName>(list: List) => Rows<List> | undefined;

/** Gives the rows of a list, which may have to be read first. Throws an ApiError. */
export type LoadRows = <List extends ListName>(list: List) => Promise<Rows<List>>;

/** How to recognise an attempt whose answer was lost. */
export interface Recognition<Payload> {
  /** Looks in the server's list. Throws an ApiError if it cannot be fetched. */
  find: (payload: Payload, user: string, attempt: LostAttempt, read: ReadRows) => Promise<Found>;
  /** Whether two writes look the same in the list. */
  isDuplicate: (payload: Payload, other: Payload) => boolean;
  /** For a write that makes a row: what is known of the list before. */
  newRow?: {
    /** The highest id among the known rows; undefined if the list is unknown. */
    highestKnownId: (rowsOf: RowsOf) => number | undefined;
    /** The same of a list that has to be read first. Throws an ApiError. */
    loadHighestId: (load: LoadRows) => Promise<number>;
  };
}

/** How to recognise an attempt by a new row of a list, or by a row that shows the change. */
export type InList<Payload, Name extends ListName = ListName> = {
  [List in Name]: {
    list: List;
    /** How to request the list for this, if not as usual. */
    resource?: ListResource<ListRows[List]>;
    /** Whether a row shows what was written. */
    matches: (row: ListRows[List], payload: Payload, attempt: LostAttempt) => boolean;
    /** The id of the new row, which grows with each; absent if no row is made, so that any matching row is enough. */
    idOf?: (row: ListRows[List]) => number;
    /** Whether a row was made by this attempt, judged by its time; undefined if that is unclear. */
    isOfAttempt?: (row: ListRows[List], attempt: LostAttempt) => boolean | undefined;
    isDuplicate?: (payload: Payload, other: Payload) => boolean;
  };
}[Name];

export function inList<List extends ListName, Payload>(
  recognition: InList<Payload, List>,
): Recognition<Payload> {
  const { list, resource = resourceOf(list), matches, idOf, isOfAttempt, isDuplicate = isSame } = recognition;
  const highestId = (rows: Rows<List>): number =>
    rows.reduce((highest, row) => Math.max(highest, idOf?.(row) ?? 0), 0);
  return {
    find: async (payload, user, attempt, read) => {
      const { before } = attempt;
      const rows = await readList(resource, user, read);
      const matching = rows.filter((row) => matches(row, payload, attempt));
      if (!idOf) return matching.length > 0 ? { saved: 0 } : 'absent';
      const added = matching.filter((row) => !before || isAdded(idOf(row), before));
      if (added.length === 0) return 'absent';
      if (isOfAttempt) {
        const isOwn = (row: ListRows[List]) => (attempt.isDated ? isOfAttempt(row, attempt) : undefined);
        return byTime(added, idOf, isOwn, before !== undefined);
      }
      return before === undefined ? 'unclear' : { saved: Math.max(...added.map(idOf)) };
    },
    isDuplicate,
    ...(idOf && {
      newRow: {
        highestKnownId: (rowsOf) => {
          const rows = rowsOf(list);
          return rows && highestId(rows);
        },
        loadHighestId: async (load) => highestId(await load(list)),
      },
    }),
  };
}

const isAdded = (id: number, { highestId, ids }: RowsBefore): boolean => id > highestId && !ids.includes(id);

/**
 * Another device may have written the same, so a row counts only if it alone was made during the attempt, or if its time is
 * unclear and it alone is new.
 */
function byTime<Row>(
  added: readonly Row[],
  idOf: (row: Row) => number,
  isOfAttempt: (row: Row) => boolean | undefined,
  isNew: boolean,
): Found {
  const possible = added.filter((row) => isOfAttempt(row) !== false);
  const own = possible.filter((row) => isOfAttempt(row) === true);
  const [only, another] = own.length > 0 || !isNew ? own : possible;
  if (only !== undefined && another === undefined) return { saved: idOf(only) };
  return possible.length > 0 ? 'unclear' : 'absent';
}

/** Payloads are plain values whose fields are always in the same order. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
