import { GUEST } from '@/domain/users/user';

/** Whether a user is the one who may copy their database to Guest; nobody is, where the build names none. */
export function isOwner(userName: string | null): boolean {
  const owner = import.meta.env.VITE_OWNER_USER;
  return owner !== undefined && owner !== '' && owner !== GUEST && userName === owner;
}
