/** The public API of account for other subjects: its state, calls and components. */
export { forgetOnDevice } from './store/privacy';
export { tellOtherTabs } from './store/otherTabs';
export { readNewcomer, storeNewcomer } from './store/newcomer';
export { CONFIRMED_KEY, rememberedUser, USER_KEY } from './store/rememberedUser';
