import type { Middleware } from '@reduxjs/toolkit';
import { rememberPreferences, showPreferences } from './storedPreferences';
import type { Preferences } from '../model/preferences';
import { preferencesChanged } from './preferences';

/** Remembers the preferences and applies them to the page when they change. */
export const applyPreferences: Middleware<object, { preferences: Preferences }> =
  ({ getState }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (preferencesChanged.match(action)) {
      const { preferences } = getState();
      rememberPreferences(preferences);
      showPreferences(preferences);
    }
    return result;
  };
