import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { wrapIndex } from '@/platform/values/filters';
import type { Box, MemoryPassage } from '../model/memoryPassage';
import type { Due } from '../model/due';
import { orderPassages, type PracticeOrder } from '../model/practiceOrder';
import { isoDay } from '@/platform/values/dates';
import { seededRandom } from '@/platform/values/random';
import type { AppThunk } from '@/data/store/appStore';
import { ownViewMade } from '../recall/log/ownViews';
import { recordView } from '../store/passageWrites';
import { selectPassageIds, selectPassages, selectPassagesById, selectPassagesState } from '../store/passages';
import { rememberPortionDone } from './practiceChoice';
import { rootReducer, type RootState } from '@/data/store/rootReducer';
import { sessionState } from '@/data/visit/sessionState';
import { toFinalId, writeConfirmed } from '@/data/sync/sync';

/** A visit of the practice screen: its order is made once, and is still there when the person comes back to it. */
const storedVisit = v.object({
  /** The history entry it belongs to: going back to that entry continues the visit. */
  key: v.string(),
  /** In the order of practice. */
  ids: v.array(v.number()),
  currentId: v.number(),
  /** Counts the moves: each begins with what the mode shows first. */
  step: v.number(),
  /** For each passage viewed in this visit, when it had last been viewed before. */
  recorded: v.record(v.pipe(v.string(), v.transform(Number)), v.nullable(v.number())),
  /** The step whose view was last recorded, and its local day: the same step on another day is another view. */
  viewed: v.nullish(v.object({ step: v.number(), day: v.string() }), null),
  /** When it began, epoch milliseconds. */
  begun: v.optional(v.number(), 0),
  /** How many passages at its beginning are its aim: those that are due, or that were asked for; null for no aim. */
  goal: v.optional(v.nullable(v.number()), null),
  /** Whether these are only a portion of what was due. */
  isPortion: v.optional(v.boolean(), false),
  /** Whether the aim was reached, and the session's end is shown. */
  isFinished: v.optional(v.boolean(), false),
});

export type PracticeVisit = v.InferOutput<typeof storedVisit>;

export interface PracticeState {
  visit: PracticeVisit | null;
}

