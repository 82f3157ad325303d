import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { preloadDialog } from '../dialogs/GlobalDialogs';
import { usePullDown } from '../command/usePullDown';
import { isAt, paths } from '@/routes/paths';
import type { GlobalDialog } from '../routes/routes';
import { translationsOnDevice } from '@/bible/text/onDevice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/data/store/hooks';
import { hasUnfinishedImport } from '@/features/yourData/store/unfinishedImport';
import { selectListening } from '@/features/memory/listening/listening';
import { rememberPage } from '../command/rows/recentPages';
import { OpenedReading } from '@/features/plan/OpenedReading';
import { hasOpenedReading } from '@/features/plan/store/openedReading';
import { useIsCountedAgain } from '@/features/today/store/leftToday';
import { hasTodayBegun } from '@/features/today/store/todayPlan';
import { ErrorBoundary } from '@/ui/feedback/ErrorBoundary';
import { idle } from '@/platform/scheduling/idle';
import { useToday } from '@/platform/page/useToday';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { noticeClosed, selectNotices } from '@/data/notices/notices';
import { undoNow } from '@/data/write/undo';
import { isInteractiveTarget } from '@/ui/keys/useKeys';
import { selectCurrentUser } from '@/data/session/session';

const TodayBar = lazyWithPreload(async () => (await import('@/features/today/TodayBar')).TodayBar);
const ListeningBar = lazyWithPreload(
  async () => (await import('@/features/memory/listening/ListeningBar')).ListeningBar,
);

const FollowListening = lazyWithPreload(
  async () => (await import('@/features/reading/listening/FollowListening')).FollowListening,
);

/** A page counts as visited after this long. */
const VISIT_MS = 1500;

/** Remembers the user's recent pages and their titles for the command box. */
function useRecentPages(user: string | null): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (user === null) return undefined;
    const timer = setTimeout(() => {
      const title = document.title.replace(/ · Bible Nuggets$/, '');
      rememberPage(user, { path: pathname + search, title });
    }, VISIT_MS);
    return () => clearTimeout(timer);
  }, [user, pathname, search]);
}

/** Continues an import that a reload interrupted; its code is loaded only then. */
function useUnfinishedImport(user: string | null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (user === null || !hasUnfinishedImport(user)) return;
    void import('@/features/yourData/store/importQueue').then(({ resumeImport }) => dispatch(resumeImport()));
  }, [dispatch, user]);
}

/** Goes on with the download of a translation that a reload interrupted; its code is loaded only then. */
function useUnfinishedDownload(): void {
  const store = useAppStore();
  useEffect(() => {
    if (!Object.values(translationsOnDevice()).some(({ isDownloading }) => isDownloading)) return;
    void import('@/bible/device/keeper').then(({ keeperOf }) => keeperOf(store).start());
  }, [store]);
}

/** Longer than any notice is shown by default. */
const LONGEST_NOTICE_MS = 12_000;

/** Closes notices that cannot close by themselves, because their code could not be loaded. */
function useNoticesThatEnd(): void {
  const dispatch = useAppDispatch();
  const [oldest] = useAppSelector(selectNotices);
  useEffect(() => {
    if (!oldest) return undefined;
    const timer = setTimeout(() => dispatch(noticeClosed(oldest.id)), LONGEST_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [dispatch, oldest]);
}

/**
 * The parts of the shell on every screen but the public ones: the command box's key and pull, undo, recent pages, and
 * the bars of Today and of listening.
 */
export function ShellExtras({ onDialog }: { onDialog: (dialog: GlobalDialog) => void }) {
  const { pathname } = useLocation();
  const user = useAppSelector(selectCurrentUser);
  const today = useToday();
  // The number in the bar counts what is done on other screens too.
  const isCountedAgain = useIsCountedAgain(user ?? '', today);
  // Read again on every screen, because the day begins when its first item is opened, which leads to another screen.
  const isUnderWay = user !== null && (isCountedAgain || hasTodayBegun(user, today));
  useRecentPages(user);
  useUnfinishedImport(user);
  useUnfinishedDownload();
  useUndoKey();
  useNoticesThatEnd();
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

/** Calls `onPress` when a letter is pressed with Ctrl or Cmd, unless something else has handled the key. */
function useChord(letter: string, onPress: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (isChord && event.key.toLowerCase() === letter && !event.defaultPrevented) press(event);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [letter]);
}

/** Ctrl K, also if it was pressed before the app was loaded. */
function useCommandKey(onPress: () => void): void {
  const takeOver = useEffectEvent(() => {
    window.onkeydown = null;
    if (globalThis.nuggetsCommandKey) onPress();
    globalThis.nuggetsCommandKey = false;
  });
  useEffect(() => {
    preloadDialog('command');
    // Preloaded, because the text typed right after the first `g` must go into its field.
    void idle().then(() => preloadDialog('goToPassage'));
    takeOver();
  }, []);
  useChord('k', (event) => {
    event.preventDefault();
    onPress();
  });
}

/** In place of Today's bar if it fails; the queue itself is not affected. */
const BarFailed = () => (
  <aside className="today-bar" aria-label="Today">
    <Link to={paths.today}>This bar has failed: go on in Today</Link>
  </aside>
);

/** Ctrl-Z outside fields undoes what the newest notice offers to undo. */
function useUndoKey(): void {
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  useChord('z', (event) => {
    const newest = notices.findLast(({ undo }) => undo !== undefined);
    if (!newest || isInteractiveTarget(event.target)) return;
    event.preventDefault();
    void dispatch(undoNow(newest.id));
  });
}
