import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface SessionState {
  /** The user who is signed in; null for nobody. */
  user: string | null;
}

/** The user for whom the engine works; `app` sets it. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ user: null }),
  reducers: {
    userChanged: (state, { payload: user }: PayloadAction<string | null>) =>
      state.user === user ? state : { user },
  },
  selectors: { selectCurrentUser: ({ user }) => user },
});

export const { userChanged } = sessionSlice.actions;
export const { selectCurrentUser } = sessionSlice.selectors;

/** Checks whether the user of this moment is still signed in: several writes in a row must not go on in another's name. */
export function sameUserCheck(getState: () => { session: SessionState }): () => boolean {
  const user = selectCurrentUser(getState());
  return () => selectCurrentUser(getState()) === user;
}