const slice = createSlice({
  name: 'practice',
  initialState: (): PracticeState => ({ visit: null }),
  reducers: {
    visitStarted(
      state,
      {
        payload,
      }: PayloadAction<Pick<PracticeVisit, 'key' | 'ids' | 'currentId' | 'begun' | 'goal' | 'isPortion'>>,
    ) {
      state.visit = { ...payload, step: 0, recorded: {}, viewed: null, isFinished: false };
    },
    visitResumed(state, { payload }: PayloadAction<PracticeVisit>) {
      state.visit = payload;
    },
    passageReached({ visit }, { payload }: PayloadAction<number>) {
      if (!visit) return;
      visit.currentId = payload;
      visit.step += 1;
      visit.isFinished = false;
    },
    goalReached({ visit }) {
      if (visit) visit.isFinished = true;
    },
    goalDropped({ visit }) {
      if (visit) visit.goal = null;
    },
    viewCounted(
      { visit },
      { payload }: PayloadAction<{ passageId: number; before: number | null; step: number; day: string }>,
    ) {
      if (!visit) return;
      visit.recorded[payload.passageId] = payload.before;
      visit.viewed = { step: payload.step, day: payload.day };
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(recordView.rejected, ({ visit }, { meta }) => {
        // It is recorded again when it is shown again.
        if (visit?.currentId === meta.arg.passageId) visit.viewed = null;
      })
      .addCase(writeConfirmed, ({ visit }, { payload }) => {
        if (!visit?.ids.includes(payload.provisionalId)) return;
        const finalId = toFinalId(payload);
        visit.ids = visit.ids.map(finalId);
        visit.currentId = finalId(visit.currentId);
        visit.recorded[payload.id] = visit.recorded[payload.provisionalId] ?? null;
      }),
  selectors: { selectVisit: ({ visit }) => visit },
});

const { visitStarted, visitResumed, passageReached, viewCounted, goalReached, goalDropped } = slice.actions;
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
  /** Only this box; all if it is empty. */
  box?: Box;
  /** For the order by fading: when a passage is due. */
  dueOf?: (passage: MemoryPassage) => Due;
  /** How many of what is due are practised; all if absent. */
  portion?: number;
  /** Epoch milliseconds. */
  now: number;
}

export const practiceVisit = sessionState('practice', storedVisit);

/** Restores the visit of `key` if it is the one that was stored, and is not under way. */
export const resumeVisit =
  (key: string, stored: PracticeVisit | null): AppThunk =>
  (dispatch, getState) => {
    if (stored?.key === key && selectVisit(getState())?.key !== key) dispatch(visitResumed(stored));
  };

/** Begins a visit, once the list is loaded and refreshed, unless it is under way. */
export const startVisit =
  ({
    key,
    order,
    seed,
    startAt,
    ids: only = [],
    box,
    dueOf,
    portion = Infinity,
    now,
  }: VisitRequest): AppThunk =>
  (dispatch, getState) => {
    const { status, loadedAt } = selectPassagesState(getState());
    if (status === 'loading' || loadedAt === null) return;
    if (selectVisit(getState())?.key === key && selectVisitIds(getState()).length > 0) return;
    const everyBox = selectPassages(getState());
    const ofBox = everyBox.filter((passage) => passage.box === box);
    const passages = ofBox.length > 0 ? ofBox : everyBox;
    const urgencyOf = dueOf && ((passage: MemoryPassage) => dueOf(passage).urgency);
    const ordered = orderPassages(order, passages, seededRandom(seed), { now, urgencyOf });
    const all = ordered.map(({ passageId }) => passageId);
    const chosen = only.filter((id) => all.includes(id));
    const ids = chosen.length > 0 ? chosen : all;
    const first = startAt !== undefined && ids.includes(startAt) ? startAt : ids[0];
    const due = dueOf ? ordered.filter((passage) => dueOf(passage).isDue).length : 0;
    const goal = chosen.length || Math.min(due, portion) || null;
    const isPortion = chosen.length === 0 && goal !== null && goal < due;
    if (first !== undefined)
      dispatch(visitStarted({ key, ids, currentId: first, begun: now, goal, isPortion }));
  };

/** The visit's passages that still exist, in its order. */
export const selectVisitIds = createSelector(
  [(state: RootState) => selectVisit(state)?.ids, selectPassageIds],
  (ids = [], existing) => {
    const known = new Set(existing);
    return ids.filter((id) => known.has(id));
  },
);

/** Moves by a number of passages, and wraps at both ends; past the visit's aim there is the session's end first. */
export const moveBy =
  (steps: number): AppThunk =>
  (dispatch, getState) => {
    const ids = selectVisitIds(getState());
    const visit = selectVisit(getState());
    const at = ids.indexOf(visit?.currentId ?? 0);
    if (visit && !visit.isFinished && steps > 0 && at + 1 === visit.goal) {
      if (visit.isPortion) rememberPortionDone(getState().user.currentUser ?? '', isoDay(new Date()));
      dispatch(goalReached());
      return;
    }
    const target = ids[wrapIndex(Math.max(0, at) + steps, ids.length)];
    if (target !== undefined) dispatch(passageReached(target));
  };

/** Goes on with the other passages, after the session's end. */
export const continueSession = (): AppThunk => (dispatch) => {
  dispatch(goalDropped());
  dispatch(moveBy(1));
};

export { passageReached };

/**
 * Records the view of a passage, by the device's clock: each step to it is one, also the second time round, and so is the
 * first look at it on another day; a reload is none.
 */
export const viewPassage =
  (passageId: number, step: number, at: number): AppThunk =>
  (dispatch, getState) => {
    const passage = selectPassagesById(getState())[passageId];
    const before = passage?.lastViewed ?? null;
    const viewed = selectVisit(getState())?.viewed;
    const day = isoDay(new Date(at));
    if (viewed?.step === step && viewed.day === day) return;
    if (passage) dispatch(ownViewMade(passage, at));
    void dispatch(recordView({ passageId, at }));
    dispatch(viewCounted({ passageId, before, step, day }));
  };
