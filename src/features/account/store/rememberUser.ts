import type { Middleware } from '@reduxjs/toolkit';
import { GUEST } from '@/data/session/users';
import { isSameName } from '@/platform/values/collation';
import { canonicalName, listedUser, type User } from '../model/users';
import { readStored, sessionArea, writeStored } from '@/platform/storage/storage';
import { isSessionOnly, setSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import {
  CONFIRMED_KEY,
  confirmedUser,
  isOfDevice,
  isRememberedSince,
  REMEMBERED_AT_KEY,
  rememberedUser,
  SESSION_USER_KEY,
  USER_KEY,
} from './rememberedUser';
import type { RootState } from '@/data/store/rootReducer';
import { engineOf, type AppDispatch, type StoreAccess } from '@/data/store/appStore';
import { leftElsewhere, tellOtherTabs, userTabs, type UserLeft } from './otherTabs';
import type { ForgetRows } from './privacy';
import { loadUsers } from './user';
import { selectCurrentUser, signedIn, signedOut, type SignIn } from '@/data/session/session';

/** The data that later subjects store for a user; `app` passes it in. */
export interface OwnData {
  /** Called when another user is signed in, or nobody. */
  onUser: (user: string | null) => void;
  forgetRows: ForgetRows;
}

/**
 * Remembers or forgets the name when somebody signs in, and when the list of users arrives. A remembered user who opens
 * a public link is the guest until the list has confirmed their name.
 */
export const rememberUser =
  ({ onUser, forgetRows }: OwnData): Middleware<unknown, RootState, AppDispatch> =>
  (store) =>
  (next) =>
  (given) => {
    const action = signedIn.match(given) ? withListedName(given, store.getState().user.allUsers) : given;
    if (leftElsewhere.match(action)) followOtherTab(store, action.payload, forgetRows);
    if (signedIn.match(action)) rememberOrForget(store, action.payload, forgetRows);
    if (signedOut.match(action)) writeStored(SESSION_USER_KEY, null, sessionArea);
    const before = selectCurrentUser(store.getState());
    const result = next(action);
    if (signedIn.match(action) || signedOut.match(action)) {
      const now = selectCurrentUser(store.getState());
      onUser(now);
      if (before !== null && before !== now && isSessionOnly(before))
        void import('./privacy').then(({ forgetInTab }) => forgetInTab());
    }
    if (signedIn.match(action) && action.payload.remember === undefined && isGuestForNow(store.getState())) {
      if (confirmedUser() === null) void store.dispatch(loadUsers());
    }
    // A cached list may be older than the name.
    if (loadUsers.fulfilled.match(action) && action.payload.source === 'server') {
      const state = store.getState();
      const currentUser = selectCurrentUser(state);
      const remembered = rememberedUser();
      const listed = confirm(remembered, action.payload.users);
      if (remembered !== null && listed === null) {
        if (currentUser !== null && isSameName(currentUser, remembered)) store.dispatch(signedOut());
        writeStored(USER_KEY, null);
      } else if (listed !== null && isGuestForNow(state)) store.dispatch(signedIn({ userName: listed }));
    }
    return result;
  };

/** To the server another spelling is the same user, so it must not count as another one here. */
const withListedName = ({ payload }: ReturnType<typeof signedIn>, allUsers: readonly User[]) =>
  signedIn({ ...payload, userName: canonicalName(payload.userName, allUsers) });

/** Before a sign-in: remembers or forgets the name, and stores the user's data accordingly. */
function rememberOrForget(
  store: StoreAccess,
  { userName: name, remember }: SignIn,
  forgetRows: ForgetRows,
): void {
  userTabs(store);
  if (remember === undefined) {
    // Another tab has stopped storing this user's data here, and the user has been remembered again since.
    if (isSessionOnly(name) && isOfDevice(name)) storeAgain(store, name);
    return;
  }
  if (!remember) endStorage(store, name, forgetRows);
  else if (isSessionOnly(name)) storeAgain(store, name);
  // The name was chosen from the server's list or has just been created, so it is confirmed.
  for (const key of [USER_KEY, CONFIRMED_KEY]) writeStored(key, remember ? name : null);
  writeStored(REMEMBERED_AT_KEY, remember ? String(engineOf(store).clock.now()) : null);
  writeStored(SESSION_USER_KEY, remember ? null : name, sessionArea);
  if (!remember) store.dispatch(tellOtherTabs({ user: name, isSignedOut: false }));
}

/** Stores a user's data only in the tab from now on, and deletes it from the device. */
function endStorage(store: StoreAccess, user: string, forgetRows: ForgetRows): void {
  setSessionOnly(user, true);
  void import('./privacy').then(async ({ forgetOnDevice }) => {
    // They may have signed in again meanwhile.
    if (isSessionOnly(user)) await forgetOnDevice(engineOf(store), user, forgetRows);
  });
}

/** Stores a user's data on the device again. */
function storeAgain(store: StoreAccess, user: string): void {
  setSessionOnly(user, false);
  void import('./privacy').then(({ keepOnDevice }) => keepOnDevice(store, user));
}

/**
 * Another tab has stopped storing this user's data, or has signed them out: does the same here, and sends what waits first.
 */
function followOtherTab(
  store: StoreAccess,
  { user: left, isSignedOut, at }: UserLeft,
  forgetRows: ForgetRows,
): void {
  const user = selectCurrentUser(store.getState());
  if (user === null || (left !== null && left !== user) || isRememberedSince(user, at)) return;
  void engineOf(store).installed?.outbox.flush({ now: true });
  // Deletes what this tab has stored since the other one did.
  endStorage(store, user, forgetRows);
  if (isSignedOut) {
    // Browser storage reaches other tabs late, and the login would sign them in again.
    for (const key of [USER_KEY, CONFIRMED_KEY]) if (readStored(key) === user) writeStored(key, null);
  }
  if (isSignedOut) store.dispatch(signedOut());
  else writeStored(SESSION_USER_KEY, user, sessionArea);
}

/** Whether a remembered user reads a public link as the guest for now. */
function isGuestForNow(state: RootState): boolean {
  const name = rememberedUser();
  return selectCurrentUser(state) === GUEST && name !== null && !isSameName(name, GUEST);
}

/** The remembered name as the server's list spells it; null if it is not in the list. */
function confirm(name: string | null, users: readonly User[]): string | null {
  const listed = name === null ? null : (listedUser(name, users) ?? null);
  // Of a user who signed in for this tab alone no name is left on the device.
  writeStored(CONFIRMED_KEY, listed !== null && name === readStored(USER_KEY) ? name : null);
  return listed;
}
