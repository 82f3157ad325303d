import { createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import { isAlike } from '@/api/outbox/arrival';
import { write } from '@/api/outbox/outbox';
import { waitingWrites } from '@/api/outbox/outboxStorage';
import { getPrayerSessions } from '@/api/resources/prayers';
import type { PrayerSession } from '@/domain/prayers/prayer';
import { dayOf } from '@/domain/prayers/prayerOrder';
import { prayerTitle } from '@/domain/prayers/prayerTitle';
import { createApiThunk } from '@/store/core/createApiThunk';
import {
  initialListStatus,
  listFailed,
  listLoaded,
  listLoading,
  type ListStatus,
} from '@/store/core/listStatus';
import { withPrayerDays } from '@/device/prayerDays';
import { refuseGuest } from './prayers';
import { rootReducer, type RootState } from '@/store/core/rootReducer';
import { outboxRead, writeSent } from '@/store/sync/sync';
import { idOf, isProvisional, successWords } from '@/store/sync/waiting';

/** The sessions that the server has; those that wait for it are in the outbox (see `prayerSelectors`). */
interface PrayerSessionsState extends EntityState<PrayerSession, number>, ListStatus {
  /** On their way to the server, by request. */
  sending: Record<string, NewSession>;
  /** Recorded since the running load began, whose answer may not know them yet. */
  written: number[];
  /** Prayers whose last session could not be recorded, and not be kept either. */
  unrecorded: number[];
}

const adapter = createEntityAdapter<PrayerSession, number>({ selectId: ({ sessionId }) => sessionId });

export const loadPrayerSessions = createApiThunk<PrayerSession[]>(
  'prayerSessions/load',
  async (_, { user, signal, dispatch }) => {
    refuseGuest(user, 'get_prayer_sessions');
    const sessions = await getPrayerSessions(user, signal);
    // Who asks for the sessions is to see at once what is still to be added to them.
    dispatch(outboxRead(await waitingWrites()));
    return withPrayerDays(user, sessions);
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
  /** The session in the outbox that was refused, and in whose place this one goes. */
  insteadOf?: number;
}

/** How many sessions like this one the server is known to have; undefined when that is not known. */
function countAlike(session: NewSession, { prayerSessions }: RootState): number | undefined {
  if (typeof prayerSessions?.loadedAt !== 'number') return undefined;
  return Object.values(prayerSessions.entities).filter((each) => isAlike(each, session)).length;
}

/** Records that a prayer was prayed. The same once more while it is on its way is the second tap of a double tap. */
export const recordPrayer = createApiThunk(
  'prayerSessions/record',
  async ({ insteadOf, ...session }: NewSession, { user, getState }) => {
    refuseGuest(user, 'add_prayer_session');
    const alike = countAlike(session, getState());
    const prayer = getState().prayers?.entities[session.prayerId];
    const command = {
      kind: 'session' as const,
      ...session,
      ...(prayer && { title: prayerTitle(prayer) }),
      ...(alike !== undefined && { alike }),
    };
    return idOf(await write(user, command, insteadOf));
  },
  {
    notices: {
      success: (sessionId) => successWords('Prayer session recorded successfully', isProvisional(sessionId)),
      rejected: 'Failed to record prayer session',
      error: 'Error recording prayer session',
    },
    condition: (session, { prayerSessions }) =>
      !Object.values(prayerSessions?.sending ?? {}).some((each) => isAlike(each, session)),
  },
);

const without = (ids: readonly number[], id: number): number[] => ids.filter((each) => each !== id);

/** What the server has of a session is the server's to date; the day on which it was prayed is the device's. */
function addOwn(state: PrayerSessionsState, session: PrayerSession): void {
  const known = state.entities[session.sessionId];
  if (!known) adapter.addOne(state, session);
  else if (session.day !== undefined) known.day = session.day;
}

function addSent(
  state: PrayerSessionsState,
  sessionId: number,
  { prayerId, note, dateTime }: NewSession,
): void {
  addOwn(state, { sessionId, prayerId, note, dateTime, day: dayOf(dateTime) });
  state.written.push(sessionId);
  state.unrecorded = without(state.unrecorded, prayerId);
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
        const own = state.written.flatMap((id) => state.entities[id] ?? []);
        // As `setAll` would, in one assignment: years of prayer are tens of thousands of sessions.
        state.entities = Object.fromEntries(action.payload.map((each) => [each.sessionId, each]));
        state.ids = action.payload.map(({ sessionId }) => sessionId);
        for (const session of own) addOwn(state, session);
        listLoaded(state, action);
      })
      .addCase(loadPrayerSessions.rejected, listFailed)
      .addCase(recordPrayer.pending, (state, { meta: { requestId, arg } }) => {
        state.sending[requestId] = arg;
        state.unrecorded = without(state.unrecorded, arg.prayerId);
      })
      .addCase(recordPrayer.fulfilled, (state, { payload, meta: { requestId, arg } }) => {
        Reflect.deleteProperty(state.sending, requestId);
        if (!isProvisional(payload)) addSent(state, payload, arg);
      })
      .addCase(recordPrayer.rejected, (state, { payload, meta: { requestId, arg, condition } }) => {
        Reflect.deleteProperty(state.sending, requestId);
        const isKept = payload?.waiting !== undefined;
        if (!isKept && !condition)
          state.unrecorded = [...without(state.unrecorded, arg.prayerId), arg.prayerId];
      })
      .addCase(writeSent, (state, { payload: { command, id } }) => {
        if (command.kind === 'session') addSent(state, id, command);
      }),
  selectors: { selectPrayerSessionsState: (state) => state },
});

declare module '@/store/core/rootReducer' {
  export interface LazySlices {
    prayerSessions: PrayerSessionsState;
  }
}

export const { selectPrayerSessionsState } = prayerSessionsSlice.injectInto(rootReducer).selectors;
export const { selectAll: selectServerSessions } = adapter.getSelectors((state: RootState) =>
  selectPrayerSessionsState(state),
);
