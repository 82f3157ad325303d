import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { ofTab, readStoredJson, writeStoredJson } from '@/device/storage';
import { useAppSelector } from './hooks';
import { selectCurrentUser } from '@/store/user/user';

/*
 * What a screen shows is stored in the tab when the page is left, and restored after a reload, or after a phone has put the
 * tab away. Nothing is stored where storage is full, forbidden or absent.
 */

const keyOf = (name: string, user: string | null) => `nuggets.tab/${user ?? ''}/${name}`;

/** What a user's screen last showed in this tab; null where nothing with that shape is stored. */
export function restoreFromTab<T>(
  name: string,
  user: string | null,
  shape: v.GenericSchema<unknown, T>,
): T | null {
  const stored = v.safeParse(shape, readStoredJson(keyOf(name, user), ofTab));
  return stored.success ? stored.output : null;
}

/** Stores what a screen shows when the screen or the page is left. */
export function useTabMemory(name: string, state: unknown): void {
  const user = useAppSelector(selectCurrentUser);
  const write = useEffectEvent(() => writeStoredJson(keyOf(name, user), state, ofTab));
  useEffect(() => {
    const onPageHide = () => write();
    const onVisibilityChange = () => {
      if (document.hidden) write();
    };
    // A phone that discards a hidden page may send no later event.
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('pagehide', onPageHide);
      write();
    };
  }, []);
}
