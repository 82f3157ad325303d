import { createSelector, createSlice, isAction, type PayloadAction } from '@reduxjs/toolkit';
import { commandFrom } from '@/api/offline/commands';
import type { Waiting } from '@/api/offline/outboxStorage';
import { formatChapter, formatReference } from '@/domain/reference';
import { rootReducer, type RootState } from './rootReducer';

/** A write in the outbox, in words. */
export interface WaitingItem {
  id: number;
  user: string;
  label: string;
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

const syncSlice = createSlice({
  name: 'sync',
  initialState: (): SyncState => ({ waiting: [], lastSync: null, kept: {} }),
  reducers: {
    outboxRead(state, { payload }: PayloadAction<readonly Waiting[]>) {
      state.waiting = payload.map(itemOf);
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(isAnswered, (state, { type, meta }) => {
      const load = type.replace(/\/fulfilled$/, '');
      if (meta.kept) state.kept[load] = meta.at;
      else Reflect.deleteProperty(state.kept, load);
      state.lastSync = Math.max(state.lastSync ?? 0, meta.at);
    }),
  selectors: { selectSync: (state) => state },
});

declare module './rootReducer' {
  export interface LazySlices {
    sync: SyncState;
  }
}

function itemOf({ id, user, command, at, refused }: Waiting): WaitingItem {
  return { id, user, at, label: labelOf(command), ...(refused !== undefined && { refused }) };
}

function labelOf(json: string): string {
  const command = commandFrom(json);
  switch (command?.kind) {
    case 'view':
      return `Practised passage ${command.passageId}`;
    case 'box':
      return `${formatReference(command.passage)} to box ${command.passage.box}`;
    case 'session':
      return 'Prayed';
    case 'progress':
      return `Read ${formatChapter(command)}`;
    case undefined:
      return 'Unknown';
  }
}

export const { outboxRead } = syncSlice.actions;
const { selectSync } = syncSlice.injectInto(rootReducer).selectors;

/** What is to be told of the current user's writes and lists: nothing of anybody else's. */
export const selectSyncStatus = createSelector(
  [(state: RootState) => selectSync(state), (state: RootState) => state.user.currentUser],
  ({ waiting, lastSync, kept }, currentUser) => {
    const own = waiting.filter(({ user }) => user === currentUser);
    const ages = Object.values(kept);
    return {
      waiting: own,
      refused: own.filter(({ refused }) => refused !== undefined).length,
      lastSync,
      /** When the oldest list that is shown from its kept copy was received; null when all are current. */
      keptSince: ages.length > 0 ? Math.min(...ages) : null,
    };
  },
);
