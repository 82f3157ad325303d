import * as v from 'valibot';
import { stored } from '@/platform/storage/stored';

const DEFAULT = 5;
/** More than anybody prays in a day; enough to mean all. */
export const MAX_PRAYERS_PER_DAY = 99;

const perDay = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_PRAYERS_PER_DAY));

/** How many prayers that are not daily a user prays a day (see `prayersOfDay`), as last chosen on this device. */
export const { read: readPrayersPerDay, write: rememberPrayersPerDay } = stored(
  'nuggets.prayersPerDay/',
  perDay,
  DEFAULT,
  'user',
);
