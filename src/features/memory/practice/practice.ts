import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { Box, MemoryPassage } from '../model/memoryPassage';
import type { Due } from '../model/due';
import { orderPassages, type PracticeOrder } from '../model/practiceOrder';
import { isoDay } from '@/platform/values/dates';
import { seededRandom } from '@/platform/values/random';
import { shownId, type Browse } from '@/data/browse/browse';
import { browseBegun, browsed, selectBrowse } from '@/data/browse/browses';
import type { AppThunk } from '@/data/store/appStore';
import { ownViewMade } from '../recall/log/ownViews';
import { timeAtServer } from '../api/timeAtServer';
import { recordView } from '../store/passageWrites';
import {
  selectPassages,
  selectPassagesById,
  selectPassagesState,
  selectPassagesWithText,
} from '../store/passages';
import { rootReducer, type RootState } from '@/data/store/rootReducer';
import { sessionState } from '@/data/visit/sessionState';
import { selectRowId, writeConfirmed } from '@/data/sync/sync';

/** The name of the visit in browser storage. */
export const PRACTICE = 'practice';

/** The record of a practice visit, beside its position. */
const storedVisit = v.object({
  /** The key of the visit. */
  key: v.string(),
  /** For each passage viewed in this visit, when it had last been viewed before. */
  recorded: v.record(v.pipe(v.string(), v.transform(Number)), v.nullable(v.number())),
  /** The view recorded last, with its step and local day, because the same step on another day is another view. */
  viewed: v.nullable(v.object({ passageId: v.number(), step: v.number(), day: v.string() })),
  /** When it began, epoch milliseconds. */
  begun: v.number(),
  /** Whether the passages of its goal are only a portion of the due ones. */
  isPortion: v.boolean(),
});

type PracticeRecord = v.InferOutput<typeof storedVisit>;
export interface PracticeState {
  record: PracticeRecord | null;
}

/** A visit of the practice screen; its order is determined once, and restored when the person returns. */
export interface PracticeVisit extends PracticeRecord, Pick<Browse, 'ids' | 'at' | 'step' | 'goal' | 'seen'> {
  currentId: number;
  /** Whether the goal was reached, and the session's end is shown. */
  isFinished: boolean;
}

