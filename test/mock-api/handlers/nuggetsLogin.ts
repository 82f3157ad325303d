import * as v from 'valibot';
import { openEndpoint } from './endpoint';
import { filledText } from './inputs';

/** Signs in, and makes a copy of `copyUser` for a name that nobody has. */
export const nuggetsLogin = openEndpoint({
  name: 'nuggets_login',
  method: 'GET',
  input: v.object({ user: filledText, copyUser: v.optional(v.string(), '') }),
  invalid: 'error',
  answer: ({ user, copyUser }, { db, now }) => {
    if (db.find(user) !== undefined) return 'success';
    const source = db.find(copyUser);
    if (source === undefined) return 'error';
    db.putUser(user, structuredClone(source), now());
    return 'success';
  },
});
