import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Preferences, TextSize, Theme } from '@/domain/preferences/preferences';

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: (): Preferences => ({ theme: 'auto', textSize: 1 }),
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
