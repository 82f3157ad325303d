import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { listen } from '@/platform/page/listen';
import { useAppSelector } from '../store/hooks';
import type { SessionState } from './sessionState';
import { selectCurrentUser } from '../session/session';

/**
 * A visit that a slice holds, for its screen. `value` is stored whenever the screen or the page is left. `begin` is called at
 * each history entry with the stored value: null if there is none, or if the person entered the URL, which always starts a
 * new visit. `begin` decides whether the stored visit belongs to the entry.
 */
export function useRestoredVisit<T>(
  visit: SessionState<T>,
  value: unknown,
  begin: (stored: T | null) => void,
): void {
  const user = useAppSelector(selectCurrentUser);
  const { key } = useLocation();
  const onEntry = useEffectEvent((entry: string) =>
    begin(mayRestoreVisit(entry) ? visit.restore(user) : null),
  );
  const write = useEffectEvent(() => visit.store(user, value));
  useLayoutEffect(() => {
    onEntry(key);
  }, [key]);
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.hidden) write();
    };
    // A phone that discards a hidden page may send no later event.
    const endHidden = listen(['visibilitychange'], onVisibilityChange, document);
    const endLeft = listen(['pagehide'], () => write());
    return () => {
      endHidden();
      endLeft();
      write();
    };
  }, []);
}

/** The router has the key 'default' for the entry with which the page was loaded, until it navigates. */
const mayRestoreVisit = (locationKey: string): boolean =>
  locationKey !== 'default' || loadedBy() !== 'navigate';

/** How this page was loaded: 'navigate' (by entering its URL), 'reload' or 'back_forward'. */
function loadedBy(): unknown {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && 'type' in entry ? entry.type : 'navigate';
}
