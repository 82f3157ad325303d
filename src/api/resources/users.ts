import type { User } from '@/domain/users/user';
import { get } from '@/api/client/client';
import { shaped, success } from '@/api/wire/decoder';
import { users as rows } from '@/api/wire/users';
import type { ListResource } from './listResource';

/** All users, in the server's order (§7). */
export const users: ListResource<User> = {
  endpoint: 'get_all_users',
  params: () => ({}),
  decode: shaped(rows),
};

/** Signs in. An unknown user is created, on older installations as a copy of `copyUser`. Rejects with the server's words. */
export const logIn = (user: string, copyUser: string): Promise<'success'> =>
  get('nuggets_login', { user, copyUser }, success);

/** Replaces all data of `dbDest` with those of `dbSource`. Rejects with the server's words. */
export async function copyDatabase(dbSource: string, dbDest: string): Promise<'success'> {
  const answer = await get('copy_db_to_another', { dbSource, dbDest, user: dbSource }, success);
  const { forgetUser } = await import('@/api/cache/answerCache');
  await forgetUser(dbDest);
  return answer;
}
