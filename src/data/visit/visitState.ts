import { useEffect, useEffectEvent, useState } from 'react';
import type * as v from 'valibot';
import { stored } from '@/platform/storage/stored';
import { useAppSelector } from '../store/hooks';
import { selectCurrentUser } from '../store/rootReducer';

/*
 * What a screen shows is stored in the tab, and restored after a reload, or after a phone has put the tab away. It is gone with
 * the tab, and with its user. Nothing is stored where storage is full, forbidden or absent.
 */

/** What a user's screen showed in this tab. */
interface VisitState<T> {
  /** Null where nothing of that shape is stored. */
  restore: (user: string | null) => T | null;
  /** Null removes it. */
  store: (user: string | null, value: unknown) => void;
}

export function visitState<T>(name: string, schema: v.GenericSchema<unknown, T>): VisitState<T> {
  const ofUser = (user: string | null) => stored(`nuggets.tab/${user ?? ''}/${name}`, schema, null, 'tab');
  return {
    restore: (user) => ofUser(user).read(),
    store: (user, value) => ofUser(user).write(value),
  };
}

/** A component's state, which a reload brings back. */
export function useVisitState<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  initial: T,
): [T, (value: T) => void] {
  const user = useAppSelector(selectCurrentUser);
  const visit = visitState(name, schema);
  const [value, setValue] = useState(() => visit.restore(user) ?? initial);
  const set = (next: T) => {
    setValue(next);
    visit.store(user, next);
  };
  return [value, set];
}

/** Stores a value that the store holds whenever the screen or the page is left; who begins the visit restores it. */
export function useStoredOnLeave(visit: VisitState<unknown>, value: unknown): void {
  const user = useAppSelector(selectCurrentUser);
  const write = useEffectEvent(() => visit.store(user, value));
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

/** How this page was loaded: 'navigate' (by entering its address), 'reload' or 'back_forward'. */
function loadedBy(): unknown {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && 'type' in entry ? entry.type : 'navigate';
}

/**
 * Whether a visit may be restored after the page was loaded. An address that is entered always starts a new visit: the
 * router then has the key 'default', and the browser the type 'navigate'.
 */
export const mayRestoreVisit = (locationKey: string): boolean =>
  locationKey !== 'default' || loadedBy() !== 'navigate';
