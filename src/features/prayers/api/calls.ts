import * as v from 'valibot';
import { get, post } from '@/data/client/client';
import { distinct, flag, newId, optionalText, positive, success, wholeNumber } from '@/data/decode/decoder';
import { listDecoder, rowsById } from '@/data/decode/lists';
import { defineListOfUser } from '@/data/list/listResource';
import type { RawRow } from '@/data/list/rawRows';
import { parseServerDateTime, parseServerDay } from '@/platform/values/dates';
import type { Prayer, PrayerSession } from '../model/prayer';

declare module '@/data/list/listResource' {
  export interface ListRows {
    prayers: Prayer;
    sessions: PrayerSession;
  }
}

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
const words = v.pipe(
  v.fallback(optionalText, ''),
  v.transform((text) => (text === 'N/A' ? '' : text)),
);

/** `get_prayers`. */
const prayerRows = rowsById(
  v.pipe(
    v.object({
      prayerId: wholeNumber,
      prayerTitleTx: words,
      prayerDetailsTx: words,
      prayerSubjectPersonName: words,
      archiveFl: flag,
      prayerPriorityCd: words,
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

/** A day without a time is known as a day. */
const sessionTime = (written: string): string | undefined =>
  parseServerDateTime(written) ?? parseServerDay(written);

/**
 * `get_prayer_sessions`: times stay as the server wrote them. A session without an id or without a valid time is included,
 * because it counts as prayed. Duplicates are removed.
 */
const sessionRows = listDecoder(
  v.object({
    sessionId: v.fallback(v.nullable(positive), null),
    prayerId: wholeNumber,
    dateTime: v.fallback(v.pipe(v.string(), v.transform(sessionTime), v.string()), ''),
    prayerNoteTx: words,
  }),
  (sessions): PrayerSession[] =>
    distinct(
      sessions.map(({ sessionId, prayerNoteTx: note, ...session }, index) => ({
        // A missing id is replaced by one below zero, which no server gives.
        sessionId: sessionId ?? -1 - index,
        ...session,
        note,
      })),
      ({ sessionId }) => sessionId,
    ),
);

/** The user's prayers, including archived ones. */
export const prayers = defineListOfUser('prayers', 'get_prayers', prayerRows, 'userId');

/**
 * The prayer sessions: when each prayer was prayed.
 * @internal used by name in tests alone
 */
export const prayerSessions = defineListOfUser('sessions', 'get_prayer_sessions', sessionRows, 'userId');

/** Adds a prayer; returns its id. */
export const addPrayer = (
  userId: string,
  prayer: Omit<Prayer, 'prayerId'>,
  signal?: AbortSignal,
): Promise<number> =>
  post('add_prayer', { userId, mostRecentPrayerDate: '', ...encodePrayer(prayer) }, newId, signal);

/** Writes a whole prayer: its current row on the server, with the changes. */
export const updatePrayer = (userId: string, prayer: RawRow, signal?: AbortSignal): Promise<'success'> =>
  post('update_prayer', { prayer: { mostRecentPrayerDate: '', ...prayer, userId }, userId }, success, signal);

/** Moves a prayer to the archive. */
export const archivePrayer = (userId: string, prayerId: number, signal?: AbortSignal): Promise<'success'> =>
  get('archive_prayer', { userId, prayerId }, success, signal);

/** Records that a prayer was prayed now, dated by the server; returns the session's id. */
export const addPrayerSession = (
  userId: string,
  { prayerId, note }: Pick<PrayerSession, 'prayerId' | 'note'>,
  signal?: AbortSignal,
): Promise<number> =>
  post('add_prayer_session', { prayerId, userId, prayerNoteTx: note || null }, newId, signal);
