import { configureStore } from '@reduxjs/toolkit';
import { applyPreferences } from '@/store/preferences/applyPreferences';
import { dropStaleOutcomes } from './dropStaleOutcomes';
import { outcomeNotices } from '@/store/notices/outcomeNotices';
import { rememberUser } from '@/store/user/rememberUser';

import { perUser } from './rootReducer';

/** The store, with what browser storage remembers already in it. */
export function makeStore() {
  return configureStore({
    reducer: perUser,
    middleware: (getDefault) =>
      // The development checks walk the whole state after every action: seconds, with 20,000 nuggets in it.
      getDefault({ serializableCheck: false, immutableCheck: false }).prepend(
        dropStaleOutcomes,
        rememberUser,
        applyPreferences,
        outcomeNotices,
      ),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
