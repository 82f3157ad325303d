/** What other subjects and the app use of `account`: they import nothing else of it. */
export {
  type Start,
  STARTS,
  TEXT_SIZES,
  type Theme,
  THEMES,
  VERSE_LAYOUTS,
  type VerseLayout,
} from './model/preferences';
export { applyPreferences } from './store/applyPreferences';
export { isOwner } from './store/owner';
export { preferencesChanged, preferencesSlice, selectPreferences } from './store/preferences';
export { followOtherTabs, forgetOnDevice } from './store/privacy';
export { rememberUser } from './store/rememberUser';
export { CONFIRMED_KEY, confirmedUser, rememberedUser, USER_KEY } from './store/rememberedUser';
export { loadUsers, selectCurrentUser, selectIsGuest, signedIn, signedOut, userSlice } from './store/user';
