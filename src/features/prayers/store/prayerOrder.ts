import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { AppThunk } from '@/data/store/appStore';
import { rootReducer } from '@/data/store/rootReducer';
import { sessionState } from '@/data/visit/sessionState';
import { newSeed } from '@/platform/values/random';

const visit = v.object({
  /** `yyyy-MM-dd`. */
  day: v.string(),
  /** Its history entries. */
  entries: v.array(v.string()),
  /** Shuffles the prayers that were last prayed on the same day. */
  seed: v.number(),
  /** The day on which each prayer was last prayed when it first appeared in the visit. */
  days: v.record(v.pipe(v.string(), v.transform(Number)), v.string()),
});

/** A visit of the prayers, with one order. */
type OrderVisit = v.InferOutput<typeof visit>;
export type PrayerOrderState = OrderVisit | null;

const slice = createSlice({
  name: 'prayerOrder',
  initialState: (): PrayerOrderState => null,
  reducers: {
    visitSet: (_, { payload }: PayloadAction<OrderVisit>): PrayerOrderState => payload,
    daysFixed: (state, { payload }: PayloadAction<OrderVisit['days']>): PrayerOrderState =>
      state && { ...state, days: payload },
  },
  selectors: { selectPrayerOrder: (state) => state },
});

export const { daysFixed } = slice.actions;
export const { selectPrayerOrder } = slice.injectInto(rootReducer).selectors;
export const prayerOrderVisit = sessionState('prayerOrder', visit);

/** More visits than anybody goes back to. */
const MAX_ENTRIES = 100;

/**
 * A history entry of the prayers is shown: it continues its visit if that is of the same day, and begins another
 * one otherwise.
 * @param entry see `useVisitKey`
 * @param isOpen whether the screen shows the visit already: then every entry belongs to it
 */
export const prayersVisited =
  (entry: string, today: string, stored: OrderVisit | null, isOpen: boolean): AppThunk =>
  (dispatch, getState) => {
    const belongs = (each: OrderVisit | null) =>
      each !== null && (isOpen || (each.day === today && each.entries.includes(entry)));
    const current = selectPrayerOrder(getState());
    const before = belongs(current) ? current : stored !== null && belongs(stored) ? stored : null;
    const { entries, ...rest } = before ?? { day: today, entries: [], seed: newSeed(), days: {} };
    const others = entries.filter((each) => each !== entry);
    dispatch(slice.actions.visitSet({ ...rest, entries: [...others, entry].slice(-MAX_ENTRIES) }));
  };
