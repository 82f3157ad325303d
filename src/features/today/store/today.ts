import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { bookName } from '@/bible/text/names';
import { readTodayPlan, rememberTodayPlan } from './todayPlan';
import {
  BUDGETS,
  KINDS,
  todayItemKey,
  withItemId,
  type Budget,
  type Kind,
  type TodayItem,
} from '../model/todayItem';
import {
  unskip,
  markedAsBefore,
  markedRead,
  NO_MARKS,
  putOffUntilLater,
  skippedToday,
  type TodayEntry,
  type TodayMarks,
} from '../model/todayProgress';
import { dayOfWeekOf } from '@/platform/values/dates';
import type { AppThunk } from '@/data/store/appStore';
import { rootReducer } from '@/data/store/rootReducer';
import { latestSeen } from '@/features/plan/model/public';
import { recordReading } from '@/features/plan/public';
import { noticeShown } from '@/data/notices/notices';
import { writeConfirmed } from '@/data/sync/sync';
import { selectCurrentUser, selectIsGuest } from '@/data/session/session';

/** A person's choices for a day; the lists tell which items are done. */
export interface TodayState {
  /** `yyyy-MM-dd`; '' before it is known. */
  day: string;
  budget: Budget;
  /** The queue once it has begun; null before that, while it follows the lists. */
  items: readonly TodayItem[] | null;
  /** The kinds whose lists were missing when the queue began; their items join it once the lists are loaded. */
  lacking: readonly Kind[];
  /** Added by the person. */
  added: readonly TodayItem[];
  marks: TodayMarks;
  /** The item opened last, until its text is on the screen: only then does it count (see `useShownItem`). */
  awaitingText: string | null;
  /** The item whose notice was undone, and the marks before. */
  undoing: { key: string; before: TodayMarks } | null;
}

const initialState: TodayState = {
  day: '',
  budget: 10,
  items: null,
  lacking: [],
  added: [],
  marks: NO_MARKS,
  awaitingText: null,
  undoing: null,
};

const seconds = v.number();
const item = v.union([
  v.object({ kind: v.literal('passage'), seconds, passageId: v.number() }),
  v.object({
    kind: v.literal('reading'),
    seconds,
    chapter: v.object({ bookName, chapter: v.number() }),
    wasLatest: v.exactOptional(v.nullable(latestSeen)),
  }),
  v.object({ kind: v.literal('nugget'), seconds, passageId: v.number() }),
  v.object({ kind: v.literal('quote'), seconds, quoteId: v.number() }),
  v.object({ kind: v.literal('prayer'), seconds, prayerId: v.number() }),
]) satisfies v.GenericSchema<unknown, TodayItem>;
const keys = v.array(v.string());
const kind = v.picklist(KINDS);
const marks = v.object({ skipped: keys, putOff: keys, read: v.optional(keys, []) });
const storedDay = v.object({
  day: v.string(),
  budget: v.fallback(v.picklist(BUDGETS), initialState.budget),
  items: v.nullable(v.array(item)),
  lacking: v.optional(v.array(kind), []),
  added: v.array(item),
  marks,
  awaitingText: v.optional(v.nullable(v.string()), null),
  undoing: v.fallback(v.nullable(v.object({ key: v.string(), before: marks })), null),
}) satisfies v.GenericSchema<unknown, TodayState>;

const slice = createSlice({
  name: 'today',
  initialState,
  reducers: {
    dayBegun: (_, { payload }: PayloadAction<TodayState>) => payload,
    changed: (state, { payload }: PayloadAction<Partial<TodayState>>) => ({ ...state, ...payload }),
    undoAsked: (state, { payload }: PayloadAction<NonNullable<TodayState['undoing']>>) => ({
      ...state,
      undoing: payload,
    }),
  },
  extraReducers: (builder) =>
    // A row made here gets its final id, and remains in the day.
    builder.addCase(writeConfirmed, (state, { payload: { provisionalId, id } }) => {
      const renamed = (item: TodayItem) => withItemId(item, provisionalId, id);
      const keys = new Map(
        [...(state.items ?? []), ...state.added].map((item) => [
          todayItemKey(item),
          todayItemKey(renamed(item)),
        ]),
      );
      const inKeys = (list: readonly string[]) => list.map((key) => keys.get(key) ?? key);
      const { skipped, putOff, read } = state.marks;
      return {
        ...state,
        items: state.items?.map(renamed) ?? null,
        added: state.added.map(renamed),
        marks: { skipped: inKeys(skipped), putOff: inKeys(putOff), read: inKeys(read) },
        awaitingText: state.awaitingText && (keys.get(state.awaitingText) ?? state.awaitingText),
      };
    }),
  selectors: { selectToday: (state) => state },
});

export const { selectToday } = slice.injectInto(rootReducer).selectors;

/** The day as it was left on this device, in any tab. */
const readDay = (user: string): TodayState =>
  v.parse(v.fallback(storedDay, initialState), readTodayPlan(user));

