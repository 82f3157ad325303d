import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useVisitKey } from '@/data/browse/useBrowse';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { useRestoredVisit } from '@/data/visit/useRestoredVisit';
import { useLatched } from '@/ui/useLatched';
import { useToday } from '@/platform/page/useToday';
import type { Prayer } from './model/prayer';
import { fixedPrayerDates, orderPrayers } from './model/prayerOrder';
import { daysFixed, prayerOrderVisit, prayersVisited, selectPrayerOrder } from './store/prayerOrder';

/**
 * The prayers by the day each was last prayed when it first appeared in this visit, so that recording one never reorders the
 * list while the person uses it. Back and a reload continue a visit of the same day; opening the prayers begins another, and so
 * does the next day if they are left open.
 * @param lastPrayed null while the sessions are not known
 * @param isPraying whether some prayers are being prayed through: their order remains over midnight
 * @returns null until the visit has begun
 */
export function usePrayerOrder(
  prayers: readonly Prayer[],
  lastPrayed: ReadonlyMap<number, string> | null,
  isPraying: boolean,
): readonly Prayer[] | null {
  const dispatch = useAppDispatch();
  const today = useToday();
  const key = useVisitKey();
  const visit = useAppSelector(selectPrayerOrder);
  const isOpen = useRef(false);
  useRestoredVisit(prayerOrderVisit, visit, (stored) => {
    dispatch(prayersVisited(key, today, stored, isOpen.current));
    isOpen.current = true;
  });
  const isOver = visit !== null && visit.day !== today && !isPraying;
  useLayoutEffect(() => {
    if (isOver) dispatch(prayersVisited(key, today, null, false));
  }, [dispatch, isOver, key, today]);
  const hasBegun = useLatched(visit?.entries.includes(key) === true);
  const before = useMemo(
    () => new Map(Object.entries(visit?.days ?? {}).map(([id, day]) => [Number(id), day])),
    [visit?.days],
  );
  const days = useMemo(
    () => (lastPrayed === null ? before : fixedPrayerDates(before, prayers, lastPrayed)),
    [before, prayers, lastPrayed],
  );
  useEffect(() => {
    if (hasBegun && days !== before) dispatch(daysFixed(Object.fromEntries(days)));
  }, [dispatch, hasBegun, days, before]);
  const seed = visit?.seed ?? 0;
  const ordered = useMemo(() => orderPrayers(prayers, days, seed), [prayers, days, seed]);
  return hasBegun ? ordered : null;
}
