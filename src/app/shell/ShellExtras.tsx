import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { preloadDialog } from '@/app/dialogs/GlobalDialogs';
import { useRecentPlaces } from '@/app/command/useRecentPlaces';
import { useUndoKey } from './useUndoKey';
import { usePullDown } from '@/app/command/usePullDown';
import { paths } from '@/routes/paths';
import type { GlobalDialog } from '@/routes/routes';
import { useAppSelector } from '@/store/core/hooks';
import { selectListening } from '@/store/listening/listening';
import { selectCurrentUser } from '@/store/user/user';
import { hasTodayBegun } from '@/device/recents/todayPlan';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { isoDay } from '@/domain/text/dates';

const TodayBar = lazyWithPreload(async () => (await import('@/screens/today/TodayBar')).TodayBar);
const ListeningBar = lazyWithPreload(
  async () => (await import('@/screens/practice/listen/ListeningBar')).ListeningBar,
);

/**
 * What goes along with every screen but the public ones: the command box's key and pull, recent places, and the bars of
 * Today and of listening.
 */
export function ShellExtras({ onDialog }: { onDialog: (dialog: GlobalDialog) => void }) {
  const { pathname } = useLocation();
  const user = useAppSelector(selectCurrentUser);
  // Read again at every place: the day begins with its first thing, which leads to a screen.
  const isUnderWay = user !== null && hasTodayBegun(user, isoDay(new Date()));
  useRecentPlaces();
  useUndoKey();
  usePullDown(() => onDialog('command'));
  useEffect(() => {
    preloadDialog('command');
    const onKey = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isChord || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return;
      event.preventDefault();
      if (document.querySelector('[role="dialog"]') === null) onDialog('command');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onDialog]);
  const isListening = useAppSelector(selectListening).status !== 'off';
  return (
    <>
      {isListening && <ListeningBar />}
      {isUnderWay && pathname !== paths.today && <TodayBar key={user} />}
    </>
  );
}
