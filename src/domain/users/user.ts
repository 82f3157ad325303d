export interface User {
  userName: string;
  lastModified: string;
}

/** The shared user with fewer features (§6). */
export const GUEST = 'Guest';

/** Whether two names are one user's, as the server compares them: whatever the case, and without blanks around them. */
export const isSameUser = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Letters without their accents, and wide ones as plain: most servers compare names so. */
const plain = (name: string): string => name.normalize('NFKD').replaceAll(/\p{M}/gu, '');

/** Whether a name is the guest's, or may be to the server: whatever it makes of accents, nobody else is called so here. */
export const isGuest = (name: string): boolean => isSameUser(plain(name), GUEST);

/** A name as the user who has it is written: as the list has it, or the guest; as it is where nobody is known by it. */
export function knownName(name: string, users: readonly User[]): string {
  if (isGuest(name)) return GUEST;
  const exact = users.find(({ userName }) => userName === name);
  return (exact ?? users.find(({ userName }) => isSameUser(userName, name)))?.userName ?? name;
}
