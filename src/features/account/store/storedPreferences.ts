import * as v from 'valibot';
import { preferencesFrom, type Preferences } from '../model/preferences';
import { anyObject, stored } from '@/platform/storage/stored';

const preferences = v.pipe(
  anyObject,
  v.transform((value) => preferencesFrom(value)),
);

export const { read: readPreferences, write: rememberPreferences } = stored(
  'nuggets.preferences',
  preferences,
  preferencesFrom(null),
  'device',
);

/** Applies them to the document, for the styles; the theme 'auto' follows the system. */
export function showPreferences({ theme, textSize, verses, redLetters }: Preferences): void {
  const { dataset, style } = document.documentElement;
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset.bsTheme = dark ? 'dark' : 'light';
  dataset.verses = verses;
  dataset.redLetters = redLetters ? 'on' : 'off';
  style.setProperty('--text-size', String(textSize));
}
