import * as v from 'valibot';
import { parseServerDateTime } from '@/domain/dates';
import type { Prayer, PrayerSession } from '@/domain/entities';
import { flag, optionalText, rows, wholeNumber } from './decoder';

/** `get_prayers`. */
export const prayers = rows(
  v.pipe(
    v.object({
      prayerId: wholeNumber,
      prayerTitleTx: optionalText,
      prayerDetailsTx: optionalText,
      prayerSubjectPersonName: optionalText,
      archiveFl: flag,
      prayerPriorityCd: optionalText,
    }),
    v.transform((row): Prayer => ({
      prayerId: row.prayerId,
      title: row.prayerTitleTx,
      details: row.prayerDetailsTx,
      personName: row.prayerSubjectPersonName,
      archived: row.archiveFl,
      daily: row.prayerPriorityCd.trim().toLowerCase() === 'daily',
    })),
  ),
);

/** `get_prayer_sessions`: times stay as the server wrote them. A session without an id counts as well. */
export const prayerSessions = v.pipe(
  rows(
    v.pipe(
      v.object({
        sessionId: v.nullish(wholeNumber),
        prayerId: wholeNumber,
        dateTime: v.pipe(v.string(), v.transform(parseServerDateTime), v.string()),
        prayerNoteTx: optionalText,
      }),
      v.transform((row) => ({
        sessionId: row.sessionId,
        prayerId: row.prayerId,
        dateTime: row.dateTime,
        note: row.prayerNoteTx,
      })),
    ),
  ),
  v.transform((sessions): PrayerSession[] =>
    // Below zero, where no id of the server is.
    sessions.map((session, index) => ({ ...session, sessionId: session.sessionId ?? -1 - index })),
  ),
);
