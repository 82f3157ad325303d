import * as v from 'valibot';
import { emptyUserData } from '../demoData/createDemoUsers';
import { openEndpoint } from './endpoint';
import { filledText } from './inputs';

/** Signs in. An unknown user is created: empty, or on older servers as a copy of `copyUser`. */
export const nuggetsLogin = openEndpoint({
  name: 'nuggets_login',
  method: 'GET',
  input: v.object({ user: filledText, copyUser: v.optional(v.string(), '') }),
  invalid: 'error',
  answer: ({ user, copyUser }, { db, now, installation }) => {
    if (db.find(user) !== undefined) return 'success';
    const source = installation.copiesUsers ? db.find(copyUser) : emptyUserData();
    if (source === undefined) return 'error';
    db.putUser(user, structuredClone(source), now());
    return 'success';
  },
});
