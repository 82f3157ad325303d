import { lightFormat } from 'date-fns';
import type { UserJson } from '@/features/account/api';
import { openEndpoint } from './endpoint';
import { nothing } from './inputs';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

export const getAllUsers = openEndpoint({
  name: 'get_all_users',
  method: 'GET',
  input: nothing,
  invalid: [],
  answer: (_, { db }): UserJson[] =>
    db.users().map(({ userName, userId, lastModified }) => ({
      userName,
      fileName: `memory_${userName}.db`,
      numLastMod: Math.floor(lastModified / 1000),
      lastModified: `${MONTHS[new Date(lastModified).getMonth()] ?? ''} ${lightFormat(lastModified, 'dd yyyy, HH:mm:ss')}`,
      userId,
    })),
});
