import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { GUEST, isSameUser, knownName, type User } from '@/domain/users/user';
import { writeStored } from '@/device/storage';
import { isPrivate, setPrivate } from '@/device/privateUsers';
import { recentTopicsOfCurrent } from '@/device/recents/recentTopics';
import { CONFIRMED_KEY, confirmedUser, rememberedUser, USER_KEY } from '@/device/rememberedUser';
import type { RootState } from '@/store/core/rootReducer';
import { loadUsers, signedIn, signedOut } from './user';

type Dispatch = ThunkDispatch<RootState, undefined, UnknownAction>;

/**
 * Keeps or forgets the name when somebody signs in, and when the list of users comes (§2, 'Login'). Who opens a public link and
 * is remembered, yet not confirmed, is the guest until the list has confirmed them behind the page.
 */
export const rememberUser: Middleware<unknown, RootState, Dispatch> = (store) => (next) => (action) => {
  if (signedIn.match(action) && action.payload.remember !== undefined) {
    const { userName, remember } = action.payload;
    keepToTab(knownName(userName, store.getState().user.allUsers), !remember);
    const name = remember ? knownName(userName, store.getState().user.allUsers) : null;
    // It was chosen from the server's list, or has just been made.
    for (const key of [USER_KEY, CONFIRMED_KEY]) writeStored(key, name);
  }
  const before = store.getState().user.currentUser;
  const result = next(action);
  if (signedIn.match(action) || signedOut.match(action)) {
    const now = store.getState().user.currentUser;
    recentTopicsOfCurrent(now);
    if (before !== null && before !== now && isPrivate(before))
      void import('./privacy').then(({ forgetInTab }) => forgetInTab(before));
  }
  if (signedIn.match(action) && action.payload.remember === undefined && isGuestForNow(store.getState())) {
    if (confirmedUser() === null) void store.dispatch(loadUsers());
  }
  // A cached list may be older than the name.
  if (loadUsers.fulfilled.match(action) && action.payload.source === 'server') {
    const state = store.getState();
    const { currentUser } = state.user;
    const remembered = rememberedUser();
    const known = confirm(remembered, action.payload.users);
    if (remembered !== null && known === null) {
      if (currentUser !== null && isSameUser(currentUser, remembered)) store.dispatch(signedOut());
      writeStored(USER_KEY, null);
    } else if (known !== null && isGuestForNow(state)) store.dispatch(signedIn({ userName: known }));
  }
  return result;
};

/** Keeps what is a user's from the device, and what is kept of them there goes; or lets it be kept again. */
function keepToTab(user: string, isToBe: boolean): void {
  if (!isToBe && !isPrivate(user)) return;
  setPrivate(user, isToBe);
  void import('./privacy').then(({ forgetOnDevice, keepOnDevice }) =>
    isToBe ? forgetOnDevice(user) : keepOnDevice(user),
  );
}

/** Whether somebody else is remembered than the guest, as whom they read a public link meanwhile. */
function isGuestForNow({ user }: RootState): boolean {
  const name = rememberedUser();
  return user.currentUser === GUEST && name !== null && !isSameUser(name, GUEST);
}

/** The remembered name as the server's list has it; null where it is not there. */
function confirm(name: string | null, users: readonly User[]): string | null {
  const known = name === null ? null : knownName(name, users);
  const isListed = users.some(({ userName }) => userName === known);
  writeStored(CONFIRMED_KEY, isListed ? name : null);
  return isListed ? known : null;
}
