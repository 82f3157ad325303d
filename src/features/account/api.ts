import * as v from 'valibot';
import type { Call } from '@/data/client/call';
import { distinct, optionalText, success, text } from '@/data/decode/decoder';
import { listDecoder } from '@/data/decode/lists';
import type { ListResource } from '@/data/define/list';
import type { User } from './model/users';

export interface UserJson {
  userName: string;
  fileName?: string;
  numLastMod?: number;
  lastModified: string;
  userId?: number;
}

/** `get_all_users`; duplicate names are removed. */
const userRows = listDecoder(
  v.object({ userName: v.pipe(text, v.nonEmpty()), lastModified: optionalText }),
  (all): User[] => distinct(all, ({ userName }) => userName),
);

/** All users, in the server's order. */
export const users: ListResource<User> = {
  endpoint: 'get_all_users',
  params: () => ({}),
  decode: userRows,
};

/** Signs in. An unknown user is created, on older installations as a copy of `copyUser`. Rejects with the server's words. */
export const logIn = (call: Call, user: string, copyUser: string): Promise<'success'> =>
  call.get('nuggets_login', { user, copyUser }, success);

/** Replaces all data of `dbDest` with those of `dbSource`. Rejects with the server's words. */
export const copyDatabase = (call: Call, dbSource: string, dbDest: string): Promise<'success'> =>
  call.get('copy_db_to_another', { dbSource, dbDest, user: dbSource }, success);
