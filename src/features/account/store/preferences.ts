import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readPreferences } from './storedPreferences';
import type { Preferences } from '../model/preferences';

declare module '@/data/store/rootReducer' {
  export interface EagerSlices {
    preferences: Preferences;
  }
}

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
