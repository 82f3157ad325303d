import { createList } from '@/data/list/createList';
import { createWriteThunk } from '@/data/write/createWriteThunk';
import { prayerSessions } from '../api/calls';
import * as writes from '../api/writes';

const list = createList(prayerSessions);

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
export const recordSession = createWriteThunk(
  'prayerSessions/record',
  writes.recordSessionWrite,
  ({ prayerId, note, dateTime }: NewSession) => ({ prayerId, note, dateTime }),
  {
    insteadOf: ({ insteadOf }) => insteadOf,
    isUndoable: ({ undoable }) => undoable,
  },
);
