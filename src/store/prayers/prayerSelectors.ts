import { createSelector } from '@reduxjs/toolkit';
import { payloadOf } from '@/api/writes/writes';
import { mostRecentPrayerDates } from '@/domain/prayers/prayerOrder';
import type { RootState } from '@/store/core/rootReducer';
import { selectWaiting, selectWaitingIds } from '@/store/sync/sync';
import { selectPrayerSessions } from './prayerSessions';

/** A session in the outbox that waits for a decision. */
export interface RefusedSession {
  id: number;
  prayerId: number;
  note: string;
  dateTime: string;
  /** True when it may have been recorded, and nobody can tell. */
  unclear: boolean;
}

/** The day each prayer was last prayed; `today` is the device's: a later one comes from a clock that is wrong. */
export const selectMostRecentDates = createSelector(
  [selectPrayerSessions, (_: RootState, today: string) => today],
  mostRecentPrayerDates,
);

/** The sessions that wait for a decision, oldest first. */
export const selectRefusedSessions = createSelector([selectWaiting], (waiting): RefusedSession[] =>
  waiting.flatMap(({ id, write, refused, unclear }) => {
    const session = payloadOf('session', write);
    return session && refused !== undefined ? [{ id, unclear, ...session }] : [];
  }),
);

/** The prayers whose last session is not recorded. */
export const selectUnrecorded = createSelector(
  [selectRefusedSessions],
  (refused): ReadonlySet<number> => new Set(refused.map(({ prayerId }) => prayerId)),
);

/** The session of a prayer that was refused first, to be tried again. */
export const selectRefusedSession = (state: RootState, prayerId: number): RefusedSession | undefined =>
  selectRefusedSessions(state).find((each) => each.prayerId === prayerId);

/** The prayers that wait for the network, as new ones or for a change of theirs. */
export const selectWaitingPrayers = selectWaitingIds('prayers');
