import { configureStore } from '@reduxjs/toolkit';
import { applyPreferences } from '@/store/preferences/applyPreferences';
import { dropStaleOutcomes } from './dropStaleOutcomes';
import { outcomeNotices } from '@/store/notices/outcomeNotices';
import { rememberUser } from '@/store/user/rememberUser';

import { perUser } from './rootReducer';

/**
 * The store, with what browser storage remembers already in it.
 * @param checked whether every action is searched for changes in place and for what cannot be stored, as tests do. It walks
 * the whole state: seconds, with 20,000 nuggets in it.
 */
export function makeStore({ checked = false } = {}) {
  const check = checked && { warnAfter: Infinity };
  return configureStore({
    reducer: perUser,
    middleware: (getDefault) =>
      getDefault({ serializableCheck: check, immutableCheck: check }).prepend(
        dropStaleOutcomes,
        rememberUser,
        applyPreferences,
        outcomeNotices,
      ),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
