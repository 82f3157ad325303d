import { createSelector } from '@reduxjs/toolkit';
import { DEFAULT_TRANSLATION } from '@/bible/translations';
import { isNowhere } from '@/bible/unknownBook';
import { verseCount } from '@/bible/versification';
import type { ListView } from '@/data/list/listState';
import type { RootState } from '@/data/store/rootReducer';
import { type Due, dueOf, type MemoryPassage } from '@/features/memory/model/public';
import { selectPassagesState, selectPassagesWithText, selectPractisedOn } from '@/features/memory/public';
import { selectNuggetsState } from '@/features/nuggets/public';
import { chaptersOfDay } from '@/features/plan/model/public';
import { selectPlan } from '@/features/plan/public';
import { isPrayedToday, prayersOfDay, rotaSeed } from '@/features/prayers/model/public';
import { selectMostRecentDates, selectPrayers } from '@/features/prayers/public';
import { selectQuotesById, selectQuotesState } from '@/features/quotes/public';
import { practicePace } from '../model/pace';
import type { TodayInput } from '../model/todayQueue';
import { isTextlessQuote } from './textless';
import { selectIsGuest } from '@/data/session/session';

/** The inputs of a day that are not in the store. */
export interface Day {
  /** The device's day, `yyyy-MM-dd`. */
  today: string;
  /** As chosen on this device. */
  prayersPerDay: number;
  /** Whether two chapters are read on days with missed ones, as chosen on this device. */
  readsTwo: boolean;
  /** When a passage is due; null until the log is read. */
  dueOf: ((passage: MemoryPassage) => Due) | null;
}

/** The beginning of a day (`yyyy-MM-dd`) on this device, in epoch milliseconds. */
export const dayStartOf = (today: string): number => new Date(`${today}T00:00:00`).getTime();

const NO_ROWS: readonly never[] = [];

const todayIn = (_: RootState, { today }: Day) => today;

/** The rows of a list; null while they are not known. */
const knownRows = <Row>({ phase, rows }: ListView<Row>) => (phase === 'ready' ? rows : null);

const selectReadings = createSelector(
  [
    (state: RootState) => knownRows(selectPlan(state)),
    todayIn,
    (_: RootState, { readsTwo }: Day) => readsTwo,
  ],
  // If the history is unknown, the first chapter of the list would be a guess.
  (history, today, readsTwo) =>
    history === null
      ? NO_ROWS
      : chaptersOfDay(today, history, readsTwo).map((each) => ({
          ...each,
          verses: verseCount(DEFAULT_TRANSLATION, each.chapter.bookName, each.chapter.chapter) ?? 1,
        })),
);

/** Those that can be practised; a guest has none. */
const selectOwnPassages = (state: RootState) =>
  selectIsGuest(state) ? NO_ROWS : selectPassagesWithText(state);

const selectOfMemory = createSelector(
  [
    selectOwnPassages,
    (state: RootState, { today }: Day) => selectPractisedOn(state, dayStartOf(today)),
    (_: RootState, day: Day) => day.dueOf,
    todayIn,
  ],
  (passages, practised, dueByLog, today) => {
    const dayStart = dayStartOf(today);
    // Only views before the day, during which the queue must not change.
    const views = passages.flatMap(({ lastViewed, startVerse, endVerse }) =>
      lastViewed === null || lastViewed >= dayStart ? [] : [{ viewedAt: lastViewed, startVerse, endVerse }],
    );
    return {
      passages,
      practised,
      dueOf: dueByLog ?? ((passage: MemoryPassage) => dueOf(passage, [], today)),
      pace: { practice: practicePace(views), reading: 1 },
    };
  },
);

const selectPrayersOfDay = createSelector(
  [
    selectPrayers,
    (state: RootState, { today }: Day) => selectMostRecentDates(state, today),
    (_: RootState, { prayersPerDay }: Day) => prayersPerDay,
    todayIn,
  ],
  (prayers, mostRecent, perDay, today) =>
    prayersOfDay(prayers, mostRecent, { today, perDay, seed: rotaSeed(today) }).map(
      ({ prayerId, daily }) => ({ prayerId, daily, done: isPrayedToday(mostRecent, prayerId, today) }),
    ),
);

const selectReadableQuotes = createSelector([selectQuotesById], (quotes) =>
  Object.values(quotes).filter((quote) => !isTextlessQuote(quote)),
);

function selectKnownQuotes(state: RootState) {
  if (selectIsGuest(state)) return NO_ROWS;
  return selectQuotesState(state).phase === 'ready' ? selectReadableQuotes(state) : null;
}

const selectReadableNuggets = createSelector(
  [(state: RootState) => knownRows(selectNuggetsState(state))],
  (nuggets) => nuggets?.filter((nugget) => !isNowhere(nugget)) ?? null,
);

const selectIsAwaited = (state: RootState): boolean =>
  selectNuggetsState(state).phase === 'loading' ||
  (!selectIsGuest(state) && selectQuotesState(state).phase === 'loading');

const selectLoaded = createSelector(
  [
    selectReadings,
    selectOfMemory,
    selectPrayersOfDay,
    selectReadableNuggets,
    selectKnownQuotes,
    selectIsAwaited,
    todayIn,
  ],
  (readings, ofMemory, prayers, nuggets, quotes, isAwaited, today): Omit<TodayInput, 'budget'> => ({
    ...ofMemory,
    readings,
    prayers,
    nuggets,
    quotes,
    isAwaited,
    seed: rotaSeed(today),
  }),
);

/** The inputs of the queue, except for the budget; null while the recall log is being read. */
export function selectTodayInput(state: RootState, day: Day) {
  const needsLog = !selectIsGuest(state) && selectPassagesState(state).phase === 'ready';
  return day.dueOf === null && needsLog ? null : selectLoaded(state, day);
}
