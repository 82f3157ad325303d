import { createSlice } from '@reduxjs/toolkit';
import { write } from '@/api/outbox/outbox';
import { getReadingProgress } from '@/api/resources/plan';
import type { ChapterRef } from '@/domain/bible/passage';
import type { DayOfWeek, ReadingProgress } from '@/domain/plan/reading';
import { withReading } from '@/domain/plan/readingPlan';
import { createApiThunk } from '@/store/core/createApiThunk';
import { freshAnswer } from '@/store/core/freshAnswer';
import {
  initialListStatus,
  listFailed,
  listLoaded,
  listLoading,
  type ListStatus,
} from '@/store/core/listStatus';
import { rootReducer } from '@/store/core/rootReducer';
import { GUEST } from '@/store/user/user';
import { waitingOf } from '@/store/sync/waiting';

export interface PlanState extends ListStatus {
  /** Newest first. The rows have no id, and one may be there twice. */
  history: ReadingProgress[];
  /** How many readings were recorded since it was first shown. */
  recorded: number;
}

async function withWaiting(
  user: string,
  history: readonly ReadingProgress[],
): Promise<readonly ReadingProgress[]> {
  return (await waitingOf(user, 'progress')).reduce(
    (known, { dayOfWeek, bookName, chapter, dateRead }) =>
      withReading(known, { dayOfWeek, bookName, chapter, dateRead }),
    history,
  );
}

export const loadPlan = createApiThunk<readonly ReadingProgress[]>(
  'plan/load',
  (_, { user, signal, getState }) =>
    freshAnswer(
      async () => withWaiting(user, await getReadingProgress(user, signal)),
      () => getState().plan?.recorded ?? 0,
    ),
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
  ({ dayOfWeek, bookName, chapter, today }: Reading, { user }) =>
    write(user, { kind: 'progress', dayOfWeek, bookName, chapter, dateRead: today }),
  {
    notices: { error: 'Error recording reading progress' },
    condition: (_, { user }) => user.currentUser !== null && user.currentUser !== GUEST,
  },
);

const planSlice = createSlice({
  name: 'plan',
  initialState: (): PlanState => ({ ...initialListStatus, history: [], recorded: 0 }),
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadPlan.pending, listLoading)
      .addCase(loadPlan.fulfilled, (state, action) => {
        state.history = [...action.payload];
        listLoaded(state, action);
      })
      .addCase(loadPlan.rejected, listFailed)
      .addCase(recordReading.fulfilled, (state, { meta }) => {
        const { today, ...reading } = meta.arg;
        state.history = [...withReading(state.history, { ...reading, dateRead: today })];
        state.recorded += 1;
      }),
  selectors: { selectPlan: (state) => state },
});

declare module '@/store/core/rootReducer' {
  export interface LazySlices {
    plan: PlanState;
  }
}

export const { selectPlan } = planSlice.injectInto(rootReducer).selectors;
