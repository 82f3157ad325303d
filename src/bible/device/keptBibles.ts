import { createSlice } from '@reduxjs/toolkit';
import { rootReducer } from '@/data/store/rootReducer';
import type { TranslationCode } from '../translations';
import type { KeptTranslation } from './keptTranslation';

type ByCode<Value> = Readonly<Partial<Record<TranslationCode, Value>>>;

export interface KeptBiblesState {
  /** Null until it is known what this device has. */
  kept: ByCode<KeptTranslation> | null;
  /** Whether the storage of this browser does not respond. */
  isWithoutStorage: boolean;
  /** The translation whose download waits until the server can be reached. */
  waiting: TranslationCode | null;
}

const keptBiblesSlice = createSlice({
  name: 'keptBibles',
  initialState: (): KeptBiblesState => ({ kept: null, isWithoutStorage: false, waiting: null }),
  reducers: {
    keptKnown: (state, { payload }: { payload: readonly KeptTranslation[] | null }) => ({
      ...state,
      kept: Object.fromEntries((payload ?? []).map((kept) => [kept.translation, kept])),
      isWithoutStorage: payload === null,
    }),
    downloadWaits: (state, { payload }: { payload: TranslationCode | null }) => ({
      ...state,
      waiting: payload,
    }),
  },
  selectors: { selectKeptBibles: (state) => state },
});

export const { keptKnown, downloadWaits } = keptBiblesSlice.actions;
export const { selectKeptBibles } = keptBiblesSlice.injectInto(rootReducer).selectors;
