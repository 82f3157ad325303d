export interface User {
  userName: string;
  lastModified: string;
}

/** The shared user with fewer features (§6). */
export const GUEST = 'Guest';

/** Whether two names mean the same user. The server ignores case and outer white space. */
export const isSameUser = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Letters without their accents, and wide letters as plain ones, as most servers compare names. */
const plain = (name: string): string => name.normalize('NFKD').replaceAll(/\p{M}/gu, '');

/** Whether a name is the guest's. Includes accented spellings, which some servers take for the same name. */
export const isGuest = (name: string): boolean => isSameUser(plain(name), GUEST);

/** The spelling of a user's name in the list, or `GUEST`; a name that is in neither is returned unchanged. */
export function knownName(name: string, users: readonly User[]): string {
  if (isGuest(name)) return GUEST;
  const exact = users.find(({ userName }) => userName === name);
  return (exact ?? users.find(({ userName }) => isSameUser(userName, name)))?.userName ?? name;
}
