export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The text sizes, as factors of the browser's own: of the interface and of Scripture. */
export const TEXT_SIZES = [0.85, 1, 1.15, 1.3, 1.5, 1.75, 2] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** Each verse on its own line, or all in paragraphs. */
export const VERSE_LAYOUTS = ['lines', 'paragraphs'] as const;
export type VerseLayout = (typeof VERSE_LAYOUTS)[number];

/** The screen to show after signing in. The nugget browser by default. */
export const STARTS = ['browseBible', 'today'] as const;
export type Start = (typeof STARTS)[number];

/** How the app looks. */
export interface Preferences {
  theme: Theme;
  textSize: TextSize;
  verses: VerseLayout;
  /** Whether the words of Christ are red. */
  redLetters: boolean;
  start: Start;
}

/** The preferences in a stored value; missing and invalid fields get their defaults. */
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
