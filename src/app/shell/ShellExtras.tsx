import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { preloadDialog } from '../dialogs/GlobalDialogs';
import { usePullDown } from '../command/usePullDown';
import { isAt, paths } from '@/routes/paths';
import type { GlobalDialog } from '../routes/routes';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { hasUnfinishedImport } from '@/features/yourData/store/unfinishedImport';
import { selectListening } from '@/features/memory/listening/listening';
import { selectCurrentUser } from '@/features/account/store/user';
import { rememberPage } from '../command/rows/recentPages';
import { useNoticesOfSent, useNoticesThatEnd } from './useNotices';
import { OpenedReading } from '@/features/plan/OpenedReading';
import { hasOpenedReading } from '@/features/plan/store/openedReading';
import { hasTodayBegun } from '@/features/today/store/todayPlan';
import { useChord } from '@/ui/keys/useChord';
import { ErrorBoundary } from '@/ui/feedback/ErrorBoundary';
import { idle } from '@/platform/scheduling/idle';
import { useToday } from '@/platform/page/useToday';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { selectNotices, undoExpired } from '@/data/notices/notices';
import { selectWaiting } from '@/data/sync/sync';
import { undoNow } from '@/data/undo/undo';
import { isInteractiveTarget } from '@/ui/keys/useKeys';

const TodayBar = lazyWithPreload(async () => (await import('@/features/today/TodayBar')).TodayBar);
const ListeningBar = lazyWithPreload(
  async () => (await import('@/features/memory/listening/ListeningBar')).ListeningBar,
);

const FollowListening = lazyWithPreload(
  async () => (await import('@/features/reading/listening/FollowListening')).FollowListening,
);

/** A place is remembered once the person has stayed there for this long. */
const SETTLED_MS = 1500;

/** Remembers for the command box where its user was, by the titles of the pages. */
function useRecentPages(user: string | null): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (user === null) return undefined;
    const timer = setTimeout(() => {
      const title = document.title.replace(/ · Bible Nuggets$/, '');
      rememberPage(user, { path: pathname + search, title });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [user, pathname, search]);
}

/** Goes on with an import that a reload broke off; its code is loaded only then. */
function useUnfinishedImport(user: string | null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (user === null || !hasUnfinishedImport(user)) return;
    void import('@/features/yourData/store/importQueue').then(({ resumeImport }) => dispatch(resumeImport()));
  }, [dispatch, user]);
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
  useRecentPages(user);
  useUnfinishedImport(user);
  useUndoKey();
  useNoticesThatEnd();
  useNoticesOfSent();
  usePullDown(() => onDialog('command'));
  useCommandKey(() => onDialog('command'));
  const { status: listening, chapter: heard } = useAppSelector(selectListening);
  const isListening = listening !== 'off';
  return (
    <>
      <ErrorBoundary resetKey={pathname} fallback={() => null}>
        {isListening && <ListeningBar />}
        {isListening && heard && <FollowListening />}
      </ErrorBoundary>
      {user !== null && hasOpenedReading(user) && <OpenedReading />}
      <ErrorBoundary resetKey={pathname} fallback={() => <BarFailed />}>
        {isUnderWay && !isAt(pathname, paths.today) && <TodayBar key={user} />}
      </ErrorBoundary>
    </>
  );
}

/** Ctrl K, also where it was pressed before this was there. */
function useCommandKey(onPress: () => void): void {
  const takeOver = useEffectEvent(() => {
    window.onkeydown = null;
    if (globalThis.nuggetsCommandKey) onPress();
    globalThis.nuggetsCommandKey = false;
  });
  useEffect(() => {
    preloadDialog('command');
    // What is typed right after the first `g` must find its field.
    void idle().then(() => preloadDialog('goToPassage'));
    takeOver();
  }, []);
  useChord('k', (event) => {
    event.preventDefault();
    onPress();
  });
}

/** In place of Today's bar: the queue itself is as it was. */
const BarFailed = () => (
  <aside className="today-bar" aria-label="Today">
    <Link to={paths.today}>This bar has failed: go on in Today</Link>
  </aside>
);

/** Ctrl-Z outside fields undoes what the newest notice offers to undo; that offer ends once the write has been sent. */
function useUndoKey(): void {
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  const waiting = useAppSelector(selectWaiting);
  // A write that has not been seen waiting yet has not been sent.
  const seen = useRef(new Set<number>());
  useEffect(() => {
    for (const { id } of waiting) seen.current.add(id);
    for (const { id, undo } of notices) {
      const isGone = undo?.kind === 'discard' && !waiting.some((each) => each.id === undo.id);
      if (isGone && seen.current.has(undo.id)) dispatch(undoExpired(id));
    }
  }, [dispatch, notices, waiting]);
  useChord('z', (event) => {
    const newest = notices.findLast(({ undo }) => undo !== undefined);
    if (!newest || isInteractiveTarget(event.target)) return;
    event.preventDefault();
    void dispatch(undoNow(newest.id));
  });
}
