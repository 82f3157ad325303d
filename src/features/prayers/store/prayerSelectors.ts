import { createSelector } from '@reduxjs/toolkit';
import { payloadOf } from '@/data/define/subjects';
import { mostRecentPrayerDates } from '../model/prayerOrder';
import type { RootState } from '@/data/store/rootReducer';
import { selectSubjects } from '@/data/sync/subjects';
import { selectPending, selectWaiting } from '@/data/sync/sync';
import { selectPrayerSessions } from './prayerSessions';
import * as writes from '../api/writes';

/** A refused session in the outbox that waits for a decision. */
export interface RefusedSession {
  id: number;
  prayerId: number;
  note: string;
  dateTime: string;
  /** True if the server may have it, which cannot be found out. */
  unclear: boolean;
}

/** The day each prayer was last prayed; days after `today`, the device's, come from a wrong clock and do not count. */
export const selectMostRecentDates = createSelector(
  [selectPrayerSessions, (_: RootState, today: string) => today],
  mostRecentPrayerDates,
);

/** The refused sessions, oldest first. */
export const selectRefusedSessions = createSelector([selectWaiting], (waiting): RefusedSession[] =>
  waiting.flatMap(({ id, write, refused, unclear }) => {
    const session = payloadOf(writes.recordSessionWrite, write);
    return session && refused !== undefined ? [{ id, unclear, ...session }] : [];
  }),
);

/** The prayers with a refused session. */
export const selectUnrecorded = createSelector(
  [selectRefusedSessions],
  (refused): ReadonlySet<number> => new Set(refused.map(({ prayerId }) => prayerId)),
);

/** The oldest refused session of a prayer, to be tried again. */
export const selectRefusedSession = (state: RootState, prayerId: number): RefusedSession | undefined =>
  selectRefusedSessions(state).find((each) => each.prayerId === prayerId);

/** The ids of the prayers with a session that the server does not have yet, after its undo window. */
export const selectWaitingSessions = createSelector(
  [selectPending],
  (pending): ReadonlySet<number> =>
    new Set(
      pending.flatMap(({ write, status }) =>
        status === 'undoable' ? [] : (payloadOf(writes.recordSessionWrite, write)?.prayerId ?? []),
      ),
    ),
);

/** The ids of the prayers that are added or changed by a waiting write. */
export const selectWaitingPrayers = createSelector(
  [selectPending, selectSubjects],
  (pending, { bind }): ReadonlySet<number> =>
    new Set(
      pending.flatMap(({ id, write, awaited }) => {
        const bound = awaited ? null : bind(write);
        if (!bound?.affects('prayers')) return [];
        return bound.rowIds.length > 0 ? bound.rowIds : [id];
      }),
    ),
);
