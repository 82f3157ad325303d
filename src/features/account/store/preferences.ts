import { createSlice, type PayloadAction, type Middleware } from '@reduxjs/toolkit';
import { readPreferences, rememberPreferences, showPreferences } from './storedPreferences';
import type { Preferences } from '../model/preferences';

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: readPreferences,
  reducers: {
    preferencesChanged: (state, { payload }: PayloadAction<Partial<Preferences>>) => ({
      ...state,
      ...payload,
    }),
  },
  selectors: { selectPreferences: (state) => state },
});

export const { preferencesChanged } = preferencesSlice.actions;
export const { selectPreferences } = preferencesSlice.selectors;

/** Remembers the preferences and applies them to the page when they change. */
export const applyPreferences: Middleware<object, { preferences: Preferences }> =
  ({ getState }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (preferencesChanged.match(action)) {
      // Another tab may have changed others meanwhile.
      rememberPreferences({ ...readPreferences(), ...action.payload });
      showPreferences(getState().preferences);
    }
    return result;
  };
