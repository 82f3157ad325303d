import { createSelector } from '@reduxjs/toolkit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { ListName } from '@/data/define/list';
import { useAppSelector } from '@/data/store/hooks';
import { selectSubjects } from '@/data/sync/subjects';
import { selectPending } from '@/data/sync/sync';
import { stored } from '@/platform/storage/stored';
import { createStoredChanges } from '@/platform/storage/storedChanges';

/** How many items of a day are left, and whether all of it is done, as the screens that know the lists last found. */
const counts = v.object({
  day: v.string(),
  count: v.number(),
  // Earlier versions did not store it: unknown until Today is next counted.
  isDone: v.optional(v.boolean(), false),
});
const left = stored('nuggets.leftToday/', counts, null, 'user');
const changes = createStoredChanges();

/** Remembers how much is left of a day, and whether all is done, for the bar; an undefined count changes nothing. */
export function useRememberLeft(user: string, day: string, count: number | undefined, isDone: boolean): void {
  useEffect(() => {
    if (count === undefined) return;
    left.write(user, { day, count, isDone });
    changes.emit();
  }, [user, day, count, isDone]);
}

/** How much is left of a day; null where it was not counted yet. */
export const useLeftToday = (user: string, day: string): number | null =>
  useSyncExternalStore(changes.subscribe, () => {
    const known = left.read(user);
    return known?.day === day ? known.count : null;
  });

/** Whether all of a day is done (see `isDayDone` of `useTodayQueue`); false where it was not counted yet. */
export const useIsTodayDone = (user: string, day: string): boolean =>
  useSyncExternalStore(changes.subscribe, () => {
    const known = left.read(user);
    return known?.day === day && known.isDone;
  });

/** The lists that a day's items come from, and in which it shows that they are done. */
const COUNTED: readonly ListName[] = ['plan', 'passages', 'prayers', 'sessions'];

const selectIsCountedWritten = createSelector([selectPending, selectSubjects], (pending, { bind }) =>
  pending.some(({ write }) => COUNTED.some((list) => bind(write)?.affects(list))),
);

/** Whether a day that was counted has to be counted again, because something of it has been written in this visit. */
export function useIsCountedAgain(user: string, day: string): boolean {
  const isCounted = useLeftToday(user, day) !== null;
  const isWritten = useAppSelector(selectIsCountedWritten);
  const dayOfUser = `${day} ${user}`;
  const [written, setWritten] = useState('');
  if (isCounted && isWritten && written !== dayOfUser) setWritten(dayOfUser);
  return isCounted && written === dayOfUser;
}
