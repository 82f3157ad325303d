import {
  createAction,
  createSelector,
  createSlice,
  isAnyOf,
  type PayloadAction,
  type Reducer,
} from '@reduxjs/toolkit';
import type { AppliedWrite, SettledWrite } from '../cache/cachedList';
import type { ListName } from '../list/listResource';
import { bindWrite, type Write } from '../write/writes';
import type { OutboxWrite } from '../outbox/outboxWrite';
import { selectListState, type ListSlices } from '../list/listState';
import type { AppDispatch, AppThunk } from '../store/appStore';
import { rootReducer, type RootState } from '../store/rootReducer';

interface SyncState {
  /** Every user's writes in the outbox, oldest first. */
  outbox: readonly OutboxWrite[];
  /** When the server last gave a usable answer, epoch milliseconds; null before that. */
  lastSync: number | null;
  /** The server's ids of the rows sent last, by the provisional ids under which they were shown while they waited. */
  serverIds: Readonly<Record<number, number>>;
}

/** Gives a row that was made here its final id. */
export const toFinalId =
  ({ provisionalId, id }: { provisionalId: number; id: number }) =>
  (each: number): number =>
    each === provisionalId ? id : each;

/** Another device has changed a list since it was loaded. */
export const listOutdated = createAction<ListName>('sync/listOutdated');

/** The server has accepted a write, at once or after it waited: every list that it changes applies it. */
export const writeSettled = createAction<SettledWrite & { provisionalId: number }>('sync/writeSettled');

/** Enough for what is on a screen. An import sends thousands, and each copies those before. */
const MAX_SERVER_IDS = 500;

function withServerId(
  ids: SyncState['serverIds'],
  { provisionalId, id }: { provisionalId: number; id: number },
): SyncState['serverIds'] {
  // The keys are in the order in which they came, because they are below zero.
  const latest = Object.entries(ids).slice(1 - MAX_SERVER_IDS);
  return { ...Object.fromEntries(latest), [provisionalId]: id };
}

const syncSlice = createSlice({
  name: 'sync',
  initialState: (): SyncState => ({ outbox: [], lastSync: null, serverIds: {} }),
  reducers: {
    outboxChanged: (state, { payload }: PayloadAction<readonly OutboxWrite[]>) => ({
      ...state,
      outbox: payload,
    }),
    serverAnswered: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      lastSync: Math.max(state.lastSync ?? 0, payload),
    }),
  },
  extraReducers: (builder) =>
    // It stops being pending in the same step in which the lists apply it.
    builder.addMatcher(isAnyOf(writeSettled), (state, { payload }) => ({
      ...state,
      outbox: state.outbox.filter(({ id }) => id !== payload.provisionalId),
      serverIds: payload.id > 0 ? withServerId(state.serverIds, payload) : state.serverIds,
    })),
  selectors: { selectSync: (state) => state },
});

declare module '../store/rootReducer' {
  export interface LazySlices {
    sync: SyncState;
  }
}

export const { outboxChanged, serverAnswered } = syncSlice.actions;
const { selectSync } = syncSlice.injectInto(rootReducer).selectors;

/** The current id of a row: one that was shown under a provisional id may have another by now. */
export const selectRowId = (state: RootState, id: number): number => selectSync(state).serverIds[id] ?? id;

/** The current user's writes in the outbox, oldest first. */
export const selectWaiting = createSelector(
  [(state: RootState) => selectSync(state).outbox, (state: RootState) => state.user.currentUser],
  (outbox, currentUser) => outbox.filter(({ user }) => user === currentUser),
);

/** A write that is shown as done before the server has accepted it. */
export interface PendingWrite extends OutboxWrite {
  write: Write;
}

/** A pending write as lists apply it. */
export const toAppliedWrite = ({ write, id, at }: PendingWrite): AppliedWrite => ({ ...write, id, at });

/** The writes that are in flight or wait; not those that were refused. */
export const selectPending = createSelector([selectWaiting], (waiting) =>
  waiting.filter((item): item is PendingWrite => item.write !== null && item.refused === undefined),
);

/** Whether a write like this is in flight, and its caller awaits the outcome. */
export function selectIsSending(state: RootState, { kind, payload }: Write): boolean {
  const bound = bindWrite({ kind, payload });
  const json = JSON.stringify(payload);
  return selectSending(state).some(
    ({ write }) =>
      write.kind === kind &&
      (bound?.recognition?.isDuplicate(write.payload) ?? JSON.stringify(write.payload) === json),
  );
}

/** The writes in flight, whose callers await the outcome. */
export const selectSending = (state: RootState): PendingWrite[] =>
  selectPending(state).filter(({ sending }) => sending);

/** The ids of a list's rows that a write which waits for the network makes or changes. */
export const selectWaitingIds = (list: ListName) =>
  createSelector(
    [selectPending],
    (pending): ReadonlySet<number> =>
      new Set(
        pending.flatMap(({ id, write, sending }) => {
          const bound = sending ? null : bindWrite(write);
          if (!bound?.affects(list)) return [];
          return bound.rowIds.length > 0 ? bound.rowIds : [id];
        }),
      ),
  );

type Reload = (dispatch: AppDispatch) => void;
const reloads = new Map<keyof ListSlices, Reload>();
const newer = new Map<keyof ListSlices, () => AppThunk<Promise<void>>>();

type ListSlice = {
  [List in keyof ListSlices]: { reducerPath: List; reducer: Reducer<ListSlices[List]> };
}[keyof ListSlices];

/** Adds a list to the store, and to those that are loaded again when the network is back. */
export function installList<
  List extends ListSlice & { reload: Reload; showNewer: () => AppThunk<Promise<void>> },
>(list: List): List {
  rootReducer.inject(list);
  reloads.set(list.reducerPath, list.reload);
  newer.set(list.reducerPath, list.showNewer);
  return list;
}

/** How to load a list again; undefined if no screen has needed it. */
export const reloadOf = (list: ListName | undefined): Reload | undefined =>
  list === undefined || list === 'users' ? undefined : reloads.get(list);

/** Loads the lists that a write changes again, even if they are fresh: another device has changed them. */
export function reloadChanged(dispatch: AppDispatch, affects: (list: ListName) => boolean): void {
  for (const [list, reload] of reloads) {
    if (!affects(list)) continue;
    dispatch(listOutdated(list));
    reload(dispatch);
  }
}

/** Shows the lists that a write has just read before it changed them: other devices' changes are in them too. */
export function showRead(dispatch: AppDispatch, affects: (list: ListName) => boolean): void {
  for (const [list, show] of newer) if (affects(list)) void dispatch(show());
}

/** Loads again each list whose last load failed. */
export const failedLists = (state: RootState): Reload[] =>
  [...reloads].flatMap(([list, reload]) =>
    selectListState(state, list)?.status === 'error' ? [reload] : [],
  );

/** The age of the oldest list that is shown but could not be refreshed, epoch milliseconds; null when all are current. */
const selectCachedSince = (state: RootState): number | null => {
  const ages = [...reloads.keys()].flatMap((name) => {
    const list = selectListState(state, name);
    return list?.status === 'error' && list.loadedAt !== null ? [list.loadedAt] : [];
  });
  return ages.length > 0 ? Math.min(...ages) : null;
};

/** How the current user's writes and lists stand. */
export const selectSyncStatus = createSelector(
  [selectWaiting, (state: RootState) => selectSync(state).lastSync, selectCachedSince],
  (waiting, lastSync, cachedSince) => ({
    waiting,
    refused: waiting.filter(({ refused }) => refused !== undefined).length,
    lastSync,
    cachedSince,
  }),
);
