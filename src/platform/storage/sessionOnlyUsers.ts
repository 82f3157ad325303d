import { localArea, sessionArea, readStoredJson, writeStored, type Area } from './storage';

/*
 * Users who signed in without Remember Me: their data is stored in this tab only, and is gone with it. Nothing
 * is written where the next person at this device could read it.
 */

const KEY = 'nuggets.private';

const names = readStoredJson(KEY, sessionArea);
const users = new Set<string>(Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []);

/** Whether a user signed in without Remember Me in this tab. */
export const isSessionOnly = (user: string): boolean => users.has(user);

/** Where a user's data is stored: with the tab only, if they signed in without Remember Me. */
export const areaOf = (user: string): Area => (isSessionOnly(user) ? sessionArea : localArea);

/** Where data is stored that names no user, but shows what somebody did here. */
export const anonymousArea = (): Area => (users.size > 0 ? sessionArea : localArea);

/** Marks a user as private or not; a reload of the tab restores it. */
export function setSessionOnly(user: string, sessionOnly: boolean): void {
  if (sessionOnly) users.add(user);
  else if (!users.delete(user)) return;
  // Where the browser forbids this, it lasts until the page is left.
  writeStored(KEY, JSON.stringify([...users]), sessionArea);
}
