/*
 * Users who signed in without Remember Me: their data is stored in this tab only, and is gone with it. Nothing
 * is written where the next person at this device could read it.
 */

const KEY = 'nuggets.private';

const users = new Set(stored());

function stored(): string[] {
  try {
    const names: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether a user signed in without Remember Me in this tab. */
export const isPrivate = (user: string): boolean => users.has(user);

/** Whether anyone did. */
export const isPrivateTab = (): boolean => users.size > 0;

/** Marks a user as private or not; a reload of the tab restores it. */
export function setPrivate(user: string, makePrivate: boolean): void {
  if (makePrivate) users.add(user);
  else if (!users.delete(user)) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...users]));
  } catch {
    // It lasts until the page is left.
  }
}
