import { localArea, sessionArea, readStoredJson, writeStored, type Area } from './storage';

/*
 * Users who signed in without Remember Me. Their data is stored in this tab only and ends with it, so that the next
 * person at this device cannot read it.
 */

const KEY = 'nuggets.private';

const names = readStoredJson(KEY, sessionArea);
const users = new Set<string>(Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []);

/** Whether a user signed in without Remember Me in this tab. */
export const isSessionOnly = (user: string): boolean => users.has(user);

/** Where a user's data is stored: in the tab only if they signed in without Remember Me. */
export const areaOf = (user: string): Area => (isSessionOnly(user) ? sessionArea : localArea);

/** Where to store data that belongs to no user but shows what somebody did here. */
export const anonymousArea = (): Area => (users.size > 0 ? sessionArea : localArea);

/** Marks a user as session-only or not; the mark survives a reload of the tab. */
export function setSessionOnly(user: string, sessionOnly: boolean): void {
  if (sessionOnly) users.add(user);
  else if (!users.delete(user)) return;
  // If the browser forbids this, the mark lasts until the page is left.
  writeStored(KEY, JSON.stringify([...users]), sessionArea);
}
