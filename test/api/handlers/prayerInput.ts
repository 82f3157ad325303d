import * as v from 'valibot';
import type { PrayerRow } from '../schema';
import { filledText } from './inputs';

/** The fields of a prayer that `add_prayer` and `update_prayer` read. The most recent date is also sent, but not stored. */
export const prayerFields = v.object({
  prayerTitleTx: filledText,
  prayerDetailsTx: v.nullish(v.string(), ''),
  prayerSubjectPersonName: v.nullish(v.string(), ''),
  prayerPriorityCd: v.nullish(v.string(), ''),
  archiveFl: v.optional(v.picklist(['Y', 'N'])),
});

/** The row's columns; `archived` only if the fields have it. */
export function prayerRowOf(fields: v.InferOutput<typeof prayerFields>): Omit<
  PrayerRow,
  'prayerId' | 'archived'
> & {
  archived?: boolean;
} {
  return {
    title: fields.prayerTitleTx,
    details: fields.prayerDetailsTx,
    personName: fields.prayerSubjectPersonName,
    priority: fields.prayerPriorityCd === '' ? null : fields.prayerPriorityCd,
    ...(fields.archiveFl && { archived: fields.archiveFl === 'Y' }),
  };
}
