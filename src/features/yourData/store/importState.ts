import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '@/data/store/rootReducer';
import { itemLabel } from '../model/item';
import type { ImportRow } from './importJob';

/** A row that was not added, or not with all of its details, in words. */
export interface RefusedRow {
  location: string;
  label: string;
  reason: string;
}

export interface ImportState {
  /** Which import this is, by the id that all tabs share; null for none. */
  id: string | null;
  status: 'none' | 'running' | 'stopped' | 'done';
  /** Whether another tab adds the rows, so that this one waits and does not know how far it is. */
  isElsewhere: boolean;
  total: number;
  added: number;
  there: number;
  /** The rows that were not added. */
  refused: readonly RefusedRow[];
  /** The rows that were added without all of their details. */
  incomplete: readonly RefusedRow[];
  /** The rows that the server has more than once, with their numbers. */
  repeated: readonly (Omit<RefusedRow, 'reason'> & { times: number })[];
  /** Why the import has stopped; blank otherwise. */
  reason: string;
  /** False if this browser stores nothing: the import then ends with the page. Null until that is known. */
  isStored: boolean | null;
  /** Whether another file was chosen since the end: only the rows that were left out are still of use. */
  isSeen: boolean;
}

/** No import. */
export const NO_IMPORT: ImportState = {
  id: null,
  status: 'none',
  isElsewhere: false,
  total: 0,
  added: 0,
  there: 0,
  refused: [],
  incomplete: [],
  repeated: [],
  reason: '',
  isStored: null,
  isSeen: false,
};

const slice = createSlice({
  name: 'importQueue',
  initialState: NO_IMPORT,
  reducers: {
    importChanged: (state, { payload }: PayloadAction<Partial<ImportState>>) => ({ ...state, ...payload }),
  },
  selectors: { selectImport: (state) => state },
});

export const { importChanged } = slice.actions;
export const { selectImport } = slice.injectInto(rootReducer).selectors;

/** How far an import is, by its rows. */
export function progressOf(rows: readonly ImportRow[]): Partial<ImportState> {
  const count = (state: ImportRow['state']) => rows.filter((row) => row.state === state).length;
  const withReason = (of: ImportRow['state']) =>
    rows.flatMap(({ location, item, state, reason }) =>
      state !== of || reason === undefined ? [] : [{ location, label: itemLabel(item), reason }],
    );
  const repeated = rows.flatMap(({ location, item, times }) =>
    times === undefined ? [] : [{ location, label: itemLabel(item), times }],
  );
  return {
    total: rows.length,
    added: count('added'),
    there: count('there'),
    refused: withReason('refused'),
    incomplete: withReason('added'),
    repeated,
  };
}
