import { preferencesFrom, type Preferences } from '@/domain/preferences/preferences';
import { readStoredJson, writeStoredJson } from '@/device/storage';

const KEY = 'nuggets.preferences';

export const readPreferences = (): Preferences => preferencesFrom(readStoredJson(KEY));

export const rememberPreferences = (preferences: Preferences): void => writeStoredJson(KEY, preferences);

/** Sets them on the document, for the styles; the theme 'auto' follows the system. */
export function showPreferences({ theme, textSize, verses, redLetters }: Preferences): void {
  const { dataset, style } = document.documentElement;
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset.bsTheme = dark ? 'dark' : 'light';
  dataset.verses = verses;
  dataset.redLetters = redLetters ? 'on' : 'off';
  style.setProperty('--text-size', String(textSize));
}
