import type { Middleware } from '@reduxjs/toolkit';
import type { Preferences } from '@/domain/preferences/preferences';
import { writeStored } from '@/device/storage';
import { textSizeChosen, themeChosen } from './preferences';

export const PREFERENCES_KEY = 'nuggets.preferences';

/** Remembers the preferences and puts them on the page when they change. */
export const applyPreferences: Middleware<object, { preferences: Preferences }> =
  ({ getState }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (themeChosen.match(action) || textSizeChosen.match(action)) {
      const { preferences } = getState();
      writeStored(PREFERENCES_KEY, JSON.stringify(preferences));
      showPreferences(preferences);
    }
    return result;
  };

/** Sets theme and text size on the document; 'auto' follows the system. */
export function showPreferences({ theme, textSize }: Preferences): void {
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.bsTheme = dark ? 'dark' : 'light';
  document.documentElement.style.setProperty('--text-size', String(textSize));
}
