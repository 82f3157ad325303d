import { createList } from '@/data/list/createList';
import { withPrayerDays } from '../api/recordedDays';
import { createWriteThunk, HOLD_MS } from '@/data/sync/createWriteThunk';
import { installList } from '@/data/sync/sync';
import { refuseGuest } from './prayers';
import * as writes from '../api/writes';

const list = installList(
  createList('sessions', {
    notices: { error: 'Error fetching prayer history' },
    refuse: refuseGuest('get_prayer_sessions'),
    isStale: () => true,
    decorate: withPrayerDays,
    showsWritten: true,
  }),
);

export const loadPrayerSessions = list.load;
export const selectPrayerSessionsState = list.selectView;

/** Every session, including those in flight and those that wait for the network. */
export const selectPrayerSessions = list.selectRows;

export interface NewSession {
  prayerId: number;
  /** Blank for none. */
  note: string;
  /** The device's local time, which is shown until the server's is known. */
  dateTime: string;
  /** The refused session in the outbox that this one replaces. */
  insteadOf?: number;
  /** Whether it can be undone for ten seconds before it is sent: the server cannot delete a session. */
  undoable?: boolean;
}

/** Records that a prayer was prayed. */
export const recordPrayer = createWriteThunk(
  'prayerSessions/record',
  writes.recordSession,
  ({ prayerId, note, dateTime }: NewSession) => ({ prayerId, note, dateTime }),
  {
    insteadOf: ({ insteadOf }) => insteadOf,
    // Without a network it waits anyway, and the notice says so.
    holdMs: ({ undoable }) => (undoable && navigator.onLine ? HOLD_MS : undefined),
  },
);
