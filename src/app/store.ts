import { configureStore, type Reducer } from '@reduxjs/toolkit';
import { bibleTextSlice, withoutLoading } from '@/bible/text/textCache';
import { watchUnexpected } from '@/data/client/unexpected';
import { noticeShown } from '@/data/notices/notices';
import { GUEST } from '@/data/session/users';
import type { AppStore } from '@/data/store/appStore';
import { dropStaleOutcomes, outcomeNotices } from '@/data/store/outcomes';
import { rootReducer, type RootState } from '@/data/store/rootReducer';
import { applyPreferences, preferencesSlice } from '@/features/account/store/preferences';
import { rememberUser } from '@/features/account/store/rememberUser';
import { signedIn, signedOut, userSlice } from '@/features/account/store/user';
import { recentTopicsOfCurrent } from '@/features/topics/store/recentTopics';

const reducer = rootReducer.inject(userSlice).inject(preferencesSlice).inject(bibleTextSlice);

/** Another user starts with an empty state, except for the parts that belong to no user. */
const resetOnUserChange: Reducer<RootState> = (state, action) => {
  const another = signedIn.match(action) && action.payload.userName !== state?.user.currentUser;
  if (!another && !signedOut.match(action)) return reducer(state, action);
  const { user, notices, preferences, bibleText } = reducer(state, action);
  // Calls before anyone has signed in are the guest's, and their answers are still valid once the guest has signed in.
  const isSame = (user.currentUser ?? GUEST) === (state?.user.currentUser ?? GUEST);
  return reducer(
    { user, notices, preferences, bibleText: isSame ? bibleText : withoutLoading(bibleText) },
    action,
  );
};

/** Clears a user's recall log together with their other data; loaded lazily, because few visits need that code. */
const forgetRows = async (user: string): Promise<void> =>
  (await import('@/features/memory/api/recallStorage')).forgetRecallRows(user);

const UNEXPECTED =
  'Something in this app went wrong. Please reload the page, and see whether what you did is there.';

/**
 * Creates the store, filled with the data that browser storage remembers.
 * @param checked whether RTK checks every action for values that are not serializable, as in tests. The whole state is
 * not checked, neither for such values nor for mutations, because that takes seconds with 20,000 nuggets: state comes
 * only from actions, and Immer freezes the results of reducers.
 */
export function makeStore({ checked = false } = {}): AppStore {
  const store = configureStore({
    reducer: resetOnUserChange,
    middleware: (getDefault) =>
      getDefault({
        serializableCheck: checked && { ignoreState: true, warnAfter: Infinity },
        immutableCheck: false,
      }).prepend(
        dropStaleOutcomes,
        rememberUser({ onUser: recentTopicsOfCurrent, forgetRows }),
        applyPreferences,
        outcomeNotices,
      ),
  });
  const stop = watchUnexpected(() => {
    stop();
    store.dispatch(noticeShown({ variant: 'error', text: UNEXPECTED }));
  });
  return store;
}
