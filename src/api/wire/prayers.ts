import * as v from 'valibot';
import { parseServerDateTime } from '@/domain/text/dates';
import type { Prayer, PrayerSession } from '@/domain/prayers/prayer';
import type { PrayerInputJson } from './json';
import { flag, optionalText, rows, rowsById, wholeNumber } from './decoder';

/** Words that may be unset; whatever makes no sense in their place costs nobody the row. */
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

/** Fields of a prayer as `add_prayer` and `update_prayer` take them; of changes only those that are given. The
 * server's other words for a priority stay unless `daily` is what changes. */
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
 * `get_prayer_sessions`: times stay as the server wrote them. A session without an id, or without a time that exists,
 * counts as well: it was prayed. One that comes twice counts once.
 */
export const prayerSessions = v.pipe(
  rows(
    v.pipe(
      v.object({
        sessionId: v.fallback(v.optional(v.pipe(wholeNumber, v.minValue(1))), undefined),
        prayerId: wholeNumber,
        dateTime: v.fallback(v.pipe(v.string(), v.transform(parseServerDateTime), v.string()), ''),
        prayerNoteTx: words,
      }),
      v.transform((row) => ({
        sessionId: row.sessionId,
        prayerId: row.prayerId,
        dateTime: row.dateTime,
        note: row.prayerNoteTx,
      })),
    ),
  ),
  v.transform((sessions): PrayerSession[] => {
    const byId = new Map<number, PrayerSession>();
    for (const [index, session] of sessions.entries()) {
      // Below zero, where no id of the server is.
      const sessionId = session.sessionId ?? -1 - index;
      byId.set(sessionId, { ...session, sessionId });
    }
    return [...byId.values()];
  }),
);
