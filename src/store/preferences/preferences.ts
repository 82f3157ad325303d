import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readPreferences } from '@/device/choices/preferences';
import type { Preferences } from '@/domain/preferences/preferences';

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: readPreferences,
  reducers: {
    preferencesChanged: (state, { payload }: PayloadAction<Partial<Preferences>>) => ({
      ...state,
      ...payload,
    }),
  },
  selectors: { selectPreferences: (state) => state },
});

export const { preferencesChanged } = preferencesSlice.actions;
export const { selectPreferences } = preferencesSlice.selectors;
