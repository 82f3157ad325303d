import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Steps of the reader's text size; each is a factor of the ordinary one. */
export const TEXT_SIZES = [0.85, 1, 1.15, 1.3, 1.5, 1.75] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export interface PreferencesState {
  theme: Theme;
  textSize: TextSize;
}

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: (): PreferencesState => ({ theme: 'auto', textSize: 1 }),
  reducers: {
    themeChosen(state, { payload }: PayloadAction<Theme>) {
      state.theme = payload;
    },
    textSizeChosen(state, { payload }: PayloadAction<TextSize>) {
      state.textSize = payload;
    },
  },
  selectors: { selectPreferences: (state) => state },
});

export const { themeChosen, textSizeChosen } = preferencesSlice.actions;
export const { selectPreferences } = preferencesSlice.selectors;

/** The preferences that browser storage holds, as far as they make sense. */
export function preferencesFrom(stored: unknown): PreferencesState {
  const { theme, textSize }: Record<string, unknown> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return {
    theme: THEMES.find((known) => known === theme) ?? 'auto',
    textSize: TEXT_SIZES.find((known) => known === textSize) ?? 1,
  };
}
