import * as v from 'valibot';
import type { User } from '@/domain/users/user';
import { distinct, optionalText, rows, text } from './decoder';

/** `get_all_users`; duplicate names are removed. */
export const users = v.pipe(
  rows(v.object({ userName: v.pipe(text, v.nonEmpty()), lastModified: optionalText })),
  v.transform((all): User[] => distinct(all, ({ userName }) => userName)),
);
