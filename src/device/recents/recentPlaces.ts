import * as v from 'valibot';
import { perUser } from '@/device/storage';

const place = v.object({ path: v.pipe(v.string(), v.startsWith('/')), title: v.string() });
export type Place = v.InferOutput<typeof place>;

const CAPACITY = 12;
const { read, write } = perUser('nuggets.places/');

/** The places a user last visited on this device, newest first, each once. */
export function recentPlaces(user: string): readonly Place[] {
  const stored = read(user);
  return Array.isArray(stored) ? stored.filter((entry) => v.is(place, entry)).slice(0, CAPACITY) : [];
}

/** Puts a place before the user's others; of two with the same title the newer stays. */
export function rememberPlace(user: string, newest: Place): void {
  const others = recentPlaces(user).filter(
    ({ path, title }) => path !== newest.path && title !== newest.title,
  );
  write(user, [newest, ...others].slice(0, CAPACITY));
}
