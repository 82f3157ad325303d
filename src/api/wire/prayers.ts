import * as v from 'valibot';
import { parseServerDateTime } from '@/domain/dates';
import type { Prayer, PrayerSession } from '@/domain/entities';
import { flag, optionalText, rows, text, wholeNumber } from './decoder';

/** `get_prayers`. */
export const prayers = rows(
  v.pipe(
    v.object({
      prayerId: wholeNumber,
      prayerTitleTx: text,
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

/** `get_prayer_sessions`: times stay as the server wrote them. */
export const prayerSessions = rows(
  v.pipe(
    v.object({
      sessionId: wholeNumber,
      prayerId: wholeNumber,
      dateTime: v.pipe(v.string(), v.transform(parseServerDateTime), v.string()),
      prayerNoteTx: optionalText,
    }),
    v.transform((row): PrayerSession => ({
      sessionId: row.sessionId,
      prayerId: row.prayerId,
      dateTime: row.dateTime,
      note: row.prayerNoteTx,
    })),
  ),
);
