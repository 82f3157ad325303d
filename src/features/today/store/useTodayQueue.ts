import { useDeferredValue, useEffect, useMemo } from 'react';
import { isPrayedToday } from '@/features/prayers/model/public';
import { readOn } from '@/features/plan/model/public';
import { dayOfWeekOf } from '@/platform/values/dates';
import { itemKey, type TodayItem } from '../model/todayItem';
import { todayProgress } from '../model/todayProgress';
import { todayQueue, type TodayQueue } from '../model/todayQueue';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { selectNuggetsState } from '@/features/nuggets/public';
import { selectPassagesState, selectPractisedOn } from '@/features/memory/public';
import { selectPlan } from '@/features/plan/public';
import { selectMostRecentDates, selectPrayers, selectPrayersState } from '@/features/prayers/public';
import { selectQuotesState } from '@/features/quotes/public';
import { dayOpened, idsKept, queueCompleted, selectToday } from './today';
import { useItemLabel } from './useItemLabel';
import { dayStartOf, useTodayLists } from './useTodayLists';

const NOTHING: TodayQueue = { items: [], more: [] };

/** The day's queue and its progress, on whatever device it was made. `today` is the device's day, `yyyy-MM-dd`. */
export function useTodayQueue(today: string) {
  const dispatch = useAppDispatch();
  const { day, budget, items: startedItems, lacking, added, marks } = useAppSelector(selectToday);
  const { lists: current, awaited: awaitedNow, failed, missing, retry } = useTodayLists(today);
  const known = useMemo(() => ({ lists: current, awaited: awaitedNow }), [current, awaitedNow]);
  // From long lists, lists and queue take a slow phone a moment each, between which the page can respond.
  const { lists, awaited } = useDeferredValue(known);
  useEffect(() => {
    dispatch(dayOpened(today));
  }, [dispatch, today, day]);
  useEffect(() => {
    dispatch(idsKept());
  }, [dispatch, startedItems, added]);

  const queue = useMemo(() => (lists === null ? NOTHING : todayQueue({ ...lists, budget })), [lists, budget]);
  useEffect(() => {
    const come =
      lists === null || day !== today ? [] : lacking.filter((kind) => !lists.lacking.includes(kind));
    if (come.length > 0) dispatch(queueCompleted(come, queue.items));
  }, [dispatch, lists, lacking, queue, day, today]);
  const isDone = useIsDone(today);
  const isGone = useIsGone();
  const items = useMemo(() => {
    const own = startedItems ?? queue.items;
    const known = new Set(own.map(itemKey));
    const all = [...own, ...added.filter((item) => !known.has(itemKey(item)))];
    return all.filter((item) => isDone(item) || !isGone(item));
  }, [startedItems, queue, added, isDone, isGone]);
  const more = useMemo(() => {
    const known = new Set(items.map(itemKey));
    return [...queue.more, ...queue.items].filter((item) => !known.has(itemKey(item)) && !isDone(item));
  }, [items, queue, isDone]);
  return {
    phase: lists === null || day !== today ? ('loading' as const) : ('ready' as const),
    /** Something could not be refreshed. */
    failed,
    /** The names of the lists that could not be loaded, so that their part of the day is missing. */
    missing,
    retry,
    budget,
    /** Whether the person has begun. */
    started: startedItems !== null,
    progress: useMemo(() => todayProgress(items, marks, isDone), [items, marks, isDone]),
    /** How many items will probably join the end of the queue once their lists are loaded. */
    awaited: startedItems === null ? awaited : 0,
    /** The kinds that have no items yet because their lists are missing. */
    lacking: lists?.lacking ?? [],
    /** The items of the queue; it keeps them once it has begun. */
    items,
    /** The items that could be added. */
    more,
  };
}

export type TodayQueueView = ReturnType<typeof useTodayQueue>;

/** Says whether an item is gone from its list, or archived there: nobody can do it any more. */
function useIsGone(): (item: TodayItem) => boolean {
  const labelOf = useItemLabel();
  const prayers = useAppSelector(selectPrayers);
  const passage = useAppSelector(selectPassagesState).loadedAt;
  const prayer = useAppSelector(selectPrayersState).loadedAt;
  const nugget = useAppSelector(selectNuggetsState).loadedAt;
  const quote = useAppSelector(selectQuotesState).loadedAt;
  return useMemo(() => {
    const loadedAt = { passage, prayer, nugget, quote, reading: null };
    const archived = new Set(prayers.flatMap((each) => (each.archived ? [each.prayerId] : [])));
    return (item) =>
      loadedAt[item.kind] !== null &&
      (labelOf(item) === null || (item.kind === 'prayer' && archived.has(item.prayerId)));
  }, [labelOf, prayers, passage, prayer, nugget, quote]);
}

/** Says what was done today, as far as the lists say. */
function useIsDone(today: string): (item: TodayItem) => boolean {
  const dayStart = dayStartOf(today);
  const practised = useAppSelector((state) => selectPractisedOn(state, dayStart));
  const { rows: history } = useAppSelector(selectPlan);
  const mostRecent = useAppSelector((state) => selectMostRecentDates(state, today));
  return useMemo(() => {
    const read = readOn(today, dayOfWeekOf(today), history);
    return (item) => {
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
  }, [today, practised, history, mostRecent]);
}
