import { useMemo, useState } from 'react';
import { readPrayersPerDay, rememberPrayersPerDay } from '../store/prayersPerDay';
import { isPrayedToday } from '../model/prayerDays';
import { prayersOfDay, rotaSeed } from '../model/prayerRota';
import { useAppSelector } from '@/data/store/hooks';
import { useToday } from '@/platform/page/useToday';
import type { PrayerLists } from '../usePrayerLists';
import { selectCurrentUser } from '@/data/session/session';

/** Today's prayers: the daily ones, and as many of the others as the person has chosen. */
export function useRota({ active, lastPrayed, historyKnown }: PrayerLists) {
  const user = useAppSelector(selectCurrentUser) ?? '';
  const today = useToday();
  const [perDay, setPerDay] = useState(() => readPrayersPerDay(user));
  const ofDay = useMemo(
    () => prayersOfDay(active, lastPrayed, { today, perDay, seed: rotaSeed(today) }),
    [active, lastPrayed, today, perDay],
  );
  const ofDayLeft = useMemo(
    () => ofDay.filter(({ prayerId }) => !isPrayedToday(lastPrayed, prayerId, today)),
    [ofDay, lastPrayed, today],
  );
  return {
    /** In the order of the list. */
    ofDay,
    /** Those that are not prayed yet. */
    ofDayLeft,
    /** How many are not prayed yet; null while the history is not known. */
    left: historyKnown ? ofDayLeft.length : null,
    perDay,
    setPerDay: (chosen: number) => {
      setPerDay(chosen);
      rememberPrayersPerDay(user, chosen);
    },
  };
}

export type Rota = ReturnType<typeof useRota>;

export const leftLabel = (left: number): string => (left === 0 ? 'None left today' : `${left} left today`);
