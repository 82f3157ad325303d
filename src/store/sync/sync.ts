import { createAction, createSelector, createSlice, isAction, type PayloadAction } from '@reduxjs/toolkit';
import { commandFrom, type Command } from '@/api/outbox/commands';
import type { Waiting } from '@/api/outbox/outboxStorage';
import type { Sent } from '@/api/outbox/sending';
import { rootReducer, type RootState } from '@/store/core/rootReducer';

/** A write in the outbox. */
export interface WaitingItem {
  id: number;
  user: string;
  /** null when it makes no sense any more. */
  command: Command | null;
  at: number;
  /** Why the server refused it; then it waits for a decision. */
  refused?: string;
}

interface SyncState {
  waiting: WaitingItem[];
  /** When the server last answered, epoch milliseconds; null when it has not yet. */
  lastSync: number | null;
  /** Lists that are shown as they were last known, by the thunk that loads them: when they had come. */
  kept: Record<string, number>;
}

interface Answered {
  type: string;
  meta: { at: number; kept?: true };
}

function isAnswered(action: unknown): action is Answered {
  if (!isAction(action) || !action.type.endsWith('/fulfilled') || !('meta' in action)) return false;
  return typeof action.meta === 'object' && action.meta !== null && 'at' in action.meta;
}

const synced = (state: SyncState, at: number): void => {
  state.lastSync = Math.max(state.lastSync ?? 0, at);
};

const syncSlice = createSlice({
  name: 'sync',
  initialState: (): SyncState => ({ waiting: [], lastSync: null, kept: {} }),
  reducers: {
    outboxRead(state, { payload }: PayloadAction<readonly Waiting[]>) {
      state.waiting = payload.map(itemOf);
    },
    lastSyncRemembered: (state, { payload }: PayloadAction<number>) => synced(state, payload),
  },
  extraReducers: (builder) =>
    builder.addMatcher(isAnswered, (state, { type, meta }) => {
      const load = type.replace(/\/fulfilled$/, '');
      if (meta.kept) state.kept[load] = meta.at;
      else Reflect.deleteProperty(state.kept, load);
      synced(state, meta.at);
    }),
  selectors: { selectSync: (state) => state },
});

declare module '@/store/core/rootReducer' {
  export interface LazySlices {
    sync: SyncState;
  }
}

const itemOf = ({ id, user, command, at, refused }: Waiting): WaitingItem => ({
  id,
  user,
  command: commandFrom(command),
  at,
  ...(refused !== undefined && { refused }),
});

export const { outboxRead, lastSyncRemembered } = syncSlice.actions;
/** A write has reached the server, at once or after it waited: for the slices that show it. */
export const writeSent = createAction<Sent>('sync/writeSent');
const { selectSync } = syncSlice.injectInto(rootReducer).selectors;

/** The current user's writes that wait, oldest first: nothing of anybody else's. */
export const selectWaiting = createSelector(
  [(state: RootState) => selectSync(state).waiting, (state: RootState) => state.user.currentUser],
  (waiting, currentUser) => waiting.filter(({ user }) => user === currentUser),
);

/** What is to be told of the current user's writes and lists. */
export const selectSyncStatus = createSelector(
  [selectWaiting, (state: RootState) => selectSync(state)],
  (waiting, { lastSync, kept }) => {
    const ages = Object.values(kept);
    return {
      waiting,
      refused: waiting.filter(({ refused }) => refused !== undefined).length,
      lastSync,
      /** When the oldest list that is shown from its kept copy was received; null when all are current. */
      keptSince: ages.length > 0 ? Math.min(...ages) : null,
    };
  },
);
