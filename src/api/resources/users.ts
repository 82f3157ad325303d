import type { User } from '@/domain/users/user';
import { get } from '@/api/client/client';
import { shaped, success } from '@/api/wire/decoder';
import { users as rows } from '@/api/wire/users';
import type { ListResource } from './listResource';

/** Every user there is, in the server's order (§7). The one call, with `logIn`, that names no user. */
export const users: ListResource<User> = {
  endpoint: 'get_all_users',
  params: () => ({}),
  decode: shaped(rows),
};

/** Signs in; an unknown name is created, as a copy of `copyUser` on older installations. Rejected with the server's words. */
export const logIn = (user: string, copyUser: string): Promise<'success'> =>
  get('nuggets_login', { user, copyUser }, success);

/** Replaces everything `dbDest` has with what `dbSource` has. Rejected with the server's words. */
export async function copyDatabase(dbSource: string, dbDest: string): Promise<'success'> {
  const answer = await get('copy_db_to_another', { dbSource, dbDest, user: dbSource }, success);
  const { forgetUser } = await import('@/api/cache/answerCache');
  await forgetUser(dbDest);
  return answer;
}
