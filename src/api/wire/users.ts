import * as v from 'valibot';
import type { User } from '@/domain/users/user';
import { optionalText, rows, text } from './decoder';

/** `get_all_users`; a name that comes twice is one user. */
export const users = v.pipe(
  rows(
    v.pipe(
      v.object({ userName: v.pipe(text, v.nonEmpty()), lastModified: optionalText }),
      v.transform((row): User => ({ userName: row.userName, lastModified: row.lastModified })),
    ),
  ),
  v.transform((all) => [...new Map(all.map((user) => [user.userName, user])).values()]),
);
