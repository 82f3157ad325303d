import type { Middleware } from '@reduxjs/toolkit';
import { writeStored } from '../browserStorage';
import { signedIn } from '../user';

/** §9: the remembered user is stored under this key. */
export const USER_KEY = 'user.name';

/** Keeps or forgets the name when somebody signs in (§2, 'Login'). */
export const rememberUser: Middleware = () => (next) => (action) => {
  if (signedIn.match(action) && action.payload.remember !== undefined) {
    writeStored(USER_KEY, action.payload.remember ? action.payload.userName : null);
  }
  return next(action);
};
