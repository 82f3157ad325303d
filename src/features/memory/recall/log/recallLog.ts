import { groupBy } from '@/platform/values/groupBy';
import { createSelector, createSlice } from '@reduxjs/toolkit';
import {
  appendRecallRow,
  deleteRecallRow,
  moveDamagedRows,
  readRecallRows,
  replaceRecallRow,
  restoreReadableRows,
} from '../../api/recallStorage';
import { united, type RecallEntry } from '../../model/strength/recallEntry';
import { createApiThunk } from '@/data/store/createApiThunk';
import { rootReducer } from '@/data/store/rootReducer';
import { writeConfirmed } from '@/data/sync/sync';
import { GUEST } from '@/data/session/users';
import { askToPersist } from '@/platform/storage/persist';
import { decodeEntry } from '../../model/strength/decodeEntry';
import { loadOwnViews } from './ownViews';

export interface RecallLogState {
  status: 'idle' | 'loading' | 'ready';
  /** In no order. */
  entries: readonly RecallEntry[];
  /** How many entries were set aside in this visit because they could not be decoded. */
  damaged: number;
  /** False where this browser stores nothing; for a guest that is on purpose. */
  isPersistent: boolean;
}

/** Reads the user's log, and sets aside what cannot be decoded. A guest's log lasts for the visit. */
export const loadRecallLog = createApiThunk<Omit<RecallLogState, 'status'>>(
  'recall/load',
  async (_, { user, dispatch }) => {
    dispatch(loadOwnViews());
    const rows = user === GUEST ? [] : await readRecallRows(user);
    if (rows === null) return { entries: [], damaged: 0, isPersistent: false };
    const read = rows.map((row) => ({ row, entry: decodeEntry(row.entry) }));
    const damaged = read.filter(({ entry }) => entry === null).map(({ row }) => row);
    if (damaged.length > 0) await moveDamagedRows(damaged);
    // Nobody waits for it: they are read with the log the next time.
    void restoreReadableRows(user, (stored) => decodeEntry(stored) !== null);
    return { entries: read.flatMap(({ entry }) => entry ?? []), damaged: damaged.length, isPersistent: true };
  },
);

/** Logs a run: it counts at once, and in later visits. Resolves to whether it could be stored, null while that is not known. */
export const recordRecall = createApiThunk('recall/record', (entry: RecallEntry, { user, dispatch }) => {
  if (user === GUEST) return Promise.resolve(true);
  // The log is nowhere else.
  void askToPersist();
  return appendRecallRow({ id: entry.id, user, entry }, (isStored) => {
    if (!isStored) dispatch(slice.actions.notStored());
  });
});

interface Replacement {
  /** The id of the entry that is replaced. */
  id: string;
  entry: RecallEntry;
}

/** Puts an entry in the place of another, as when a run is judged once more; never both count. */
export const replaceRecall = createApiThunk(
  'recall/replace',
  async ({ id, entry }: Replacement, { user }) => {
    if (user !== GUEST) await replaceRecallRow(id, { id: entry.id, user, entry });
  },
);

/** Takes an entry back, as after a mark that was a slip. */
export const undoRecall = createApiThunk('recall/takeBack', (id: string) => deleteRecallRow(id));

const slice = createSlice({
  name: 'recallLog',
  initialState: (): RecallLogState => ({ status: 'idle', entries: [], damaged: 0, isPersistent: true }),
  reducers: {
    notStored: (state) => ({ ...state, isPersistent: false }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(loadRecallLog.pending, (state) => {
        if (state.status === 'idle') state.status = 'loading';
      })
      .addCase(loadRecallLog.fulfilled, (state, { payload }) => ({
        status: 'ready',
        // This tab's latest entries may not be stored yet.
        entries: united(state.entries, payload.entries),
        // Two concurrent reads find the same damaged entries.
        damaged: Math.max(state.damaged, payload.damaged),
        // What could not be stored is not stored by reading.
        isPersistent: state.isPersistent && payload.isPersistent,
      }))
      .addCase(recordRecall.pending, (state, { meta }) => ({
        ...state,
        entries: united(state.entries, [meta.arg]),
      }))
      .addCase(writeConfirmed, (state, { payload: { provisionalId, id } }) => {
        if (!state.entries.some(({ passageId }) => passageId === provisionalId)) return state;
        const entries = state.entries.map((entry) =>
          entry.passageId === provisionalId ? { ...entry, passageId: id } : entry,
        );
        return { ...state, entries };
      })
      .addCase(undoRecall.pending, (state, { meta }) => ({
        ...state,
        entries: state.entries.filter(({ id }) => id !== meta.arg),
      }))
      .addCase(replaceRecall.pending, (state, { meta }) => ({
        ...state,
        entries: united(
          state.entries.filter(({ id }) => id !== meta.arg.id),
          [meta.arg.entry],
        ),
      }))
      .addCase(recordRecall.fulfilled, (state, { payload }) => {
        // Null: a slow storage may still store it.
        if (payload === false) state.isPersistent = false;
      }),
  selectors: { selectRecallLog: (state) => state },
});

export const { selectRecallLog } = slice.injectInto(rootReducer).selectors;

const NONE: readonly RecallEntry[] = [];

/** The log by passage. */
export const selectEntriesOf = createSelector(
  [(state: Parameters<typeof selectRecallLog>[0]) => selectRecallLog(state).entries],
  (entries) => {
    const byPassage = groupBy(entries.map((entry) => [entry.passageId, entry] as const));
    return (passageId: number): readonly RecallEntry[] => byPassage.get(passageId) ?? NONE;
  },
);
