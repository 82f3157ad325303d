/** How the app looks, as the reader set it (product.md, 'How it should feel'). */

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Steps of the text size; each is a factor of the ordinary one. */
export const TEXT_SIZES = [0.85, 1, 1.15, 1.3, 1.5, 1.75] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** Each verse on a line of its own, or one after another. */
export const VERSE_LAYOUTS = ['lines', 'paragraphs'] as const;
export type VerseLayout = (typeof VERSE_LAYOUTS)[number];

/** Where one arrives after signing in; the nugget browser is the specification's. */
export const STARTS = ['browseBible', 'today'] as const;
export type Start = (typeof STARTS)[number];

export interface Preferences {
  theme: Theme;
  textSize: TextSize;
  verses: VerseLayout;
  /** Whether the words of Christ are red. */
  redLetters: boolean;
  start: Start;
}

/** The preferences that a stored value holds, as far as it makes sense; the ordinary ones where it does not. */
export function preferencesFrom(stored: unknown): Preferences {
  const { theme, textSize, verses, redLetters, start }: Record<string, unknown> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return {
    theme: THEMES.find((known) => known === theme) ?? 'auto',
    textSize: TEXT_SIZES.find((known) => known === textSize) ?? 1,
    verses: verses === 'paragraphs' ? verses : 'lines',
    redLetters: redLetters !== false,
    start: start === 'today' ? start : 'browseBible',
  };
}
