/*
 * Users who are not to be remembered (§2, 'Login'): what is theirs is kept in this tab, and ends with it. Nothing of it
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

/** Whether a user signed in in this tab without Remember Me. */
export const isPrivate = (user: string): boolean => users.has(user);

/** Whether anyone did. */
export const isPrivateTab = (): boolean => users.size > 0;

/** Notes whether a user is to be remembered; a reload of the tab knows it too. */
export function setPrivate(user: string, isToBe: boolean): void {
  if (isToBe) users.add(user);
  else if (!users.delete(user)) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...users]));
  } catch {
    // It holds until the page is left.
  }
}
