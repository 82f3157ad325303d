import * as v from 'valibot';
import { arraySchema, stored } from '@/platform/storage/stored';

const page = v.object({ path: v.pipe(v.string(), v.regex(/^\//)), title: v.string() });
export type RecentPage = v.InferOutput<typeof page>;

const CAPACITY = 12;
const pages = stored('nuggets.places/', arraySchema(page, CAPACITY), [], 'user');

/** The places a user last visited on this device, newest first, each once. */
export const recentPages: (user: string) => readonly RecentPage[] = pages.read;

/** Puts a place before the user's others; of two with the same title the newer stays. */
export function rememberPage(user: string, newest: RecentPage): void {
  const others = recentPages(user).filter(
    ({ path, title }) => path !== newest.path && title !== newest.title,
  );
  pages.write(user, [newest, ...others].slice(0, CAPACITY));
}
