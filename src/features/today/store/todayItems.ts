import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '@/data/store/rootReducer';
import { selectPassagesState, selectPractisedOn } from '@/features/memory/public';
import { selectNuggetsState } from '@/features/nuggets/public';
import { chaptersReadOn, isOvertaken } from '@/features/plan/model/public';
import { selectPlan } from '@/features/plan/public';
import { isPrayedToday } from '@/features/prayers/model/public';
import { selectMostRecentDates, selectPrayers, selectPrayersState } from '@/features/prayers/public';
import { selectQuotesState } from '@/features/quotes/public';
import { dayOfWeekOf } from '@/platform/values/dates';
import { todayItemKey, keyBefore, KIND_NOUNS, type TodayItem } from '../model/todayItem';
import { todayProgress } from '../model/todayProgress';
import type { TodayQueue } from '../model/todayQueue';
import { selectLabelOf } from './itemLabel';
import { selectIsTextless } from './textless';
import { selectToday } from './today';
import { dayStartOf } from './todayInput';

/** Tells whether an item was done today, as far as the lists show. */
const selectIsDone = createSelector(
  [
    (state: RootState, today: string) => selectPractisedOn(state, dayStartOf(today)),
    (state: RootState) => selectPlan(state).rows,
    selectMostRecentDates,
    (_: RootState, today: string) => today,
  ],
  (practised, history, mostRecent, today) => {
    const read = chaptersReadOn(today, dayOfWeekOf(today), history);
    return (item: TodayItem): boolean => {
      switch (item.kind) {
        case 'passage':
          return practised.has(item.passageId);
        case 'reading':
          return read.some(
            ({ bookName, chapter }) => bookName === item.chapter.bookName && chapter === item.chapter.chapter,
          );
        case 'prayer':
          return isPrayedToday(mostRecent, item.prayerId, today);
        default:
          return false;
      }
    };
  },
);

/** When the list of each kind was loaded, epoch milliseconds; null for a kind whose items are not known yet. */
const selectLoadedAt = createSelector(
  [
    (state: RootState) => selectPassagesState(state).loadedAt,
    (state: RootState) => selectPrayersState(state).loadedAt,
    (state: RootState) => selectNuggetsState(state).loadedAt,
    (state: RootState) => selectQuotesState(state).loadedAt,
  ],
  (passage, prayer, nugget, quote) => ({ passage, prayer, nugget, quote, reading: null }),
);

/** Returns the name of an item for its row: its kind while its list is not known. */
export const selectNameOf = createSelector(
  [selectLabelOf, selectLoadedAt],
  (labelOf, loadedAt) =>
    (item: TodayItem): string =>
      labelOf(item) ?? (loadedAt[item.kind] === null ? `A ${KIND_NOUNS[item.kind][0]}` : 'No longer there'),
);

/** Tells whether the plan has gone on since a chapter was chosen: it would be refused. */
const selectIsPlanGoneOn = createSelector(
  [(state: RootState) => selectPlan(state), (_: RootState, today: string) => today],
  ({ source, rows }, today) =>
    (item: TodayItem): boolean =>
      source === 'server' &&
      item.kind === 'reading' &&
      item.wasLatest !== undefined &&
      isOvertaken(today, rows, item.wasLatest),
);

/** Tells whether an item was removed from its list, or archived, or overtaken, or has no text: it can no longer be done. */
const selectIsGone = createSelector(
  [selectLabelOf, selectLoadedAt, selectPrayers, selectIsTextless, selectIsPlanGoneOn],
  (labelOf, loadedAt, prayers, isTextless, isPlanGoneOn) => {
    const archived = new Set(prayers.flatMap((each) => (each.archived ? [each.prayerId] : [])));
    return (item: TodayItem): boolean =>
      isPlanGoneOn(item) ||
      (loadedAt[item.kind] !== null &&
        (labelOf(item) === null ||
          isTextless(item) ||
          (item.kind === 'prayer' && archived.has(item.prayerId))));
  },
);

const without = (items: readonly TodayItem[], others: readonly TodayItem[]): TodayItem[] => {
  const keys = new Set(others.map(todayItemKey));
  return items.filter((item) => !keys.has(todayItemKey(item)));
};

/** Whether the chapter before an item is among `others`. */
function comesAfter(others: readonly TodayItem[]): (item: TodayItem) => boolean {
  const keys = new Set(others.map(todayItemKey));
  return (item) => {
    const before = keyBefore(item);
    return before !== null && keys.has(before);
  };
}

/**
 * The items of a day (`yyyy-MM-dd`), those that could be added (`notSkipped` without the skipped ones), and the progress.
 * Once the day has begun it keeps its items, whatever `queue` the lists make. It never has the second of two chapters
 * without the first, which has to be read before it.
 */
export const selectTodayItems = createSelector(
  [selectToday, selectIsDone, selectIsGone, (_: RootState, __: string, queue: TodayQueue) => queue],
  ({ items: begun, added, marks }, isDone, isGone, queue) => {
    const planned = begun ?? queue.items;
    const chosen = [...planned, ...without(added, planned)].filter((item) => isDone(item) || !isGone(item));
    const isRead = (item: TodayItem) => marks.read.includes(todayItemKey(item)) || isDone(item);
    const notIn = (items: readonly TodayItem[]) =>
      without([...queue.more, ...queue.items], items).filter((item) => !isRead(item));
    const isTooEarly = comesAfter(notIn(chosen));
    const items = chosen.filter((item) => isRead(item) || !isTooEarly(item));
    const progress = todayProgress(items, marks, isDone);
    const others = notIn(items);
    const skipped = progress.entries.filter(({ state }) => state === 'skipped').map(({ item }) => item);
    const needsEarlierChapter = comesAfter([...others, ...skipped]);
    const more = others.filter((item) => !needsEarlierChapter(item));
    const notSkipped = more.filter((item) => !marks.skipped.includes(todayItemKey(item)));
    return { items, more, notSkipped, progress };
  },
);
