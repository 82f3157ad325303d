import { createEntityAdapter, createSelector, createSlice, type EntityState } from '@reduxjs/toolkit';
import { write } from '@/api/offline/outbox';
import { getPrayerSessions } from '@/api/prayers';
import type { PrayerSession } from '@/domain/entities';
import { mostRecentPrayerDates } from '@/domain/prayerOrder';
import { createApiThunk } from './createApiThunk';
import { initialListStatus, listFailed, listLoaded, listLoading, type ListStatus } from './listStatus';
import { refuseGuest } from './prayers';
import { rootReducer, type RootState } from './rootReducer';
import { idOf, isProvisional, successWords, waitingOf } from './waiting';

interface PrayerSessionsState extends EntityState<PrayerSession, number>, ListStatus {
  /** Sessions on their way to the server, by request; they are in the list already, under an id below zero. */
  sending: Record<string, number>;
  /** Recorded since the running load began, whose answer may not know them yet. */
  written: number[];
  /** Prayers whose last session could not be recorded. */
  unrecorded: number[];
}

const adapter = createEntityAdapter<PrayerSession, number>({ selectId: ({ sessionId }) => sessionId });

/** Sessions that were recorded and are not with the server yet. */
const waitingSessions = async (user: string): Promise<PrayerSession[]> =>
  (await waitingOf(user, 'session')).map(({ provisionalId, prayerId, note, dateTime }) => ({
    sessionId: provisionalId,
    prayerId,
    note,
    dateTime,
  }));

export const loadPrayerSessions = createApiThunk<PrayerSession[]>(
  'prayerSessions/load',
  async (_, { user, signal }) => {
    refuseGuest(user, 'get_prayer_sessions');
    const sessions = await getPrayerSessions(user, signal);
    return [...sessions, ...(await waitingSessions(user))];
  },
  {
    notices: { error: 'Error fetching prayer history' },
    condition: (_, { prayerSessions }) => prayerSessions?.status !== 'loading',
  },
);

export interface NewSession {
  prayerId: number;
  /** Blank for none. */
  note: string;
  /** The device's local time, shown until the server's is known. */
  dateTime: string;
}

/** Records that a prayer was prayed. A prayer whose session is on its way is not recorded again. */
export const recordPrayer = createApiThunk(
  'prayerSessions/record',
  async ({ prayerId, note, dateTime }: NewSession, { user }) => {
    refuseGuest(user, 'add_prayer_session');
    return idOf(await write(user, { kind: 'session', prayerId, note, dateTime }));
  },
  {
    notices: {
      success: (sessionId) => successWords('Prayer session recorded successfully', isProvisional(sessionId)),
      rejected: 'Failed to record prayer session',
      error: 'Error recording prayer session',
    },
    condition: ({ prayerId }, { prayerSessions: state }) =>
      state === undefined ||
      !Object.values(state.sending).some((id) => state.entities[id]?.prayerId === prayerId),
  },
);

const without = (ids: readonly number[], id: number): number[] => ids.filter((each) => each !== id);

/** Takes a session that is no longer on its way out of the list. */
function takeSent(state: PrayerSessionsState, requestId: string): void {
  const id = state.sending[requestId];
  if (id !== undefined) adapter.removeOne(state, id);
  Reflect.deleteProperty(state.sending, requestId);
}

const prayerSessionsSlice = createSlice({
  name: 'prayerSessions',
  initialState: (): PrayerSessionsState => ({
    ...adapter.getInitialState(initialListStatus),
    sending: {},
    written: [],
    unrecorded: [],
  }),
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadPrayerSessions.pending, (state) => {
        listLoading(state);
        state.written = [];
      })
      .addCase(loadPrayerSessions.fulfilled, (state, action) => {
        const own = [...Object.values(state.sending), ...state.written].flatMap(
          (id) => state.entities[id] ?? [],
        );
        // As `setAll` would, in one assignment: years of prayer are tens of thousands of sessions.
        state.entities = Object.fromEntries(action.payload.map((each) => [each.sessionId, each]));
        state.ids = action.payload.map(({ sessionId }) => sessionId);
        // What the server has of them is the server's to date.
        adapter.addMany(state, own);
        listLoaded(state, action);
      })
      .addCase(loadPrayerSessions.rejected, listFailed)
      .addCase(recordPrayer.pending, (state, { meta: { requestId, arg } }) => {
        const sessionId = Math.min(0, ...Object.values(state.sending)) - 1;
        state.sending[requestId] = sessionId;
        state.unrecorded = without(state.unrecorded, arg.prayerId);
        adapter.addOne(state, { ...arg, sessionId });
      })
      .addCase(recordPrayer.fulfilled, (state, { payload, meta: { requestId, arg } }) => {
        takeSent(state, requestId);
        adapter.addOne(state, { ...arg, sessionId: payload });
        state.written.push(payload);
      })
      .addCase(recordPrayer.rejected, (state, { meta: { requestId, arg } }) => {
        takeSent(state, requestId);
        state.unrecorded = [...without(state.unrecorded, arg.prayerId), arg.prayerId];
      }),
  selectors: { selectPrayerSessionsState: (state) => state },
});

declare module './rootReducer' {
  export interface LazySlices {
    prayerSessions: PrayerSessionsState;
  }
}

export const { selectPrayerSessionsState } = prayerSessionsSlice.injectInto(rootReducer).selectors;
export const { selectAll: selectPrayerSessions } = adapter.getSelectors((state: RootState) =>
  selectPrayerSessionsState(state),
);

/** The day each prayer was last prayed, sessions on their way included. */
export const selectMostRecentDates = createSelector([selectPrayerSessions], mostRecentPrayerDates);

export const selectUnrecorded = createSelector(
  [selectPrayerSessionsState],
  ({ unrecorded }): ReadonlySet<number> => new Set(unrecorded),
);
