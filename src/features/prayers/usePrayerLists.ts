import { useDeferredValue, useMemo, useState } from 'react';
import type { Prayer } from './model/prayer';
import { isPrayedToday } from './model/prayerDays';
import { fixedPrayerDates, mostRecentPrayerDates, orderPrayers } from './model/prayerOrder';
import { useAppSelector } from '@/data/store/hooks';
import { loadPrayers, selectPrayers, selectPrayersState } from './store/prayers';
import { loadPrayerSessions, selectPrayerSessions, selectPrayerSessionsState } from './store/prayerSessions';
import type { ListPhase } from '@/data/list/listState';
import { newSeed } from '@/platform/values/random';
import { useLists } from '@/data/list/useLists';
import { useLatched } from '@/ui/useLatched';
import { useToday } from '@/platform/page/useToday';

const NONE: ReadonlyMap<number, string> = new Map();

/** The prayers and when they were prayed, fetched when the screen opens and when the page becomes visible again. */
export function usePrayerLists() {
  const prayers = useAppSelector(selectPrayers);
  const list = useAppSelector(selectPrayersState);
  const sessions = useAppSelector(selectPrayerSessionsState);
  const allSessions = useAppSelector(selectPrayerSessions);
  const today = useToday();
  const lastPrayed = useMemo(() => mostRecentPrayerDates(allSessions, today), [allSessions, today]);
  const retry = useLists([loadPrayers, loadPrayerSessions]);

  const historyKnown = sessions.phase === 'ready';
  // The sessions decide the order: waiting for them keeps the list from jumping when they come.
  const waiting = !useLatched(list.phase === 'ready' && sessions.phase !== 'loading');
  const ordered = useOrder(prayers, historyKnown ? lastPrayed : null, waiting);
  const active = useMemo(() => ordered.filter(({ archived }) => !archived), [ordered]);
  const archived = useMemo(() => ordered.filter((prayer) => prayer.archived), [ordered]);
  const phase: ListPhase = list.phase === 'error' ? 'error' : waiting ? 'loading' : 'ready';
  const problem =
    (list.status === 'error' && 'Error fetching prayers') ||
    (sessions.status === 'error' && 'Error fetching prayer history') ||
    null;
  return {
    /** In the order of the README, which does not change during a visit. */
    active,
    archived,
    /** The day each prayer was last prayed (see `mostRecentPrayerDates`). */
    lastPrayed,
    isPrayedToday: ({ prayerId }: Prayer) => isPrayedToday(lastPrayed, prayerId, today),
    /** False while the sessions are missing: 'never prayed' and 'left today' would be guesses. */
    historyKnown,
    // Ordering a long list takes a slow phone a moment, and so do the cards: the page can respond in between.
    phase: useDeferredValue(phase),
    /** What could not be fetched although there is something to show. */
    problem,
    retry,
  };
}

export type PrayerLists = ReturnType<typeof usePrayerLists>;

/**
 * The prayers by the day each was last prayed when it first appeared in this visit, so that recording one never reorders
 * the list under the person. The seed is the visit's too.
 */
function useOrder(
  prayers: readonly Prayer[],
  lastPrayed: ReadonlyMap<number, string> | null,
  waiting: boolean,
): readonly Prayer[] {
  const [seed] = useState(newSeed);
  const [days, setDays] = useState(NONE);
  if (!waiting && lastPrayed !== null) {
    const next = fixedPrayerDates(days, prayers, lastPrayed);
    if (next !== days) setDays(next);
  }
  return useMemo(() => (waiting ? [] : orderPrayers(prayers, days, seed)), [waiting, prayers, days, seed]);
}
