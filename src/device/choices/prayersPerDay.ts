import { perUser } from '@/device/storage';

const DEFAULT = 5;
/** More than anybody prays in a day; enough to mean all. */
export const MAX_PRAYERS_PER_DAY = 99;

const { read, write } = perUser('nuggets.prayersPerDay/');

/** How many prayers that are not daily a user prays a day (see `prayersOfDay`), as last chosen on this device. */
export function readPrayersPerDay(user: string): number {
  const stored = read(user);
  const isNumber = typeof stored === 'number' && Number.isInteger(stored);
  return isNumber && stored >= 0 && stored <= MAX_PRAYERS_PER_DAY ? stored : DEFAULT;
}

export const rememberPrayersPerDay: (user: string, perDay: number) => void = write;
