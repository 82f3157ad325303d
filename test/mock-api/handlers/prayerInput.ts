import * as v from 'valibot';
import type { PrayerRow } from '../schema';
import { filledText } from './inputs';

/** What `add_prayer` and `update_prayer` read of a prayer. The most recent date is sent too, and not kept. */
export const prayerFields = v.object({
  prayerTitleTx: filledText,
  prayerDetailsTx: v.nullish(v.string(), ''),
  prayerSubjectPersonName: v.nullish(v.string(), ''),
  prayerPriorityCd: v.nullish(v.string(), ''),
  archiveFl: v.optional(v.picklist(['Y', 'N'])),
});

/** The row's columns; whether it is archived only where the fields say so. */
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
