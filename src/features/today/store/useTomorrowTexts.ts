import { addDays } from 'date-fns/addDays';
import { useEffect, useState } from 'react';
import { useAppStore } from '@/data/store/hooks';
import { dueOf as dueByBox, type MemoryPassage } from '@/features/memory/model/public';
import { loadDueCode } from '@/features/memory/public';
import { readsTwoChapters } from '@/features/plan/public';
import { readPrayersPerDay } from '@/features/prayers/public';
import { isoDay } from '@/platform/values/dates';
import type { TodayItem } from '../model/todayItem';
import { todayQueue } from '../model/todayQueue';
import { selectToday } from './today';
import { selectTodayInput } from './todayInput';
import { useDayTexts } from './useDayTexts';
import { selectCurrentUser } from '@/data/session/session';

/** The texts of the day itself come first. */
const QUIET_MS = 2000;

const NONE: readonly TodayItem[] = [];

/**
 * Loads the texts of tomorrow in advance, as far as its queue is known today, so that the day can also begin without a
 * network.
 * @param today the device's day, `yyyy-MM-dd`
 * @param isReady whether the lists are loaded
 */
export function useTomorrowTexts(today: string, isReady: boolean): void {
  const store = useAppStore();
  const [items, setItems] = useState(NONE);
  useEffect(() => {
    if (!isReady) return undefined;
    // At noon, because not every midnight exists in every zone.
    const tomorrow = isoDay(addDays(new Date(`${today}T12:00:00`), 1));
    let isLeft = false;
    const find = async () => {
      const dueOf = await loadDueCode()
        .then(({ loadDue }) => store.dispatch(loadDue('by_ref', tomorrow)))
        .catch(() => (passage: MemoryPassage) => dueByBox(passage, [], tomorrow));
      const state = store.getState();
      const user = selectCurrentUser(state) ?? '';
      const chosen = { prayersPerDay: readPrayersPerDay(user), readsTwo: readsTwoChapters(user) };
      const input = isLeft ? null : selectTodayInput(state, { today: tomorrow, dueOf, ...chosen });
      if (input) setItems(todayQueue({ ...input, budget: selectToday(state).budget }).items);
    };
    const timer = setTimeout(() => void find(), QUIET_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [store, today, isReady]);
  useDayTexts(items);
}
