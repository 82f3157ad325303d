import { areaOf, readStoredJson, writeStored } from '@/device/storage';

export interface Place {
  path: string;
  title: string;
}

const CAPACITY = 12;

/** Each user's own: where one was is not offered to another. */
const keyOf = (user: string): string => `nuggets.places/${user}`;

const isPlace = (entry: unknown): entry is Place =>
  typeof entry === 'object' &&
  entry !== null &&
  'path' in entry &&
  typeof entry.path === 'string' &&
  entry.path.startsWith('/') &&
  'title' in entry &&
  typeof entry.title === 'string';

/** Where a user was last on this device, newest first, each place once. */
export function recentPlaces(user: string): readonly Place[] {
  const stored = readStoredJson(keyOf(user), areaOf(user));
  return Array.isArray(stored) ? stored.filter(isPlace).slice(0, CAPACITY) : [];
}

/** Puts a place before the user's others; of two with one title the newer stays. */
export function rememberPlace(user: string, place: Place): void {
  const others = recentPlaces(user).filter(({ path, title }) => path !== place.path && title !== place.title);
  writeStored(keyOf(user), JSON.stringify([place, ...others].slice(0, CAPACITY)), areaOf(user));
}
