import { configureStore } from '@reduxjs/toolkit';
import { applyPreferences } from '@/store/preferences/applyPreferences';
import { dropStaleOutcomes } from './dropStaleOutcomes';
import { outcomeNotices } from '@/store/notices/outcomeNotices';
import { rememberUser } from '@/store/user/rememberUser';
import { perUser } from './rootReducer';

/**
 * The store, filled with what browser storage remembers.
 * @param checked whether RTK checks every action for mutations and for values that are not serializable, as in tests. That
 * walks the whole state, which takes seconds with 20,000 nuggets in it.
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
export type AppThunk<Result = void> = (dispatch: AppDispatch, getState: AppStore['getState']) => Result;
