import { configureStore } from '@reduxjs/toolkit';
import { preferencesFrom } from '@/domain/preferences';
import { readStoredJson } from './browserStorage';
import { applyPreferences, PREFERENCES_KEY } from './listeners/applyPreferences';
import { dropStaleOutcomes } from './listeners/dropStaleOutcomes';
import { outcomeNotices } from './listeners/outcomeNotices';
import { rememberUser } from './listeners/rememberUser';

import { perUser } from './rootReducer';

/** The store, with what browser storage remembers already in it. */
export function makeStore() {
  return configureStore({
    reducer: perUser,
    preloadedState: { preferences: preferencesFrom(readStoredJson(PREFERENCES_KEY)) },
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
