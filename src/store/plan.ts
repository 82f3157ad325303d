import { createSlice } from '@reduxjs/toolkit';
import { getReadingProgress, updateReadingPlan } from '@/api/plan';
import type { ChapterRef, DayOfWeek, ReadingProgress } from '@/domain/entities';
import { withReading } from '@/domain/readingPlan';
import { createApiThunk } from './createApiThunk';
import { initialListStatus, listFailed, listLoaded, listLoading, type ListStatus } from './listStatus';
import { rootReducer } from './rootReducer';
import { GUEST } from './user';

export interface PlanState extends ListStatus {
  /** Newest first. The rows have no id, and one may be there twice. */
  history: ReadingProgress[];
}

export const loadPlan = createApiThunk<ReadingProgress[]>(
  'plan/load',
  (_, { user, signal }) => getReadingProgress(user, signal),
  { condition: (_, { plan }) => plan?.status !== 'loading' },
);

export interface Reading extends ChapterRef {
  dayOfWeek: DayOfWeek;
  /** The device's day, `yyyy-MM-dd`; the server dates the reading itself. */
  today: string;
}

/** Records a chapter of the plan as read; for a guest nothing is recorded (§4). */
export const recordReading = createApiThunk(
  'plan/record',
  ({ dayOfWeek, bookName, chapter }: Reading, { user }) =>
    updateReadingPlan(user, dayOfWeek, { bookName, chapter }),
  {
    notices: { error: 'Error recording reading progress' },
    condition: (_, { user }) => user.currentUser !== null && user.currentUser !== GUEST,
  },
);

const planSlice = createSlice({
  name: 'plan',
  initialState: (): PlanState => ({ ...initialListStatus, history: [] }),
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadPlan.pending, listLoading)
      .addCase(loadPlan.fulfilled, (state, action) => {
        state.history = action.payload;
        listLoaded(state, action);
      })
      .addCase(loadPlan.rejected, listFailed)
      .addCase(recordReading.fulfilled, (state, { meta }) => {
        const { today, ...reading } = meta.arg;
        state.history = [...withReading(state.history, { ...reading, dateRead: today })];
      }),
  selectors: { selectPlan: (state) => state },
});

declare module './rootReducer' {
  export interface LazySlices {
    plan: PlanState;
  }
}

export const { selectPlan } = planSlice.injectInto(rootReducer).selectors;
