import { isGuest, isSameUser } from '@/data/session/users';

/** Whether a user is the one who may copy their database to Guest; nobody is, where the build names none. */
export function isOwner(userName: string | null): boolean {
  const owner = import.meta.env.VITE_OWNER_USER;
  if (owner === undefined || owner === '' || userName === null) return false;
  return !isGuest(owner) && isSameUser(userName, owner);
}
