import { useDeferredValue, useEffect, useMemo } from 'react';
import { todayQueue, type TodayQueue } from '../model/todayQueue';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { dayOpened, idsKept, queueCompleted, selectToday, markUndone } from './today';
import { selectTodayItems } from './todayItems';
import { useTodayLists } from './useTodayLists';

const NOTHING: TodayQueue = { items: [], more: [] };

/**
 * The day's queue and its progress. The queue is the same on every device. `today` is the device's day, `yyyy-MM-dd`.
 */
export function useTodayQueue(today: string) {
  const dispatch = useAppDispatch();
  const { day, budget, items: begun, lacking: lackedAtStart, added, undoing } = useAppSelector(selectToday);
  const loaded = useTodayLists(today);
  // Deferred, because with long lists the lists and the queue take a slow phone a moment each, and the page can respond
  // in between.
  const lists = useDeferredValue(loaded.lists);
  const lacking = useDeferredValue(loaded.lacking);
  const awaited = useDeferredValue(loaded.awaited);
  useEffect(() => {
    dispatch(dayOpened(today));
  }, [dispatch, today, day]);
  useEffect(() => {
    dispatch(idsKept());
  }, [dispatch, begun, added]);
  useEffect(() => {
    if (undoing !== null) dispatch(markUndone());
  }, [dispatch, undoing]);

  const queue = useMemo(() => (lists === null ? NOTHING : todayQueue({ ...lists, budget })), [lists, budget]);
  const isThere = lists !== null && day === today;
  useEffect(() => {
    const come = isThere ? lackedAtStart.filter((kind) => !lacking.includes(kind)) : [];
    if (come.length > 0) dispatch(queueCompleted(come, queue.items));
  }, [dispatch, isThere, lackedAtStart, lacking, queue]);
  const ofDay = useAppSelector((state) => selectTodayItems(state, today, queue));
  const { next, done } = ofDay.progress;
  const unread = ofDay.notSkipped.find(({ kind }) => kind === 'reading');
  return {
    ...ofDay,
    /** A chapter of the day that did not fit, and was not skipped. */
    unread,
    /** Whether nothing is left and something was done: an item of a missing list may not be, and where all is skipped nothing was. */
    isDayDone: next === undefined && unread === undefined && loaded.missing.length === 0 && done > 0,
    failed: loaded.failed,
    missing: loaded.missing,
    retry: loaded.retry,
    phase: isThere ? ('ready' as const) : ('loading' as const),
    budget,
    /** Whether the person has begun. */
    started: begun !== null,
    /** How many items will probably be added to the queue once their lists are loaded. */
    awaited: begun === null ? awaited : 0,
    lacking,
  };
}

export type TodayQueueView = ReturnType<typeof useTodayQueue>;
