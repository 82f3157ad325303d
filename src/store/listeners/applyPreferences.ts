import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { Preferences } from '@/domain/preferences';
import { writeStored } from '../browserStorage';
import { textSizeChosen, themeChosen } from '../preferences';

export const PREFERENCES_KEY = 'nuggets.preferences';

/** Remembers the preferences and puts them on the page when they change. */
export function applyPreferences() {
  const listener = createListenerMiddleware<{ preferences: Preferences }>();
  listener.startListening({
    predicate: (action) => themeChosen.match(action) || textSizeChosen.match(action),
    effect: (_, { getState }) => {
      const { preferences } = getState();
      writeStored(PREFERENCES_KEY, JSON.stringify(preferences));
      showPreferences(preferences);
    },
  });
  return listener.middleware;
}

/** Sets theme and text size on the document; 'auto' follows the system. */
export function showPreferences({ theme, textSize }: Preferences): void {
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.bsTheme = dark ? 'dark' : 'light';
  document.documentElement.style.setProperty('--text-size', String(textSize));
}