/** Continues the day as it was left on this device, or begins it with the budget of the previous one. */
export const dayOpened =
  (day: string): AppThunk =>
  (dispatch, getState) => {
    if (selectToday(getState()).day === day) return;
    const last = readDay(selectCurrentUser(getState()) ?? '');
    dispatch(slice.actions.dayBegun(last.day === day ? last : { ...initialState, budget: last.budget, day }));
  };

/** Changes the day in the state and on this device. */
const change =
  (changes: (state: TodayState) => Partial<TodayState>): AppThunk =>
  (dispatch, getState) => {
    const user = selectCurrentUser(getState()) ?? '';
    const state = selectToday(getState());
    const saved = readDay(user);
    // Another tab may have changed the day.
    const latest = saved.day === state.day ? { ...saved, awaitingText: state.awaitingText } : state;
    dispatch(slice.actions.changed({ ...latest, ...changes(latest) }));
    rememberTodayPlan(user, selectToday(getState()));
  };

const keysOf = ({ items, added }: TodayState): string[] => [...(items ?? []), ...added].map(todayItemKey);

/**
 * Stores the final ids that rows of the day got when they were sent: after a reload the provisional ids can no longer
 * be resolved.
 */
export const idsKept = (): AppThunk => (_, getState) => {
  const user = selectCurrentUser(getState()) ?? '';
  const state = selectToday(getState());
  const saved = readDay(user);
  const keys = new Set(keysOf(state));
  if (saved.day === state.day && keysOf(saved).some((key) => key.includes('/-') && !keys.has(key)))
    rememberTodayPlan(user, state);
};

/** Another budget makes another queue; done, added, skipped and put-off items are not changed. */
export const budgetChosen = (budget: Budget): AppThunk =>
  change(() => ({ budget, items: null, lacking: [] }));

/**
 * An item of the queue was opened; from the first one on, the queue no longer follows the lists.
 * @param lacking the kinds without items because their lists are missing
 */
export const itemOpened = (
  items: readonly TodayItem[],
  opened: TodayItem,
  lacking: readonly Kind[] = [],
): AppThunk =>
  change((state) => ({
    ...(state.items === null && { items, lacking }),
    awaitingText: todayItemKey(opened),
  }));

/** The items of kinds whose lists were missing when the queue began. */
export const queueCompleted = (come: readonly Kind[], items: readonly TodayItem[]): AppThunk =>
  change((state) => {
    if (state.items === null) return {};
    // Another tab may have completed it already.
    const kinds = come.filter((each) => state.lacking.includes(each));
    const known = new Set(keysOf(state));
    const joining = items.filter((each) => kinds.includes(each.kind) && !known.has(todayItemKey(each)));
    return {
      items: [...state.items, ...joining],
      lacking: state.lacking.filter((each) => !kinds.includes(each)),
    };
  });

/** An item was added to the day, also one that was skipped before. */
export const itemAdded = (added: TodayItem): AppThunk =>
  change((state) => ({
    added: [...state.added.filter((each) => todayItemKey(each) !== todayItemKey(added)), added],
    marks: unskip(state.marks, todayItemKey(added)),
  }));

const mark =
  (marked: (marks: TodayMarks, key: string) => TodayMarks) =>
  (key: string): AppThunk =>
    change(({ marks }) => ({ marks: marked(marks, key) }));

export const itemSkipped = mark(skippedToday);
export const itemPutOff = mark(putOffUntilLater);
export const itemRestored = mark(unskip);

/** Sets an item aside, with a notice whose Undo restores its earlier marks. */
const setAside =
  (marked: (key: string) => AppThunk, text: (label: string) => string) =>
  (key: string, label: string): AppThunk =>
  (dispatch, getState) => {
    const before = selectToday(getState()).marks;
    dispatch(marked(key));
    const undo = { kind: 'action' as const, action: slice.actions.undoAsked({ key, before }) };
    dispatch(noticeShown({ variant: 'info', text: text(label), undo }));
  };

export const skipItem = setAside(itemSkipped, (label) => `${label} is skipped for today`);
export const putOffItem = setAside(itemPutOff, (label) => `${label} is put off until later`);

/** Gives the item whose notice was undone the marks from before. */
export const markUndone = (): AppThunk => (dispatch, getState) => {
  const { undoing } = selectToday(getState());
  if (undoing === null) return;
  dispatch(change(({ marks: now }) => ({ marks: markedAsBefore(now, undoing.key, undoing.before) })));
  dispatch(slice.actions.changed({ undoing: null }));
};

/**
 * The text of an item is on the screen. If it was opened from the day, it counts now; a chapter is recorded, unless the
 * one before it is unread again.
 */
export const itemShown =
  ({ item, key, state, readFirst }: TodayEntry): AppThunk =>
  (dispatch, getState) => {
    const { awaitingText, day } = selectToday(getState());
    if (awaitingText !== key) return;
    dispatch(change(() => ({ awaitingText: null })));
    if (state === 'done' || readFirst) return;
    if (item.kind === 'reading' && !selectIsGuest(getState())) {
      const { chapter, wasLatest } = item;
      const dayOfWeek = dayOfWeekOf(day);
      void dispatch(recordReading({ dayOfWeek, ...chapter, today: day, wasLatest }));
    } else dispatch(change(({ marks }) => ({ marks: markedRead(marks, key) })));
  };
