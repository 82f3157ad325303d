import { sessionArea, readStored } from '@/platform/storage/storage';

/** The remembered user is stored under this key. */
export const USER_KEY = 'user.name';
/** The remembered user's name as the server's list last spelled it. */
export const CONFIRMED_KEY = 'nuggets.confirmedUser';
/** When the remembered user signed in, epoch milliseconds. */
export const REMEMBERED_AT_KEY = 'nuggets.rememberedAt';
/** The user who signed in without Remember Me, until the tab is closed. */
export const SESSION_USER_KEY = 'nuggets.sessionUser';

/** The user signed in in this tab alone, or null. */
const sessionUser = (): string | null => readStored(SESSION_USER_KEY, sessionArea);

/** The name to sign in with, or null. */
export const rememberedUser = (): string | null => sessionUser() ?? readStored(USER_KEY);

/** Whether the device has remembered this user since a moment, epoch milliseconds. */
export const isRememberedSince = (user: string, at: number): boolean =>
  readStored(USER_KEY) === user && Number(readStored(REMEMBERED_AT_KEY)) > at;

/** Whether the device remembers this user, and no other is signed in in this tab alone. */
export const isOfDevice = (user: string): boolean => sessionUser() === null && readStored(USER_KEY) === user;

/**
 * The remembered name, if the server's list contained it when it was last loaded here. That user is signed in without
 * waiting for the list, and signed out again if the list turns out not to contain the name any more.
 */
export function confirmedUser(): string | null {
  const name = readStored(USER_KEY);
  return sessionUser() ?? (name !== null && name === readStored(CONFIRMED_KEY) ? name : null);
}
