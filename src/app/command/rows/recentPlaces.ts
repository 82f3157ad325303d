import * as v from 'valibot';
import { arraySchema, stored } from '@/platform/storage/stored';

const place = v.object({ path: v.pipe(v.string(), v.regex(/^\//)), title: v.string() });
export type RecentPlace = v.InferOutput<typeof place>;

const CAPACITY = 12;
const places = stored('nuggets.places/', arraySchema(place, CAPACITY), [], 'user');

/** The places a user last visited on this device, newest first, each once. */
export const recentPlaces: (user: string) => readonly RecentPlace[] = places.read;

/** Puts a place before the user's others; of two with the same title the newer stays. */
export function rememberPlace(user: string, newest: RecentPlace): void {
  const others = recentPlaces(user).filter(
    ({ path, title }) => path !== newest.path && title !== newest.title,
  );
  places.write(user, [newest, ...others].slice(0, CAPACITY));
}
