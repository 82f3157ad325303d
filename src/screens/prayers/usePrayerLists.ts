import { useMemo, useState } from 'react';
import type { Prayer } from '@/domain/prayers/prayer';
import { fixedPrayerDates, mostRecentPrayerDates, orderPrayers } from '@/domain/prayers/prayerOrder';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { loadPrayers, selectPrayers, selectPrayersState } from '@/store/prayers/prayers';
import { selectPrayerSessions } from '@/store/prayers/prayerSessions';
import { loadPrayerSessions, selectPrayerSessionsState } from '@/store/prayers/prayerSessions';
import { useFresh } from '@/store/core/useFresh';
import { useToday } from '@/ui/hooks/useToday';

export interface PrayerLists {
  /** In the order of §4, which stays while the person is on the screen. */
  active: readonly Prayer[];
  archived: readonly Prayer[];
  /** The day each was last prayed, as of now. */
  lastPrayed: ReadonlyMap<number, string>;
  /** False while the sessions could not be fetched: then nobody can say what was never prayed, or is left. */
  historyKnown: boolean;
  state: 'loading' | 'error' | 'ready';
  /** What could not be fetched although there is something to show. */
  problem: string | null;
  retry: () => void;
}

const NONE: ReadonlyMap<number, string> = new Map();

/** The prayers and when they were prayed, refreshed on arrival and when they are looked at again. */
export function usePrayerLists(): PrayerLists {
  const dispatch = useAppDispatch();
  const prayers = useAppSelector(selectPrayers);
  const list = useAppSelector(selectPrayersState);
  const sessions = useAppSelector(selectPrayerSessionsState);
  const allSessions = useAppSelector(selectPrayerSessions);
  const today = useToday();
  const lastPrayed = useMemo(() => mostRecentPrayerDates(allSessions, today), [allSessions, today]);
  const load = () => {
    void dispatch(loadPrayers());
    void dispatch(loadPrayerSessions());
  };
  useFresh(load);

  const sessionsKnown = sessions.loadedAt !== null;
  // Without the sessions there is an order too; to wait for them keeps the list from jumping when they come.
  const [settled, setSettled] = useState(false);
  const waiting = !settled && (list.loadedAt === null || (!sessionsKnown && sessions.status !== 'error'));
  if (!settled && !waiting) setSettled(true);
  const ordered = useOrder(prayers, sessionsKnown ? lastPrayed : null, waiting);
  const active = useMemo(() => ordered.filter(({ archived }) => !archived), [ordered]);
  const archived = useMemo(() => ordered.filter((prayer) => prayer.archived), [ordered]);
  const failed = list.status === 'error' && list.loadedAt === null;
  return {
    active,
    archived,
    lastPrayed,
    historyKnown: sessionsKnown,
    state: failed ? 'error' : waiting ? 'loading' : 'ready',
    problem:
      list.status === 'error'
        ? 'Error fetching prayers'
        : sessions.status === 'error'
          ? 'Error fetching prayer history'
          : null,
    retry: load,
  };
}

/**
 * The order of the list, by the days each prayer was last prayed when it was first seen here: recording one never
 * reorders what is being prayed through. The seed too is that of the visit.
 */
function useOrder(
  prayers: readonly Prayer[],
  lastPrayed: ReadonlyMap<number, string> | null,
  waiting: boolean,
): readonly Prayer[] {
  const [seed] = useState(() => Math.floor(Math.random() * 2 ** 32));
  const [kept, setKept] = useState<ReadonlyMap<number, string>>(NONE);
  if (!waiting && lastPrayed !== null) {
    const next = fixedPrayerDates(kept, prayers, lastPrayed);
    if (next !== kept) setKept(next);
  }
  return useMemo(() => (waiting ? [] : orderPrayers(prayers, kept, seed)), [waiting, prayers, kept, seed]);
}
