import { isSame } from '@/platform/values/isSame';
import type { ListName, ListResource, Rows } from './list';
import { readList, type ListReader } from './rawRows';
import type { ListRows } from '../register';

/** The rows that a list had before a write was sent: none of them was made by it. */
export interface RowsBefore {
  /** The highest id that this device had seen in the list; 0 if it was empty. */
  highestId: number;
  /** Rows added since by identical writes of this device. */
  ids: readonly number[];
}

/** An attempt without a clear answer. */
export interface LostAttempt {
  /** Undefined if nothing was known of the list when it was sent. */
  before: RowsBefore | undefined;
  /** When it was sent by the device's clock, epoch milliseconds: for its day alone. */
  sentAt: number;
}

/** Whether the server's list shows that an attempt was saved (with the new row's id, or 0), was not, or neither. */
export type LookupResult = { saved: number } | 'absent' | 'unclear';

/** Gives the known rows of a list; undefined if they are unknown. */
export type RowsOf = <List extends ListName>(list: List) => Rows<List> | undefined;

/** Gives the rows of a list, which may have to be read first. Throws an ApiError. */
export type LoadRows = <List extends ListName>(list: List) => Promise<Rows<List>>;

/** How to recognise an attempt whose answer was lost. */
export interface Recognition<Payload> {
  /** Looks in the server's list. Throws an ApiError if it cannot be fetched. */
  find: (payload: Payload, lost: LostAttempt, reading: ListReader) => Promise<LookupResult>;
  /** Whether two writes look the same in the list. */
  isDuplicate: (payload: Payload, other: Payload) => boolean;
  /** For a write that makes a row: the highest id that its list had before. */
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
    /** Whether a row has the written change. */
    matches: (row: ListRows[List], payload: Payload, lost: LostAttempt) => boolean;
    /** The id of the new row, which grows with each; absent if no row is made, so that any matching row is enough. */
    idOf?: (row: ListRows[List]) => number;
    isDuplicate?: (payload: Payload, other: Payload) => boolean;
  };
}[Name];

export function inList<List extends ListName, Payload>({
  list,
  resource,
  matches,
  idOf,
  isDuplicate = isSame,
}: InList<Payload, List>): Recognition<Payload> {
  const highestId = (rows: Rows<List>): number =>
    rows.reduce((highest, row) => Math.max(highest, idOf?.(row) ?? 0), 0);
  return {
    find: async (payload, lost, { read, resourceOf }) => {
      const { before } = lost;
      const rows = await readList(resource ?? resourceOf(list), read);
      const matching = rows.filter((row) => matches(row, payload, lost));
      if (!idOf) return matching.length > 0 ? { saved: 0 } : 'absent';
      const added = matching.map(idOf).filter((id) => !before || isAdded(id, before));
      if (added.length === 0) return 'absent';
      // A new row counts as the one that was sent, even if another device wrote the same in these seconds.
      return before === undefined ? 'unclear' : { saved: Math.max(...added) };
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
