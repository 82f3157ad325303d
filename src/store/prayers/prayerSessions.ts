import { createList } from '@/store/core/createList';
import { withPrayerDays } from '@/device/prayerDays';
import { rootReducer } from '@/store/core/rootReducer';
import { createWriteThunk } from '@/store/sync/createWriteThunk';
import { reloadWhenBack } from '@/store/sync/sync';
import { refuseGuest } from './prayers';

const list = createList('sessions', {
  notices: { error: 'Error fetching prayer history' },
  refuse: refuseGuest('get_prayer_sessions'),
  condition: (_, sessions) => sessions?.status !== 'loading',
  decorate: withPrayerDays,
  showsWritten: true,
});
rootReducer.inject({ reducerPath: 'sessions', reducer: list.reducer });
reloadWhenBack('sessions', (dispatch) => void dispatch(loadPrayerSessions()));

export const loadPrayerSessions = list.load;
export const selectPrayerSessionsState = list.selectState;

/** Every session, those on their way and those that wait for the network included. */
export const selectPrayerSessions = list.selectRows;

export interface NewSession {
  prayerId: number;
  /** Blank for none. */
  note: string;
  /** The device's local time, shown until the server's is known. */
  dateTime: string;
  /** The session in the outbox that was refused, and in whose place this one goes. */
  insteadOf?: number;
}

/** Records that a prayer was prayed. */
export const recordPrayer = createWriteThunk(
  'prayerSessions/record',
  'session',
  ({ prayerId, note, dateTime }: NewSession) => ({ prayerId, note, dateTime }),
  { insteadOf: ({ insteadOf }) => insteadOf },
);
