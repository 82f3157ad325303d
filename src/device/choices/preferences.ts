import { preferencesFrom, type Preferences } from '@/domain/preferences/preferences';
import { readStoredJson, writeStored } from '@/device/storage';

const KEY = 'nuggets.preferences';

/** The preferences that this browser remembers. */
export const readPreferences = (): Preferences => preferencesFrom(readStoredJson(KEY));

export const rememberPreferences = (preferences: Preferences): void =>
  writeStored(KEY, JSON.stringify(preferences));

/** Puts them on the document, for the styles; the theme 'auto' follows the system. */
export function showPreferences({ theme, textSize, verses, redLetters }: Preferences): void {
  const { dataset, style } = document.documentElement;
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset.bsTheme = dark ? 'dark' : 'light';
  dataset.verses = verses;
  dataset.redLetters = redLetters ? 'on' : 'off';
  style.setProperty('--text-size', String(textSize));
}
