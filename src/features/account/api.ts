import * as v from 'valibot';
import { get } from '@/data/client/client';
import { distinct, optionalText, rows, shaped, success, text } from '@/data/decode/decoder';
import { defineList } from '@/data/list/listResource';
import type { User } from '@/data/session/users';

declare module '@/data/list/listResource' {
  export interface ListRows {
    users: User;
  }
}

export interface UserJson {
  userName: string;
  fileName?: string;
  numLastMod?: number;
  lastModified: string;
  userId?: number;
}

/** `get_all_users`; duplicate names are removed. */
const userRows = v.pipe(
  rows(v.object({ userName: v.pipe(text, v.nonEmpty()), lastModified: optionalText })),
  v.transform((all): User[] => distinct(all, ({ userName }) => userName)),
);

/** All users, in the server's order. */
export const users = defineList('users', {
  endpoint: 'get_all_users',
  params: () => ({}),
  decode: shaped(userRows),
});

/**
 * Signs in. An unknown user is created, on older servers as a copy of `copyUser`. Rejects with the server's message.
 */
export const logIn = (user: string, copyUser: string): Promise<'success'> =>
  get('nuggets_login', { user, copyUser }, success);

/** Replaces all data of `dbDest` with that of `dbSource`. Rejects with the server's message. */
export async function copyDatabase(dbSource: string, dbDest: string): Promise<'success'> {
  const answer = await get('copy_db_to_another', { dbSource, dbDest, user: dbSource }, success);
  const { forgetUser } = await import('@/data/cache/answerCache');
  await forgetUser(dbDest);
  return answer;
}
