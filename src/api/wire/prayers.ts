import * as v from 'valibot';
import { parseServerDateTime } from '@/domain/text/dates';
import type { Prayer, PrayerSession } from '@/domain/prayers/prayer';
import type { PrayerInputJson } from './json';
import { distinct, flag, optionalText, positive, rows, rowsById, wholeNumber } from './decoder';

/** A text that may be unset. An invalid value becomes `''`, so that the row is not lost. */
const words = v.pipe(
  v.fallback(optionalText, ''),
  v.transform((text) => (text === 'N/A' ? '' : text)),
);

/** `get_prayers`. */
export const prayers = rowsById(
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

/**
 * `get_prayer_sessions`: times stay as the server wrote them. A session without an id or without a valid time is included,
 * because it counts as prayed. Duplicates are removed.
 */
export const prayerSessions = v.pipe(
  rows(
    v.object({
      sessionId: v.fallback(v.nullable(positive), null),
      prayerId: wholeNumber,
      dateTime: v.fallback(v.pipe(v.string(), v.transform(parseServerDateTime), v.string()), ''),
      prayerNoteTx: words,
    }),
  ),
  v.transform((sessions): PrayerSession[] =>
    distinct(
      sessions.map(({ sessionId, prayerNoteTx: note, ...session }, index) => ({
        // A missing id is replaced by one below zero, which no server gives.
        sessionId: sessionId ?? -1 - index,
        ...session,
        note,
      })),
      ({ sessionId }) => sessionId,
    ),
  ),
);
