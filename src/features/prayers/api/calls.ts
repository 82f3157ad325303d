import * as v from 'valibot';
import type { Call } from '@/data/client/call';
import { distinct, flag, newId, optionalText, positive, success, wholeNumber } from '@/data/decode/decoder';
import { listDecoder, rowsById } from '@/data/decode/lists';
import { listOfUser } from '@/data/define/list';
import type { RawRow } from '@/data/define/rawRows';
import { parseServerDateTime, parseServerDay } from '@/platform/values/dates';
import { refuseGuests } from '@/data/session/users';
import type { Prayer, PrayerSession } from '../model/prayer';
import { withPrayerDays } from './recordedDays';

export interface PrayerJson {
  prayerId: number;
  prayerTitleTx: string;
  prayerDetailsTx: string | null;
  prayerSubjectPersonName: string | null;
  archiveFl: string;
  prayerPriorityCd: string | null;
}

/** The input of `add_prayer` and `update_prayer`. */
export interface PrayerInputJson {
  prayerId?: number;
  userId: string;
  prayerTitleTx: string;
  prayerDetailsTx: string;
  prayerSubjectPersonName: string;
  archiveFl: string;
  prayerPriorityCd: string;
  mostRecentPrayerDate: string;
}

export interface PrayerSessionJson {
  sessionId: number;
  prayerId: number;
  userId: string;
  /** `yyyy-MM-dd HH:mm:ss`, local, no zone. */
  dateTime: string;
  prayerNoteTx: string | null;
}

/** A text that may be unset. An invalid value becomes `''`, so that the row is not lost. */
const textOrBlank = v.fallback(optionalText, '');

/** `get_prayers`. */
const prayerRows = rowsById(
  v.pipe(
    v.object({
      prayerId: wholeNumber,
      prayerTitleTx: textOrBlank,
      prayerDetailsTx: textOrBlank,
      prayerSubjectPersonName: textOrBlank,
      archiveFl: flag,
      prayerPriorityCd: textOrBlank,
    }),
    v.transform((row): Prayer => {
      const priority = row.prayerPriorityCd.trim();
      const daily = priority.toLowerCase() === 'daily';
      return {
        prayerId: row.prayerId,
        title: row.prayerTitleTx,
        details: row.prayerDetailsTx,
        personName: row.prayerSubjectPersonName,
        archived: row.archiveFl,
        daily,
        ...(!daily && priority !== '' && { priority }),
      };
    }),
  ),
  ({ prayerId }) => prayerId,
);

/**
 * The given fields of a prayer for `add_prayer` and `update_prayer`. A priority that another client wrote is overwritten
 * only if `daily` changes.
 */
export const encodePrayer = ({
  title,
  details,
  personName,
  archived,
  daily,
}: Partial<Prayer>): Partial<PrayerInputJson> => ({
  ...(title !== undefined && { prayerTitleTx: title }),
  ...(details !== undefined && { prayerDetailsTx: details }),
  ...(personName !== undefined && { prayerSubjectPersonName: personName }),
  ...(archived !== undefined && { archiveFl: archived ? 'Y' : 'N' }),
  ...(daily !== undefined && { prayerPriorityCd: daily ? 'daily' : '' }),
});

/** A day without a time remains a day. */
const sessionTime = (written: string): string | undefined =>
  parseServerDateTime(written) ?? parseServerDay(written);

/**
 * `get_prayer_sessions`: times remain as the server wrote them. A session without an id or without a valid time is
 * included, because it counts as prayed. Duplicates are removed.
 */
const sessionRows = listDecoder(
  v.object({
    sessionId: v.fallback(v.nullable(positive), null),
    prayerId: wholeNumber,
    dateTime: v.fallback(v.pipe(v.string(), v.transform(sessionTime), v.string()), ''),
    prayerNoteTx: textOrBlank,
  }),
  (sessions): PrayerSession[] =>
    distinct(
      sessions.map(({ sessionId, prayerNoteTx: note, ...session }, index) => ({
        // A missing id is replaced by one below zero, which the server never uses.
        sessionId: sessionId ?? -1 - index,
        ...session,
        note,
      })),
      ({ sessionId }) => sessionId,
    ),
);

/** A guest has no prayers, by any route. */
export const refuseGuest = refuseGuests('get_prayers', 'Guest users have no prayers');

/** The user's prayers, including archived ones. */
export const prayers = listOfUser('prayers', 'get_prayers', prayerRows, {
  userParam: 'userId',
  error: 'Error fetching prayers',
  refuse: refuseGuest,
  isAlwaysStale: true,
});

/** The prayer sessions: when each prayer was prayed. */
export const prayerSessions = listOfUser('sessions', 'get_prayer_sessions', sessionRows, {
  userParam: 'userId',
  error: 'Error fetching prayer history',
  refuse: refuseGuest,
  isAlwaysStale: true,
  decorate: withPrayerDays,
  showsWritten: true,
});

/** Adds a prayer; returns its id. */
export const postPrayer = (call: Call, prayer: Omit<Prayer, 'prayerId'>): Promise<number> =>
  call.post('add_prayer', { userId: call.user, mostRecentPrayerDate: '', ...encodePrayer(prayer) }, newId);

/** Writes a whole prayer: its current row on the server, with the changes. */
export const postPrayerUpdate = (call: Call, prayer: RawRow): Promise<'success'> => {
  const { user: userId } = call;
  const body = { prayer: { mostRecentPrayerDate: '', ...prayer, userId }, userId };
  return call.post('update_prayer', body, success);
};

/** Moves a prayer to the archive. */
export const postPrayerArchive = (call: Call, prayerId: number): Promise<'success'> =>
  call.get('archive_prayer', { userId: call.user, prayerId }, success);

/** Records that a prayer was prayed now, dated by the server; returns the session's id. */
export const postSession = (
  call: Call,
  { prayerId, note }: Pick<PrayerSession, 'prayerId' | 'note'>,
): Promise<number> =>
  call.post('add_prayer_session', { prayerId, userId: call.user, prayerNoteTx: note || null }, newId);