const slice = createSlice({
  name: 'practice',
  initialState: (): PracticeState => ({ record: null }),
  reducers: {
    recordSet: (_, { payload }: PayloadAction<PracticeRecord>): PracticeState => ({ record: payload }),
    viewCounted(
      { record },
      { payload }: PayloadAction<{ passageId: number; before: number | null; step: number; day: string }>,
    ) {
      if (!record) return;
      const { before, ...viewed } = payload;
      record.recorded[viewed.passageId] = before;
      record.viewed = viewed;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(recordView.rejected, ({ record }, { meta }) => {
        // It is recorded when the passage is shown again.
        if (record?.viewed?.passageId === meta.arg.passageId) record.viewed = null;
      })
      .addCase(writeConfirmed, ({ record }, { payload }) => {
        const before = record?.recorded[payload.provisionalId];
        if (record && before !== undefined) record.recorded[payload.id] = before;
      }),
  selectors: { selectRecord: ({ record }) => record },
});

const { recordSet, viewCounted } = slice.actions;
const { selectRecord } = slice.injectInto(rootReducer).selectors;
export { selectRecord };

/** A visit from its position and its record; null if one of them belongs to another visit, or no passage is left. */
export function visitOf(browse: Browse | null, record: PracticeRecord | null): PracticeVisit | null {
  const currentId = browse ? shownId(browse) : undefined;
  if (!browse || record?.key !== browse.key || currentId === undefined) return null;
  const { ids, at, step, goal, seen, isAtEnd } = browse;
  return { ...record, ids, at, step, goal, seen, currentId, isFinished: isAtEnd };
}

/** The day on which a visit was last practised, `yyyy-MM-dd`. */
export const practisedDay = ({ viewed, begun }: Pick<PracticeRecord, 'viewed' | 'begun'>): string =>
  viewed?.day ?? isoDay(new Date(begun));

/** The visit under way; null before the first. */
export const selectVisit = createSelector(
  [(state: RootState) => selectBrowse(state, PRACTICE), selectRecord],
  visitOf,
);

interface VisitRequest {
  key: string;
  order: PracticeOrder;
  /** For the random order. */
  seed: number;
  /** The passage to begin with; the first one if absent or deleted. */
  startAt?: number;
  /** Only these, in this order; all if none of them exists. */
  ids?: readonly number[];
  /** Only this box; all if it is empty. */
  box?: Box;
  /** Only from among these; all if none of them exists. */
  among?: readonly number[];
  /** For the order by fading: when a passage is due. */
  dueOf?: (passage: MemoryPassage) => Due;
  /** How many due passages are practised; all if absent. */
  portion?: number;
  /** Epoch milliseconds. */
  now: number;
}

export const practiceVisit = sessionState('practice', storedVisit);

/** Restores the stored visit of `key`, unless that has begun already. */
export const resumeVisit =
  (key: string, stored: PracticeRecord | null): AppThunk =>
  (dispatch, getState) => {
    if (stored?.key === key && selectRecord(getState())?.key !== key) dispatch(recordSet(stored));
  };

/** Begins a visit, once the list is loaded and refreshed, unless it is under way. */
export const startVisit =
  ({
    key,
    order,
    seed,
    startAt: wantedAt,
    ids: only = [],
    box,
    among: from = [],
    dueOf,
    portion = Infinity,
    now,
  }: VisitRequest): AppThunk =>
  (dispatch, getState) => {
    const { status, loadedAt } = selectPassagesState(getState());
    if (status === 'loading' || loadedAt === null) return;
    if (selectVisit(getState())?.key === key) return;
    // A link may have the provisional id of a passage added offline.
    const idOf = (id: number) => selectRowId(getState(), id);
    const startAt = wantedAt === undefined ? undefined : idOf(wantedAt);
    const among = from.map(idOf);
    const everyBox = selectPassages(getState());
    const wanted = everyBox.filter((passage) => passage.box === box || among.includes(passage.passageId));
    const passages = wanted.length > 0 ? wanted : everyBox;
    const withText = new Set(selectPassagesWithText(getState()).map(({ passageId }) => passageId));
    const isPractisable = ({ passageId }: MemoryPassage) => withText.has(passageId);
    // Those without a text come last, because they are never due.
    const urgencyOf =
      dueOf && ((passage: MemoryPassage) => (isPractisable(passage) ? dueOf(passage).urgency : Infinity));
    const ordered = orderPassages(order, passages, seededRandom(seed), { now, urgencyOf });
    const all = ordered.map(({ passageId }) => passageId);
    const chosen = only.map(idOf).filter((id) => all.includes(id));
    const ids = chosen.length > 0 ? chosen : all;
    const first = startAt !== undefined && ids.includes(startAt) ? startAt : ids[0];
    const due = dueOf
      ? ordered.filter((passage) => isPractisable(passage) && dueOf(passage).isDue).length
      : 0;
    const goal = chosen.length || Math.min(due, portion) || null;
    const isPortion = chosen.length === 0 && goal !== null && goal < due;
    if (first === undefined) return;
    dispatch(recordSet({ key, recorded: {}, viewed: null, begun: now, isPortion }));
    dispatch(browseBegun(PRACTICE, key, { ids, current: first, goal }));
  };

/**
 * Records the view of a passage, `at` now by the device's clock: each step to it is a view, also in the second round, and so is the
 * first look on another day; a reload is not.
 */
export const viewPassage =
  (passageId: number, step: number, at: number): AppThunk =>
  (dispatch, getState, engine) => {
    const passage = selectPassagesById(getState())[passageId];
    const before = passage?.lastViewed ?? null;
    const viewed = selectRecord(getState())?.viewed;
    const day = isoDay(new Date(at));
    if (viewed?.step === step && viewed.day === day) return;
    const viewedAt = timeAtServer(engine, at);
    if (passage) dispatch(ownViewMade(passage, viewedAt));
    void dispatch(recordView({ passageId, at: viewedAt }));
    dispatch(viewCounted({ passageId, before, step, day }));
    dispatch(browsed(PRACTICE, { type: 'seen', id: passageId }));
  };
