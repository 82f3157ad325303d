import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '@/data/store/rootReducer';

interface PassageSearchState {
  /** Which visit of My Memory Passages this is: coming back to the same one restores it. */
  visit: string | null;
  query: string;
  /** The passages whose text is open. */
  openIds: readonly number[];
}

interface PassageToggle {
  passageId: number;
  open: boolean;
}

const initialState: PassageSearchState = { visit: null, query: '', openIds: [] };

const slice = createSlice({
  name: 'passageSearch',
  initialState,
  reducers: {
    /** Begins a visit, or continues the same one. */
    searchVisited: (state, { payload }: PayloadAction<string>) =>
      state.visit === payload ? state : { ...initialState, visit: payload },
    queryTyped(state, { payload }: PayloadAction<string>) {
      state.query = payload;
    },
    passageToggled(state, { payload: { passageId, open } }: PayloadAction<PassageToggle>) {
      const others = state.openIds.filter((id) => id !== passageId);
      state.openIds = open ? [...others, passageId] : others;
    },
  },
  selectors: { selectPassageSearch: (state) => state },
});

declare module '@/data/store/rootReducer' {
  export interface LazySlices {
    passageSearch: PassageSearchState;
  }
}

export const { searchVisited, queryTyped, passageToggled } = slice.actions;
export const { selectPassageSearch } = slice.injectInto(rootReducer).selectors;
