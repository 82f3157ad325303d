import { GUEST, isGuest } from '@/data/session/users';
import { isSameName } from '@/platform/values/collation';

export interface User {
  userName: string;
  lastModified: string;
}

/** The user of a list whom a name means, in the list's spelling; the exact one where several are the same to the server. */
export const listedUser = (name: string, users: readonly User[]): string | undefined =>
  (
    users.find(({ userName }) => userName === name) ??
    users.find(({ userName }) => isSameName(userName, name))
  )?.userName;

/** The spelling of a user's name in the list, or `GUEST`; a name that is in neither is returned unchanged. */
export const canonicalName = (name: string, users: readonly User[]): string =>
  isGuest(name) ? GUEST : (listedUser(name, users) ?? name);
