import { createSlice } from '@reduxjs/toolkit';
import { getPracticeHistory } from '@/api/memory';
import type { PracticeHistoryEntry } from '@/domain/entities';
import { createApiThunk } from './createApiThunk';
import { initialListStatus, listFailed, listLoaded, listLoading, type ListStatus } from './listStatus';
import { recordView } from './passageWrites';
import { rootReducer } from './rootReducer';
import { waitingOf } from './waiting';

interface PracticeHistoryState extends ListStatus {
  entries: PracticeHistoryEntry[];
}

/** Every view that was recorded; asked for whenever somebody looks, for another device may have added to it. */
export const loadPracticeHistory = createApiThunk<PracticeHistoryEntry[]>(
  'practiceHistory/load',
  async (_, { user, signal }) => {
    const entries = await getPracticeHistory(user, signal);
    const waiting = await waitingOf(user, 'view');
    const unsent = waiting.map(({ passageId, epochMs }) => ({ passageId, viewedAt: epochMs }));
    return [...unsent.reverse(), ...entries];
  },
  {
    notices: { error: 'Error loading practice history' },
    condition: (_, { practiceHistory }) => practiceHistory?.status !== 'loading',
  },
);

const slice = createSlice({
  name: 'practiceHistory',
  initialState: (): PracticeHistoryState => ({ ...initialListStatus, entries: [] }),
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadPracticeHistory.pending, listLoading)
      .addCase(loadPracticeHistory.fulfilled, (state, action) => {
        state.entries = action.payload;
        listLoaded(state, action);
      })
      .addCase(loadPracticeHistory.rejected, listFailed)
      .addCase(recordView.fulfilled, (state, { meta: { arg } }) => {
        if (state.loadedAt !== null) state.entries.unshift({ passageId: arg.passageId, viewedAt: arg.at });
      }),
  selectors: { selectPracticeHistory: (state) => state },
});

declare module './rootReducer' {
  export interface LazySlices {
    practiceHistory: PracticeHistoryState;
  }
}

export const { selectPracticeHistory } = slice.injectInto(rootReducer).selectors;
