import { groupBy } from '@/platform/values/groupBy';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  appendRecallRow,
  deleteRecallRow,
  moveDamagedRows,
  readRecallRows,
  replaceRecallRow,
  restoreReadableRows,
  type RecallRow,
} from '../../api/recallStorage';
import { united, type RecallEntry } from '../../model/strength/recallEntry';
import { createApiThunk } from '@/data/store/createApiThunk';
import { rootReducer } from '@/data/store/rootReducer';
import { writeConfirmed } from '@/data/sync/sync';
import { GUEST } from '@/data/session/users';
import { askToPersist } from '@/platform/storage/persist';
import { decodeEntry } from '../../model/strength/decodeEntry';
import { loadOwnViews } from './ownViews';

interface RecallLog {
  status: 'idle' | 'loading' | 'ready';
  /** In no order. */
  entries: readonly RecallEntry[];
  /** How many entries were set aside in this visit because they could not be decoded. */
  damaged: number;
  /** False if this browser stores nothing, so that results last for the visit. A slow storage does not count. */
  isPersistent: boolean;
}

export interface RecallLogState extends Omit<RecallLog, 'isPersistent'> {
  /** Whether the latest reading succeeded, or is still running. */
  canRead: boolean;
  /** False once storing a run failed, which a later reading does not repair. */
  isStored: boolean;
}

type ReadLog = Pick<RecallLogState, 'entries' | 'damaged' | 'canRead'>;

/** Decodes the rows of a user, and sets aside the undecodable ones. */
async function readLog(user: string, rows: readonly RecallRow[] | null): Promise<ReadLog> {
  if (rows === null) return { entries: [], damaged: 0, canRead: false };
  const read = rows.map((row) => ({ row, entry: decodeEntry(row.entry) }));
  const damaged = read.filter(({ entry }) => entry === null).map(({ row }) => row);
  if (damaged.length > 0) await moveDamagedRows(damaged);
  // Not awaited, because these rows are read with the log the next time.
  void restoreReadableRows(user, (stored) => decodeEntry(stored) !== null);
  return { entries: read.flatMap(({ entry }) => entry ?? []), damaged: damaged.length, canRead: true };
}

/** Reads the user's log; entries from a slow storage are added later. A guest's log lasts for the visit. */
export const loadRecallLog = createApiThunk<ReadLog>('recall/load', async (_, { user, dispatch }) => {
  dispatch(loadOwnViews());
  let late: Promise<RecallRow[] | null> | undefined;
  const rows = user === GUEST ? [] : await readRecallRows(user, (answer) => void (late = answer));
  if (!late) return readLog(user, rows);
  void late.then(async (came) => dispatch(slice.actions.readLate(await readLog(user, came), user)));
  return { entries: [], damaged: 0, canRead: true };
});

/** Logs a run: it counts at once, and in later visits. Resolves to whether it could be stored, null while that is not known. */
export const recordRecall = createApiThunk('recall/record', (entry: RecallEntry, { user, dispatch }) => {
  if (user === GUEST) return Promise.resolve(true);
  // The log is stored nowhere else.
  void askToPersist();
  return appendRecallRow({ id: entry.id, user, entry }, (isStored) => {
    if (!isStored) dispatch(slice.actions.notStored(user));
  });
});

interface Replacement {
  /** The id of the entry that is replaced. */
  id: string;
  entry: RecallEntry;
}

/** Replaces an entry, for example when a run is judged again, so that both never count. */
export const replaceRecall = createApiThunk(
  'recall/replace',
  async ({ id, entry }: Replacement, { user }) => {
    if (user !== GUEST) await replaceRecallRow(id, { id: entry.id, user, entry });
  },
);

/** Removes an entry, for example after an accidental mark. */
export const undoRecall = createApiThunk('recall/takeBack', (id: string) => deleteRecallRow(id));

const withRead = (state: RecallLogState, { entries, damaged, canRead }: ReadLog): RecallLogState => ({
  status: 'ready',
  // This tab's latest entries may not be stored yet.
  entries: united(state.entries, entries),
  // Two concurrent reads find the same damaged entries.
  damaged: Math.max(state.damaged, damaged),
  canRead,
  isStored: state.isStored,
});

const slice = createSlice({
  name: 'recallLog',
  initialState: (): RecallLogState => ({
    status: 'idle',
    entries: [],
    damaged: 0,
    canRead: true,
    isStored: true,
  }),
  // Both come late, and name the user so that no other user gets them (see `dropStaleOutcomes`).
  reducers: {
    notStored: {
      prepare: (user: string) => ({ payload: undefined, meta: { user } }),
      reducer: (state) => ({ ...state, isStored: false }),
    },
    readLate: {
      prepare: (payload: ReadLog, user: string) => ({ payload, meta: { user } }),
      reducer: (state, { payload }: PayloadAction<ReadLog, string, { user: string }>) =>
        withRead(state, payload),
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loadRecallLog.pending, (state) => {
        if (state.status === 'idle') state.status = 'loading';
      })
      .addCase(loadRecallLog.fulfilled, (state, { payload }) => withRead(state, payload))
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
        if (payload === false) state.isStored = false;
      }),
  selectors: {
    selectRecallLog: createSelector(
      [(state: RecallLogState) => state],
      ({ canRead, isStored, ...log }): RecallLog => ({ ...log, isPersistent: canRead && isStored }),
    ),
  },
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
