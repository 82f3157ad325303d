import { useEffect, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { createEmitter } from '@/platform/values/emitter';
import { stored } from '@/platform/storage/stored';

/** How many items of a day are left, as the screens that know the lists last counted them. */
const left = stored('nuggets.leftToday/', v.object({ day: v.string(), count: v.number() }), null, 'user');
const changes = createEmitter();

/** Remembers how much is left of a day, for the bar; undefined changes nothing. */
export function useRememberLeft(user: string, day: string, count: number | undefined): void {
  useEffect(() => {
    if (count === undefined) return;
    left.write(user, { day, count });
    changes.emit();
  }, [user, day, count]);
}

/** How much is left of a day; null where it was not counted yet. */
export const useLeftToday = (user: string, day: string): number | null =>
  useSyncExternalStore(changes.subscribe, () => {
    const known = left.read(user);
    return known?.day === day ? known.count : null;
  });
