import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { wrapIndex } from '@/domain/topics/filters';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import { orderPassages, type PracticeOrder } from '@/domain/memory/practiceOrder';
import { isoDay } from '@/domain/text/dates';
import { seededRandom } from '@/domain/text/random';
import type { AppThunk } from '@/store/core/makeStore';
import { recordView } from './passageWrites';
import { selectPassageIds, selectPassages, selectPassagesById, selectPassagesState } from './passages';
import { rootReducer, type RootState } from '@/store/core/rootReducer';
import { restoreFromTab } from '@/store/core/tabMemory';
import { toFinalId, writeSettled } from '@/store/sync/sync';

/** A visit of the practice screen: its order is made once, and is still there when the person comes back to it. */
export interface PracticeVisit {
  /** The history entry it belongs to: going back to that entry continues the visit. */
  key: string;
  /** In the order of practice. */
  ids: number[];
  currentId: number;
  /** Counts the moves: each begins with what the mode shows first. */
  step: number;
  /** For each passage viewed in this visit, when it had last been viewed before. */
  recorded: Record<number, number | null>;
  /** The step whose view was last recorded, and its local day: the same step on another day is another view. */
  viewed: { step: number; day: string } | null;
}

interface PracticeState {
  visit: PracticeVisit | null;
}

const slice = createSlice({
  name: 'practice',
  initialState: (): PracticeState => ({ visit: null }),
  reducers: {
    visitStarted(state, { payload }: PayloadAction<Pick<PracticeVisit, 'key' | 'ids' | 'currentId'>>) {
      state.visit = { ...payload, step: 0, recorded: {}, viewed: null };
    },
    visitResumed(state, { payload }: PayloadAction<PracticeVisit>) {
      state.visit = payload;
    },
    passageReached({ visit }, { payload }: PayloadAction<number>) {
      if (!visit) return;
      visit.currentId = payload;
      visit.step += 1;
    },
    viewCounted(
      { visit },
      { payload }: PayloadAction<{ passageId: number; before: number | null; day: string }>,
    ) {
      if (!visit) return;
      visit.recorded[payload.passageId] = payload.before;
      visit.viewed = { step: visit.step, day: payload.day };
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(recordView.rejected, ({ visit }, { meta }) => {
        // It is recorded again when it is shown again.
        if (visit?.currentId === meta.arg.passageId) visit.viewed = null;
      })
      .addCase(writeSettled, ({ visit }, { payload }) => {
        if (!visit?.ids.includes(payload.provisionalId)) return;
        const finalId = toFinalId(payload);
        visit.ids = visit.ids.map(finalId);
        visit.currentId = finalId(visit.currentId);
        visit.recorded[payload.id] = visit.recorded[payload.provisionalId] ?? null;
      }),
  selectors: { selectVisit: ({ visit }) => visit },
});

declare module '@/store/core/rootReducer' {
  export interface LazySlices {
    practice: PracticeState;
  }
}

const { visitStarted, visitResumed, passageReached, viewCounted } = slice.actions;
export const { selectVisit } = slice.injectInto(rootReducer).selectors;

interface VisitRequest {
  key: string;
  order: PracticeOrder;
  /** For the random order. */
  seed: number;
  /** Where to begin; at the first passage if absent or gone. */
  startAt?: number;
  /** Only these, in this order; all if none of them exists. */
  ids?: readonly number[];
  /** The likelihood of recall, for the order by fading. */
  likelihoodOf?: (passage: MemoryPassage) => number;
}

/** The name under which a visit is stored for a reload. */
export const PRACTICE_VISIT = 'practice';

const storedVisit = v.object({
  key: v.string(),
  ids: v.array(v.number()),
  currentId: v.number(),
  step: v.number(),
  recorded: v.record(v.pipe(v.string(), v.transform(Number)), v.nullable(v.number())),
  viewed: v.nullish(v.object({ step: v.number(), day: v.string() }), null),
}) satisfies v.GenericSchema<unknown, PracticeVisit>;

/** Restores the visit of `key` after a reload; false if there is none. */
export const resumeVisit =
  (key: string): AppThunk<boolean> =>
  (dispatch, getState) => {
    const stored = restoreFromTab(PRACTICE_VISIT, getState().user.currentUser, storedVisit);
    if (stored?.key !== key) return false;
    dispatch(visitResumed(stored));
    return true;
  };

/** Begins a visit, once the list is loaded and refreshed. */
export const startVisit =
  ({ key, order, seed, startAt, ids: only = [], likelihoodOf }: VisitRequest): AppThunk =>
  (dispatch, getState) => {
    const { status, loadedAt } = selectPassagesState(getState());
    if (status === 'loading' || loadedAt === null) return;
    const passages = selectPassages(getState());
    const ordered = orderPassages(order, passages, seededRandom(seed), likelihoodOf);
    const all = ordered.map(({ passageId }) => passageId);
    const chosen = only.filter((id) => all.includes(id));
    const ids = chosen.length > 0 ? chosen : all;
    const first = startAt !== undefined && ids.includes(startAt) ? startAt : ids[0];
    if (first !== undefined) dispatch(visitStarted({ key, ids, currentId: first }));
  };

/** The visit's passages that still exist, in its order. */
export const selectVisitIds = createSelector(
  [(state: RootState) => selectVisit(state)?.ids, selectPassageIds],
  (ids = [], existing) => {
    const known = new Set(existing);
    return ids.filter((id) => known.has(id));
  },
);

/** Moves by a number of passages; wraps at both ends (§4). */
export const moveBy =
  (steps: number): AppThunk =>
  (dispatch, getState) => {
    const ids = selectVisitIds(getState());
    const at = ids.indexOf(selectVisit(getState())?.currentId ?? 0);
    const target = ids[wrapIndex(Math.max(0, at) + steps, ids.length)];
    if (target !== undefined) dispatch(passageReached(target));
  };

export { passageReached };

/**
 * Records the view of a passage, by the device's clock: each step to it is one, also the second time round, and so is the
 * first look at it on another day; a reload is none (product.md, 'A view').
 */
export const viewPassage =
  (passageId: number, at: number): AppThunk =>
  (dispatch, getState) => {
    const before = selectPassagesById(getState())[passageId]?.lastViewed ?? null;
    const visit = selectVisit(getState());
    const day = isoDay(new Date(at));
    if (visit?.viewed?.step === visit?.step && visit?.viewed?.day === day) return;
    void dispatch(recordView({ passageId, at }));
    dispatch(viewCounted({ passageId, before, day }));
  };
