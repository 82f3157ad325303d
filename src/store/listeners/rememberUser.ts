import type { Middleware } from '@reduxjs/toolkit';
import type { User } from '@/domain/entities';
import { readStored, writeStored } from '../browserStorage';
import type { RootState } from '../rootReducer';
import { loadUsers, signedIn, signedOut } from '../user';

/** §9: the remembered user is stored under this key. */
const USER_KEY = 'user.name';
/** The remembered user as the server's list last had them. */
const CONFIRMED_KEY = 'nuggets.confirmedUser';

/** The name to sign in with (§2, 'Login'), or null. */
export const rememberedUser = (): string | null => readStored(USER_KEY);

/**
 * The remembered name if the server's list had it when it was last seen here. It need not wait for the list, which is
 * asked for all the same: should the name have gone meanwhile, its bearer is signed out.
 */
export function confirmedUser(): string | null {
  const name = rememberedUser();
  return name !== null && name === readStored(CONFIRMED_KEY) ? name : null;
}

/** Keeps or forgets the name when somebody signs in, and when the list of users comes (§2, 'Login'). */
export const rememberUser: Middleware<unknown, RootState> = (store) => (next) => (action) => {
  if (signedIn.match(action) && action.payload.remember !== undefined) {
    const name = action.payload.remember ? action.payload.userName : null;
    // It was chosen from the server's list, or has just been made.
    for (const key of [USER_KEY, CONFIRMED_KEY]) writeStored(key, name);
  }
  const result = next(action);
  // A kept copy of the list may be older than the name.
  if (loadUsers.fulfilled.match(action) && !action.meta.kept && !keeps(action.payload)) {
    const { currentUser } = store.getState().user;
    if (currentUser === rememberedUser()) store.dispatch(signedOut());
    writeStored(USER_KEY, null);
  }
  return result;
};

/** Whether the remembered name, if there is one, is on the server's list. */
function keeps(users: readonly User[]): boolean {
  const name = rememberedUser();
  const known = users.some(({ userName }) => userName === name);
  writeStored(CONFIRMED_KEY, known ? name : null);
  return known || name === null;
}
