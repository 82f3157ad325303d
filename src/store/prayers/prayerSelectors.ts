import { createSelector } from '@reduxjs/toolkit';
import type { PrayerSession } from '@/domain/prayers/prayer';
import { mostRecentPrayerDates } from '@/domain/prayers/prayerOrder';
import { selectPrayerSessionsState, selectServerSessions } from './prayerSessions';
import type { RootState } from '@/store/core/rootReducer';
import { selectWaiting } from '@/store/sync/sync';
import { idOf } from '@/store/sync/waiting';

/** A session that the server would not take; it is in the outbox. */
export interface RefusedSession {
  id: number;
  prayerId: number;
  note: string;
  dateTime: string;
}

const selectSending = createSelector([selectPrayerSessionsState], ({ sending }) => Object.values(sending));

/** The sessions in the outbox. */
const selectInOutbox = createSelector([selectWaiting], (waiting) =>
  waiting.flatMap(({ id, command, refused }) =>
    command?.kind === 'session' ? [{ ...command, id, isRefused: refused !== undefined }] : [],
  ),
);

/** Below every id that waits in the outbox. */
const FIRST_SENDING = Number.MIN_SAFE_INTEGER;

/** Sessions that were recorded and are not known to be with the server, each of them once. */
const selectUnsent = createSelector([selectSending, selectInOutbox], (sending, inOutbox): PrayerSession[] => {
  const waiting = inOutbox.filter(({ isRefused }) => !isRefused);
  const onlySending = sending.filter(
    (each) =>
      !waiting.some(
        ({ prayerId, note, dateTime }) =>
          each.prayerId === prayerId && each.note === note && each.dateTime === dateTime,
      ),
  );
  return [
    ...waiting.map(({ id, prayerId, note, dateTime }) => ({
      sessionId: idOf({ waiting: id }),
      prayerId,
      note,
      dateTime,
    })),
    ...onlySending.map(({ prayerId, note, dateTime }, index) => ({
      sessionId: FIRST_SENDING + index,
      prayerId,
      note,
      dateTime,
    })),
  ];
});

/** Every session, those on their way and those that wait for the network included. */
export const selectPrayerSessions = createSelector(
  [selectServerSessions, selectUnsent],
  (sent, unsent): PrayerSession[] => [...sent, ...unsent],
);

/** The day each prayer was last prayed. */
export const selectMostRecentDates = createSelector([selectPrayerSessions], mostRecentPrayerDates);

/** The sessions that wait for a decision, oldest first; not those that are just being tried again. */
export const selectRefusedSessions = createSelector(
  [selectInOutbox, selectSending],
  (inOutbox, sending): RefusedSession[] =>
    inOutbox.filter(({ id, isRefused }) => isRefused && !sending.some(({ insteadOf }) => insteadOf === id)),
);

/** The prayers whose last session is not recorded: it was refused, or could not even be kept. */
export const selectUnrecorded = createSelector(
  [selectPrayerSessionsState, selectRefusedSessions],
  ({ unrecorded }, refused): ReadonlySet<number> =>
    new Set([...unrecorded, ...refused.map(({ prayerId }) => prayerId)]),
);

/** The notes of a prayer's sessions that are on their way. */
export const selectSendingNotes = (state: RootState, prayerId: number): string[] =>
  selectSending(state).flatMap((session) => (session.prayerId === prayerId ? [session.note] : []));

/** The session of a prayer that was refused first, to be tried again. */
export const selectRefusedSession = (state: RootState, prayerId: number): RefusedSession | undefined =>
  selectRefusedSessions(state).find((session) => session.prayerId === prayerId);
