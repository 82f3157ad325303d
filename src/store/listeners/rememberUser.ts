import { createListenerMiddleware } from '@reduxjs/toolkit';
import { writeStored } from '../browserStorage';
import { signedIn } from '../user';

/** §9: the remembered user is stored under this key. */
export const USER_KEY = 'user.name';

/** Keeps or forgets the name when somebody signs in (§2, 'Login'). */
export function rememberUser() {
  const listener = createListenerMiddleware();
  listener.startListening({
    actionCreator: signedIn,
    effect: ({ payload: { userName, remember } }) => {
      if (remember !== undefined) writeStored(USER_KEY, remember ? userName : null);
    },
  });
  return listener.middleware;
}
