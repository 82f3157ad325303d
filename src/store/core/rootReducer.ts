import { combineSlices, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { bibleTextSlice } from '@/store/bible/bibleText';
import { noticesSlice } from '@/store/notices/notices';
import { preferencesSlice } from '@/store/preferences/preferences';
import type { ListSlices } from './listState';
import { signedIn, signedOut, userSlice } from '@/store/user/user';

/**
 * Slices that are loaded with the screens that need them add themselves here by declaration merging, and to the store by
 * `slice.injectInto(rootReducer)`, so that the public chapter link downloads none of them.
 */
export interface LazySlices extends ListSlices {}

export const rootReducer = combineSlices(
  userSlice,
  noticesSlice,
  preferencesSlice,
  bibleTextSlice,
).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;

/** Another user starts with an empty state, except for what belongs to no user. */
export const perUser: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  const another = signedIn.match(action) && action.payload.userName !== state?.user?.currentUser;
  if (another || signedOut.match(action)) {
    const { user, notices, preferences, bibleText } = rootReducer(state, action);
    return rootReducer({ user, notices, preferences, bibleText }, action);
  }
  return rootReducer(state, action);
};
