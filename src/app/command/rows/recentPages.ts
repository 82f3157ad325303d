import * as v from 'valibot';
import { arraySchema, stored } from '@/platform/storage/stored';

const page = v.object({ path: v.pipe(v.string(), v.regex(/^\//)), title: v.string() });
export type RecentPage = v.InferOutput<typeof page>;

const CAPACITY = 12;
const pages = stored('nuggets.places/', arraySchema(page, CAPACITY), [], 'user');

/** The pages a user visited last on this device, newest first, without duplicates. */
export const recentPages: (user: string) => readonly RecentPage[] = pages.read;

/** Puts a page before the user's others; of two with the same title only the newer one is kept. */
export function rememberPage(user: string, newest: RecentPage): void {
  const others = recentPages(user).filter(
    ({ path, title }) => path !== newest.path && title !== newest.title,
  );
  pages.write(user, [newest, ...others].slice(0, CAPACITY));
}
