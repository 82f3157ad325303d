import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState, type MouseEvent } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom';
import { useAppSelector, useEngine } from '@/data/store/hooks';
import { Refetch } from '@/ui/feedback/LoadState';
import { ignoreDoubleTap } from '@/ui/controls/ignoreDoubleTap';
import { focusFallback } from '@/ui/focus/keepFocus';
import { useFocusOfDisabled } from '@/ui/focus/useFocusOfDisabled';
import { useKeys } from '@/ui/keys/useKeys';
import { ErrorScreen } from './ErrorScreen';
import { GlobalDialogs } from '../dialogs/GlobalDialogs';
import { NavBar } from '../nav/NavBar';
import { needsUser, type GlobalDialog } from '../routes/routes';
import { firstSegment, isAt, isForStrangers, paths } from '@/routes/paths';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { Routes, ShownLocation } from './Routes';
import { Toaster } from './Toaster';
import { useReadyLocation, useMissingCode } from './useReadyLocation';
import { useScrollState } from './useScrollState';
import styles from './Footer.module.scss';
import { selectCurrentUser } from '@/data/session/session';

const ShellExtras = lazyWithPreload(async () => (await import('./ShellExtras')).ShellExtras);

/**
 * Constant elements, so that opening a dialog does not render the screen again, and a new screen does not render the
 * rest of the shell.
 */
const ROUTES = <Routes />;
const FOOTER = <Footer />;
const TOASTER = <Toaster />;

/** Moves the focus from a link in the bar, which does not unmount, to the heading of the new page. */
function leaveBar(): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.closest('.nav-bar') === null) return;
  focused.blur();
  focusFallback()?.focus({ preventScroll: true });
}

/** The shell: bar, screen, footer, and everything over them. Bar and footer are hidden on the login. */
export function App() {
  // Bar and scroll position change together with the screen, not while its code is still being downloaded.
  const location = useReadyLocation();
  const { pathname } = location;
  const engine = useEngine();
  const [dialogs, open] = useGlobalDialogs();
  const nobody = useAppSelector(selectCurrentUser) === null;
  // During a redirect to the login the bar would only flicker.
  const atLogin = isAt(pathname, '/') || isAt(pathname, paths.login) || (nobody && needsUser(pathname));
  const navigationType = useNavigationType();
  const isNew = useEffectEvent(() => navigationType === NavigationType.Push);
  // A new page starts at its top; after going back the browser restores the scroll position.
  useLayoutEffect(() => {
    if (!isNew()) return undefined;
    window.scrollTo({ top: 0 });
    // After a frame, because the closing drawer first returns the focus to its button.
    const frame = requestAnimationFrame(leaveBar);
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  useLayoutEffect(() => {
    // A person's own texts must not be changed by a translation, and a translated passage is not the one to learn or
    // copy.
    document.documentElement.setAttribute('translate', needsUser(pathname) ? 'no' : 'yes');
  }, [pathname]);
  useScrollState();
  useEffect(ignoreDoubleTap, []);
  useFocusOfDisabled();
  useMissingCode();
  const navigate = useNavigate();
  useKeys(
    {
      g: atLogin ? undefined : () => open('goToPassage'),
      // A screen with its own search field handles the key first.
      '/': atLogin ? undefined : () => void navigate(paths.search),
      '?': () => open('keys'),
    },
    window,
  );
  return (
    // So that an error outside of a screen, such as a menu whose code cannot be loaded, does not leave a blank page
    // either.
    <ErrorScreen navBarTitle={pathname}>
      <a href="#main" className="skip-link" onClick={skipToContent}>
        Skip to the content
      </a>
      {!atLogin && <NavBar screen={firstSegment(pathname)} onDialog={open} />}
      <Refetch value={engine.refetchAll}>
        <ErrorScreen navBarTitle={pathname}>
          <ShownLocation value={location}>{ROUTES}</ShownLocation>
        </ErrorScreen>
        {!atLogin && FOOTER}
        {dialogs}
        {!atLogin && !isForStrangers(pathname) && <ShellExtras onDialog={open} />}
      </Refetch>
      {TOASTER}
    </ErrorScreen>
  );
}

/** Without a URL fragment, which would add an entry to the history. */
function skipToContent(event: MouseEvent): void {
  const heading = focusFallback();
  heading?.focus();
  // While the screen is still loading, there is no heading to focus.
  if (document.activeElement === heading) event.preventDefault();
}

/** Set by the mock API, to say that its data is a demo; absent on a real host. */
const demoNotice = document.querySelector<HTMLMetaElement>('meta[name="demo-api"]')?.content;

/** Who is signed in, and when the app was built. */
function Footer() {
  const currentUser = useAppSelector(selectCurrentUser);
  return (
    <footer className={styles.footer}>
      <p>
        {currentUser !== null && <span>User: {currentUser}</span>} <span>Built: {__BUILD_TIME__}</span>
      </p>
      {demoNotice !== undefined && <p>{demoNotice}</p>}
    </footer>
  );
}

/** The global dialogs that are open over this page, and a function that opens one. */
function useGlobalDialogs() {
  const [opened, setOpened] = useState<{ dialog: GlobalDialog; pathname: string; isLeft?: true } | null>(
    null,
  );
  const [isCommandOpen, setCommandOpen] = useState(false);
  // A stable function, so that the bar does not render again for another chapter. Hence it reads the path from the
  // window.
  const open = useCallback((dialog: GlobalDialog) => {
    if (dialog === 'command') setCommandOpen(true);
    else setOpened({ dialog, pathname: location.pathname });
  }, []);
  const navigationType = useNavigationType();
  // The command box may lead from it to another page. Back leads to it again, and no other way does.
  const isHere = opened?.pathname === location.pathname;
  if (opened && !isHere && !opened.isLeft) setOpened({ ...opened, isLeft: true });
  if (opened?.isLeft && isHere)
    setOpened(
      navigationType === NavigationType.Pop ? { dialog: opened.dialog, pathname: opened.pathname } : null,
    );
  const dialog = opened && isHere && !opened.isLeft ? opened.dialog : null;
  const command = isCommandOpen ? 'command' : null;
  const dialogs = (
    <>
      <GlobalDialogs dialog={dialog} onClose={() => setOpened(null)} onDialog={open} />
      {/* Shown over an open dialog, which remains open: the box may lead to another page, and Back leads to the
          dialog again. */}
      <GlobalDialogs dialog={command} onClose={() => setCommandOpen(false)} onDialog={open} />
    </>
  );
  return [dialogs, open] as const;
}
