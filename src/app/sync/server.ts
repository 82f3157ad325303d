import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiFailure } from '@/data/client/ApiError';
import type { CallEnd } from '@/data/client/calls';

/** Why writes still wait, by the last call that failed. */
export type Trouble = 'unreachable' | 'busy' | 'serverFailing';

/** The last answers of the server, to the calls of one user. */
export interface ServerState {
  /** Null before the first call. */
  user: string | null;
  /** When the server last gave a usable answer, epoch milliseconds; null before that. */
  lastSync: number | null;
  /** Set from a call that got no usable answer to the next that got one. */
  trouble: Trouble | null;
}

function troubleOf({ kind, status }: ApiFailure): Trouble | null {
  if (kind === 'network') return status === undefined ? 'unreachable' : 'busy';
  return status !== undefined && status >= 500 ? 'serverFailing' : null;
}

export const serverSlice = createSlice({
  name: 'server',
  initialState: (): ServerState => ({ user: null, lastSync: null, trouble: null }),
  reducers: {
    /** A call has ended, with a usable answer or without. */
    callEnded: (state, { payload: end }: PayloadAction<CallEnd>) => {
      // An answer to an earlier user says nothing of this one.
      if (state.user !== null && end.user !== state.user) return state;
      const known = { ...state, user: end.user };
      if (end.ok) return { ...known, lastSync: Math.max(state.lastSync ?? 0, end.at), trouble: null };
      const trouble = troubleOf(end.failure);
      return trouble === null ? known : { ...known, trouble };
    },
    /** The last sync of the current user, as this device remembers it. */
    lastSyncKnown: (state, { payload: { user, at } }: PayloadAction<{ user: string; at: number | null }>) =>
      user === state.user
        ? { ...state, lastSync: state.lastSync ?? at }
        : { user, lastSync: at, trouble: null },
  },
  selectors: { selectServer: (state) => state },
});

export const { callEnded, lastSyncKnown } = serverSlice.actions;
export const { selectServer } = serverSlice.selectors;
