/** What of account that other subjects use: its state, calls and parts. */
export { forgetOnDevice } from './store/privacy';
export { CONFIRMED_KEY, rememberedUser, USER_KEY } from './store/rememberedUser';
export { selectCurrentUser, selectIsGuest, signedOut } from './store/user';
