import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppliedWrite, ConfirmedWrite } from '../cache/cachedList';
import type { ListName } from '../define/list';
import type { Write } from '../define/subjects';
import type { OutboxWrite } from '../outbox/outboxWrite';
import { isPending } from '../outbox/transition';
import { rootReducer, type RootState } from '../store/rootReducer';
import { selectSubjects } from './subjects';
import { selectCurrentUser } from '../session/session';

export interface SyncState {
  /** Every user's writes in the outbox, oldest first. */
  outbox: readonly OutboxWrite[];
  /** False until the outbox has been read: whether writes wait is unknown until then. */
  isOutboxRead: boolean;
  /** The server's ids of the rows sent last, by the provisional ids under which they were shown while they waited. */
  serverIds: Readonly<Record<number, number>>;
}

/** Gives a row that was made here its final id. */
export const toFinalId =
  ({ provisionalId, id }: { provisionalId: number; id: number }) =>
  (each: number): number =>
    each === provisionalId ? id : each;

/** Another device has changed a list since it was loaded. */
export const listInvalidated = createAction<ListName>('sync/listInvalidated');

/** The server has accepted a write, at once or after it waited: every list that it changes applies it. */
export const writeConfirmed = createAction<ConfirmedWrite & { provisionalId: number }>('sync/writeConfirmed');

/** Enough for one screen. An import sends thousands, and each copies those before. */
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
  initialState: (): SyncState => ({ outbox: [], isOutboxRead: false, serverIds: {} }),
  reducers: {
    outboxChanged: {
      prepare: (outbox: readonly OutboxWrite[], isOutboxRead: boolean | undefined = true) => ({
        payload: { outbox, isOutboxRead },
      }),
      reducer: (state, { payload }: PayloadAction<Pick<SyncState, 'outbox' | 'isOutboxRead'>>) => ({
        ...state,
        ...payload,
      }),
    },
  },
  extraReducers: (builder) =>
    // It stops being pending in the same step in which the lists apply it.
    builder.addCase(writeConfirmed, (state, { payload }) => ({
      ...state,
      outbox: state.outbox.filter(({ id }) => id !== payload.provisionalId),
      serverIds: payload.id > 0 ? withServerId(state.serverIds, payload) : state.serverIds,
    })),
  selectors: { selectSync: (state) => state },
});

export const { outboxChanged } = syncSlice.actions;
const { selectSync } = syncSlice.injectInto(rootReducer).selectors;
export { selectSync };

/** The current id of a row: one that was shown under a provisional id may have another by now. */
export const selectRowId = (state: RootState, id: number): number => selectSync(state).serverIds[id] ?? id;

/** Gives the id under which a row was shown first: the provisional one for a row made here, also once it has the server's. */
export const selectFirstIdOf = createSelector(
  [(state: RootState) => selectSync(state).serverIds],
  (serverIds) => {
    const first = new Map(Object.entries(serverIds).map(([provisional, id]) => [id, Number(provisional)]));
    return (id: number): number => first.get(id) ?? id;
  },
);

/** The current user's writes in the outbox, oldest first. */
export const selectWaiting = createSelector(
  [(state: RootState) => selectSync(state).outbox, selectCurrentUser],
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
  waiting.filter((item): item is PendingWrite => item.write !== null && isPending(item)),
);

/** Whether a write like this is in flight, and its caller awaits the outcome. */
export function selectIsSending(state: RootState, { kind, payload }: Write): boolean {
  const { bind: bindTo } = selectSubjects(state);
  const bound = bindTo({ kind, payload });
  const isSame = ({ write }: PendingWrite) => bound?.recognition.isDuplicate(write.payload);
  const all = selectAwaited(state).filter(({ write }) => write.kind === kind);
  // Of undoable writes only the last one: there and back again is no double tap.
  const last = all.findLast(({ write }) => bindTo(write)?.queueKey === bound?.queueKey);
  return all.some((each) => (each.status !== 'undoable' || each === last) && isSame(each));
}

const selectAwaited = (state: RootState): PendingWrite[] =>
  selectPending(state).filter(({ awaited }) => awaited);

/** The writes in flight, whose callers await the outcome. */
export const selectSending = (state: RootState): PendingWrite[] =>
  selectAwaited(state).filter(({ status }) => status !== 'undoable');
