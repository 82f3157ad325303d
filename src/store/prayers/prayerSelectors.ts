import { createSelector } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { mostRecentPrayerDates } from '@/domain/prayers/prayerOrder';
import type { RootState } from '@/store/core/rootReducer';
import { selectPending, selectSendingOf, selectWaiting } from '@/store/sync/sync';
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

const session = v.object({ prayerId: v.number(), note: v.string(), dateTime: v.string() });

/** The day each prayer was last prayed; `today` is the device's: a later one comes from a clock that is wrong. */
export const selectMostRecentDates = createSelector(
  [selectPrayerSessions, (_: RootState, today: string) => today],
  mostRecentPrayerDates,
);

/** The sessions that wait for a decision, oldest first. */
export const selectRefusedSessions = createSelector([selectWaiting], (waiting): RefusedSession[] =>
  waiting.flatMap(({ id, write, refused, unclear }) => {
    const parsed = v.safeParse(session, write?.payload);
    return write?.kind === 'session' && refused !== undefined && parsed.success
      ? [{ id, unclear, ...parsed.output }]
      : [];
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

const ofPrayer = v.object({ prayerId: v.number() });

/** The prayers that wait for the network, as new ones or for a change of theirs. */
export const selectWaitingPrayers = createSelector(
  [selectPending],
  (pending): ReadonlySet<number> =>
    new Set(
      pending.flatMap(({ id, write: { kind, payload }, sending }) => {
        if (sending) return [];
        if (kind === 'prayer') return [id];
        const parsed = v.safeParse(ofPrayer, payload);
        return (kind === 'prayerEdit' || kind === 'prayerArchive') && parsed.success
          ? [parsed.output.prayerId]
          : [];
      }),
    ),
);

/** The new prayer that is on its way, and whose maker waits to be told; undefined where none is. */
export const selectPrayerBeingAdded = (state: RootState): object | undefined =>
  selectSendingOf(state, ['prayer'])[0]?.write.payload;
