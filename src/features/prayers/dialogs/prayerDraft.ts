import * as v from 'valibot';
import type { PrayerFields } from '../model/prayer';

/** The fields of the prayer dialog. */
export const prayerFields = v.object({
  title: v.string(),
  personName: v.string(),
  details: v.string(),
  daily: v.boolean(),
}) satisfies v.GenericSchema<unknown, PrayerFields>;

export const BLANK_PRAYER: PrayerFields = { title: '', personName: '', details: '', daily: false };

/** The fields as they are saved: without the white space around them. */
export function trimmed({ title, personName, details, daily }: PrayerFields): PrayerFields {
  return { title: title.trim(), personName: personName.trim(), details: details.trim(), daily };
}
