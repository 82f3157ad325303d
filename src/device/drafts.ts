import { areaOf, readStored, storedKeys, writeStored } from './storage';

const ofUser = (user: string): string => `nuggets.draft/${user}/`;

/** Where a user's draft is stored, by a name that says what it is about. */
export const draftKey = (user: string, name: string): string => `${ofUser(user)}${name}`;

/** Moves the drafts about a row to its new id. */
export function moveDrafts(user: string, from: number, to: number): void {
  const area = areaOf(user);
  for (const key of storedKeys(ofUser(user), area)) {
    const moved = key
      .split('/')
      .map((part) => (part === String(from) ? String(to) : part))
      .join('/');
    if (moved === key) continue;
    writeStored(moved, readStored(key, area), area);
    writeStored(key, null, area);
  }
}
