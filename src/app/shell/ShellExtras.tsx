import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { preloadDialog } from '@/app/dialogs/GlobalDialogs';
import { useUndoKey } from './useUndoKey';
import { usePullDown } from '@/app/command/usePullDown';
import { paths } from '@/routes/paths';
import type { GlobalDialog } from '@/routes/routes';
import { useAppSelector } from '@/store/core/hooks';
import { selectListening } from '@/store/listening/listening';
import { selectCurrentUser } from '@/store/user/user';
import { rememberPlace } from '@/device/recents/recentPlaces';
import { hasTodayBegun } from '@/device/recents/todayPlan';
import { useChord } from '@/ui/hooks/useChord';
import { useToday } from '@/ui/hooks/useToday';
import { lazyWithPreload } from '@/ui/lazyWithPreload';

const TodayBar = lazyWithPreload(async () => (await import('@/screens/today/TodayBar')).TodayBar);
const ListeningBar = lazyWithPreload(
  async () => (await import('@/screens/practice/listen/ListeningBar')).ListeningBar,
);

/** A place is remembered once the person has stayed there for this long. */
const SETTLED_MS = 1500;

/** Remembers for the command box where its user was, by the titles of the pages. */
function useRecentPlaces(user: string | null): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (user === null) return undefined;
    const timer = setTimeout(() => {
      const title = document.title.replace(/ · Bible Nuggets$/, '');
      rememberPlace(user, { path: pathname + search, title });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [user, pathname, search]);
}

/**
 * What goes with every screen but the public ones: the command box's key and pull, undo, recent places, and the bars of Today
 * and of listening.
 */
export function ShellExtras({ onDialog }: { onDialog: (dialog: GlobalDialog) => void }) {
  const { pathname } = useLocation();
  const user = useAppSelector(selectCurrentUser);
  const today = useToday();
  // Read again on every screen: the day begins with its first item, which leads to another screen.
  const isUnderWay = user !== null && hasTodayBegun(user, today);
  useRecentPlaces(user);
  useUndoKey();
  usePullDown(() => onDialog('command'));
  useEffect(() => {
    preloadDialog('command');
  }, []);
  useChord('k', (event) => {
    event.preventDefault();
    if (document.querySelector('[role="dialog"]') === null) onDialog('command');
  });
  const isListening = useAppSelector(selectListening).status !== 'off';
  return (
    <>
      {isListening && <ListeningBar />}
      {isUnderWay && pathname !== paths.today && <TodayBar key={user} />}
    </>
  );
}
