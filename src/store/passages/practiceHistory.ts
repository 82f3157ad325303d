import { createSlice } from '@reduxjs/toolkit';
import { getPracticeHistory } from '@/api/resources/memory';
import type { PracticeHistoryEntry } from '@/domain/memory/memoryPassage';
import { createApiThunk } from '@/store/core/createApiThunk';
import {
  initialListStatus,
  listFailed,
  listLoaded,
  listLoading,
  type ListStatus,
} from '@/store/core/listStatus';
import { recordView } from './passageWrites';
import { rootReducer } from '@/store/core/rootReducer';
import { waitingOf } from '@/store/sync/waiting';

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

declare module '@/store/core/rootReducer' {
  export interface LazySlices {
    practiceHistory: PracticeHistoryState;
  }
}

export const { selectPracticeHistory } = slice.injectInto(rootReducer).selectors;
