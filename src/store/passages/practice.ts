import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { wrapIndex } from '@/domain/topics/filters';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import { orderPassages, type PracticeOrder } from '@/domain/memory/practiceOrder';
import { isoDay } from '@/domain/text/dates';
import { seededRandom } from '@/domain/text/random';
import type { AppDispatch } from '@/store/core/makeStore';
import { recordView } from './passageWrites';
import { selectPassages, selectPassagesState } from './passages';
import { rootReducer, type RootState } from '@/store/core/rootReducer';
import { recallInTab } from '@/store/core/tabMemory';
import { writeSettled } from '@/store/sync/sync';

/** One time of practice: its order is made once, and is still there when the person comes back to it. */
export interface PracticeVisit {
  /** Of the history entry it belongs to: going back to that entry goes on with the visit. */
  key: string;
  /** In the order of practice. */
  ids: number[];
  currentId: number;
  /** Counts the moves: each starts with what the mode shows. */
  step: number;
  /** When each passage viewed in this visit had been viewed before. */
  recorded: Record<number, number | null>;
  /** The arrival that was last recorded, and its local day: the same arrival on another day is a view of its own. */
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
        // Shown again it is recorded again.
        if (visit?.currentId === meta.arg.passageId) visit.viewed = null;
      })
      .addCase(writeSettled, ({ visit }, { payload: { provisionalId, id } }) => {
        // A passage that was made here has its own id from now on: what is done with it goes on.
        if (!visit?.ids.includes(provisionalId)) return;
        visit.ids = visit.ids.map((each) => (each === provisionalId ? id : each));
        if (visit.currentId === provisionalId) visit.currentId = id;
        visit.recorded[id] = visit.recorded[provisionalId] ?? null;
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
  /** Of the random order. */
  seed: number;
  /** Where to begin; the order's first passage where it is absent or gone. */
  startAt?: number;
  /** Only these, in this order; all where none of them exists. */
  ids?: readonly number[];
  /** How likely a passage is recalled, for the order by fading. */
  likelihoodOf?: (passage: MemoryPassage) => number;
}

/** The name under which a visit is kept over a reload of the page. */
export const PRACTICE_VISIT = 'practice';

const keptVisit = v.object({
  key: v.string(),
  ids: v.array(v.number()),
  currentId: v.number(),
  step: v.number(),
  recorded: v.record(v.pipe(v.string(), v.transform(Number)), v.nullable(v.number())),
  viewed: v.nullish(v.object({ step: v.number(), day: v.string() }), null),
}) satisfies v.GenericSchema<unknown, PracticeVisit>;

/** Goes on with the visit of before the page was loaded anew, if it is that of `key`; false if there is none. */
export const resumeVisit =
  (key: string) =>
  (dispatch: AppDispatch, getState: () => RootState): boolean => {
    const kept = v.safeParse(keptVisit, recallInTab(PRACTICE_VISIT, getState().user.currentUser));
    if (!kept.success || kept.output.key !== key) return false;
    dispatch(visitResumed(kept.output));
    return true;
  };

/** Begins a visit, once the list is there and as new as it can be. */
export const startVisit =
  ({ key, order, seed, startAt, ids: only = [], likelihoodOf }: VisitRequest) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
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
  [(state: RootState) => selectVisit(state)?.ids, (state: RootState) => selectPassagesState(state).ids],
  (ids = [], existing) => {
    const known = new Set(existing);
    return ids.filter((id) => known.has(id));
  },
);

/** Moves by so many passages; wraps at both ends (§4). */
export const moveBy =
  (steps: number) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const ids = selectVisitIds(getState());
    const at = ids.indexOf(selectVisit(getState())?.currentId ?? 0);
    const target = ids[wrapIndex(Math.max(0, at) + steps, ids.length)];
    if (target !== undefined) dispatch(passageReached(target));
  };

export { passageReached };

/**
 * Records the view of a passage, by the device's clock: each arrival is one, also the second time round, and so is the
 * first look at it on another day; a reload is none (product.md, 'A view').
 */
export const viewPassage =
  (passageId: number, at: number) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const before = selectPassagesState(getState()).entities[passageId]?.lastViewed ?? null;
    const visit = selectVisit(getState());
    const day = isoDay(new Date(at));
    if (visit?.viewed?.step === visit?.step && visit?.viewed?.day === day) return;
    void dispatch(recordView({ passageId, at }));
    dispatch(viewCounted({ passageId, before, day }));
  };
