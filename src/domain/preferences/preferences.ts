/** How the app looks, as the reader set it (product.md, 'How it should feel'). */

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Steps of the text size; each is a factor of the ordinary one. */
export const TEXT_SIZES = [0.85, 1, 1.15, 1.3, 1.5, 1.75] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export interface Preferences {
  theme: Theme;
  textSize: TextSize;
}

/** The preferences that a stored value holds, as far as it makes sense; the ordinary ones where it does not. */
export function preferencesFrom(stored: unknown): Preferences {
  const { theme, textSize }: Record<string, unknown> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return {
    theme: THEMES.find((known) => known === theme) ?? 'auto',
    textSize: TEXT_SIZES.find((known) => known === textSize) ?? 1,
  };
}
