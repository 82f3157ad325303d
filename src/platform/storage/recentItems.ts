import * as v from 'valibot';
import { arraySchema, stored } from './stored';

/** What a user used last on this device, newest first, without duplicates, at most `max`. */
export function recentItems(key: `${string}/` | `${string}.`, max: number) {
  const items = stored(key, arraySchema(v.string(), max), [], 'user');
  const of = (user: string): readonly string[] => items.read(user);
  return {
    of,
    /** Puts an item before the user's others. */
    remember: (user: string, item: string): void =>
      items.write(user, [item, ...of(user).filter((other) => other !== item)].slice(0, max)),
    forget: (user: string): void => items.write(user, null),
  };
}
