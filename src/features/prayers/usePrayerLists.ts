import { useDeferredValue, useMemo } from 'react';
import type { Prayer } from './model/prayer';
import { isPrayedToday } from './model/prayerDays';
import { mostRecentPrayerDates } from './model/prayerOrder';
import { useAppSelector } from '@/data/store/hooks';
import { loadPrayers, selectPrayers, selectPrayersState } from './store/prayers';
import { loadPrayerSessions, selectPrayerSessions, selectPrayerSessionsState } from './store/prayerSessions';
import { screenPhaseOf, type ListPhase } from '@/data/list/listState';
import { useLists } from '@/data/list/useLists';
import { useLatched } from '@/ui/useLatched';
import { useToday } from '@/platform/page/useToday';
import { usePrayerOrder } from './usePrayerOrder';

const NONE: readonly Prayer[] = [];

/**
 * The prayers and their sessions, loaded when the screen opens and when the page becomes visible again.
 * @param isPraying see `usePrayerOrder`
 */
export function usePrayerLists({ isPraying = false } = {}) {
  const prayers = useAppSelector(selectPrayers);
  const list = useAppSelector(selectPrayersState);
  const sessions = useAppSelector(selectPrayerSessionsState);
  const allSessions = useAppSelector(selectPrayerSessions);
  const today = useToday();
  const lastPrayed = useMemo(() => mostRecentPrayerDates(allSessions, today), [allSessions, today]);
  const retry = useLists([loadPrayers, loadPrayerSessions]);

  const historyKnown = sessions.phase === 'ready';
  // The sessions decide the order, so the list waits for them and does not jump when they arrive.
  const waiting = !useLatched(screenPhaseOf(list) === 'ready' && sessions.phase !== 'loading');
  const ordered = usePrayerOrder(waiting ? NONE : prayers, historyKnown ? lastPrayed : null, isPraying);
  const active = useMemo(() => (ordered ?? NONE).filter(({ archived }) => !archived), [ordered]);
  const archived = useMemo(() => (ordered ?? NONE).filter((prayer) => prayer.archived), [ordered]);
  const phase: ListPhase =
    list.phase === 'error' ? 'error' : waiting || ordered === null ? 'loading' : 'ready';
  const isHistoryMissing = sessions.phase === 'error';
  const refreshProblem =
    (list.status === 'error' && 'Error fetching prayers') ||
    (sessions.status === 'error' && 'Error fetching prayer history') ||
    null;
  return {
    /** In the order described in the README, which does not change during a visit. */
    active,
    archived,
    /** The day each prayer was last prayed (see `mostRecentPrayerDates`). */
    lastPrayed,
    isPrayedToday: ({ prayerId }: Prayer) => isPrayedToday(lastPrayed, prayerId, today),
    /** False while the sessions are missing: 'never prayed' and 'left today' would be guesses. */
    historyKnown,
    // Deferred, because ordering and rendering a long list takes a slow phone a moment, and the page can respond in
    // between.
    phase: useDeferredValue(phase),
    /** True if the sessions could not be fetched, and this device has no copy of them. */
    isHistoryMissing,
    /** The error of a list that could not be fetched, while there is an older copy to show. */
    refreshProblem,
    /** True while the answer is awaited: the shown prayers may be an older copy. */
    isLoading: list.status === 'loading',
    /** How many prayers on the server cannot be read. */
    invalidRowCount: list.invalidRowCount,
    retry,
  };
}

export type PrayerLists = ReturnType<typeof usePrayerLists>;
