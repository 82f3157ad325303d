import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { GUEST } from './users';

/** Who is signed in: the user for whom the engine works; null for nobody. */
export interface Session {
  user: string | null;
}

export interface SignIn {
  userName: string;
  /** Whether to remember the name for the next visit; undefined changes nothing. */
  remember?: boolean;
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): Session => ({ user: null }),
  reducers: {
    signedIn: (_, { payload }: PayloadAction<SignIn>) => ({ user: payload.userName }),
    signedOut: () => ({ user: null }),
  },
  selectors: {
    selectCurrentUser: ({ user }) => user,
    selectIsGuest: ({ user }) => user === null || user === GUEST,
  },
});

export const { signedIn, signedOut } = sessionSlice.actions;
export const { selectCurrentUser, selectIsGuest } = sessionSlice.selectors;

/** Checks whether the user of this moment is still signed in: several writes in a row must not go on in another's name. */
export function sameUserCheck(getState: () => { session: Session }): () => boolean {
  const user = selectCurrentUser(getState());
  return () => selectCurrentUser(getState()) === user;
}
