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

/** From here on bars show icons alone, which a window's width in px does not say. */
const LARGE = 1.5;

/** Applies them to the document, for the styles; the theme 'auto' follows the system. */
export function showPreferences({ theme, textSize, verses, redLetters }: Preferences): void {
  const { dataset, style } = document.documentElement;
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  const shown = dark ? 'dark' : 'light';
  dataset.bsTheme = shown;
  showThemeColor(shown);
  dataset.verses = verses;
  dataset.redLetters = redLetters ? 'on' : 'off';
  // All lengths are in rem: interface and Scripture grow together, from the browser's own size.
  dataset.text = textSize >= LARGE ? 'large' : 'normal';
  style.fontSize = `${textSize * 100}%`;
}

/** The page's own colour in each theme (`styles/_theme.scss`), which the browser gives its bar. */
const PAGE_COLORS = { light: '#fbf8f1', dark: '#171613' };

function showThemeColor(theme: keyof typeof PAGE_COLORS): void {
  let meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = 'theme-color';
    document.head.append(meta);
  }
  meta.content = PAGE_COLORS[theme];
}
