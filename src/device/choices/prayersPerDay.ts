import { areaOf, readStoredJson, writeStored } from '@/device/storage';

/** Daily prayers and five more are a morning's. */
const DEFAULT = 5;
/** More than anybody prays in a day; enough to mean all. */
export const MAX_PRAYERS_PER_DAY = 99;

const keyOf = (user: string): string => `nuggets.prayersPerDay/${user}`;

/** How many prayers that are not daily a user prays a day (see `prayersOfDay`), as it was last chosen on this device. */
export function readPrayersPerDay(user: string): number {
  const stored = readStoredJson(keyOf(user), areaOf(user));
  const isNumber = typeof stored === 'number' && Number.isInteger(stored);
  return isNumber && stored >= 0 && stored <= MAX_PRAYERS_PER_DAY ? stored : DEFAULT;
}

export function rememberPrayersPerDay(user: string, perDay: number): void {
  writeStored(keyOf(user), JSON.stringify(perDay), areaOf(user));
}
