import type { Middleware } from '@reduxjs/toolkit';
import type { User } from '@/domain/users/user';
import { writeStored } from '@/device/storage';
import { recentTopicsOfCurrent } from '@/device/recentTopics';
import { CONFIRMED_KEY, rememberedUser, USER_KEY } from '@/device/rememberedUser';
import type { RootState } from '@/store/core/rootReducer';
import { loadUsers, signedIn, signedOut } from './user';

/** Keeps or forgets the name when somebody signs in, and when the list of users comes (§2, 'Login'). */
export const rememberUser: Middleware<unknown, RootState> = (store) => (next) => (action) => {
  if (signedIn.match(action) && action.payload.remember !== undefined) {
    const name = action.payload.remember ? action.payload.userName : null;
    // It was chosen from the server's list, or has just been made.
    for (const key of [USER_KEY, CONFIRMED_KEY]) writeStored(key, name);
  }
  if (signedIn.match(action)) recentTopicsOfCurrent(action.payload.userName);
  if (signedOut.match(action)) recentTopicsOfCurrent(null);
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
