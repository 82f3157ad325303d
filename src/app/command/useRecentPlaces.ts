import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberPlace } from '@/device/recents/recentPlaces';
import { useAppSelector } from '@/store/core/hooks';
import { selectCurrentUser } from '@/store/user/user';

/** A place that one stays at for so long is one to come back to. */
const SETTLED_MS = 1500;

/** Remembers for the command box where its user was, by the names of the pages. */
export function useRecentPlaces(): void {
  const { pathname, search } = useLocation();
  const user = useAppSelector(selectCurrentUser);
  useEffect(() => {
    if (user === null) return undefined;
    const timer = setTimeout(() => {
      const title = document.title.replace(/ · Bible Nuggets$/, '');
      rememberPlace(user, { path: pathname + search, title });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [user, pathname, search]);
}
