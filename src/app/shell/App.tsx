import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState, type MouseEvent } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom';
import { refetchAll } from '@/data/client/refetch';
import { useAppSelector } from '@/data/store/hooks';
import { selectCurrentUser } from '@/features/account/store/user';
import { Refetch } from '@/ui/feedback/LoadState';
import { ignoreDoubleTap } from '@/ui/controls/ignoreDoubleTap';
import { focusFallback } from '@/ui/focus/keepFocus';
import { useKeys } from '@/ui/keys/useKeys';
import { ErrorScreen } from './ErrorScreen';
import { GlobalDialogs } from '../dialogs/GlobalDialogs';
import { NavBar } from '../nav/NavBar';
import { needsUser, type GlobalDialog } from '../routes/routes';
import { firstSegment, isAt, isPublicReader, paths } from '@/routes/paths';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { Routes, ShownLocation } from './Routes';
import { Toaster } from './Toaster';
import { useReadyLocation, useMissingCode } from './useReadyLocation';
import { useScrollState } from './useScrollState';
import styles from './Footer.module.scss';

const ShellExtras = lazyWithPreload(async () => (await import('./ShellExtras')).ShellExtras);

/** Always the same elements, so that opening a dialog does not render the screen again, nor a screen what is around it. */
const ROUTES = <Routes />;
const FOOTER = <Footer />;
const TOASTER = <Toaster />;

/** Moves the focus from a link in the bar, which stays, to the heading of the page it led to. */
function leaveBar(): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.closest('.nav-bar') === null) return;
  focused.blur();
  focusFallback()?.focus({ preventScroll: true });
}

/** The shell: bar, screen, footer, and what lies over them. Bar and footer are hidden on the login. */
export function App() {
  // Bar and scroll position change together with the screen, not while its code is still downloaded.
  const location = useReadyLocation();
  const { pathname } = location;
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
    // The closing drawer first returns the focus to its button.
    const frame = requestAnimationFrame(leaveBar);
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  useScrollState();
  useEffect(ignoreDoubleTap, []);
  useMissingCode();
  const navigate = useNavigate();
  useKeys(
    {
      g: atLogin ? undefined : () => open('goToPassage'),
      // A screen with its own search field handles the key before.
      '/': atLogin ? undefined : () => void navigate(paths.search),
      '?': () => open('keys'),
    },
    window,
  );
  return (
    // So that a failure outside of a screen, such as a menu whose code cannot be loaded, leaves no blank page either.
    <ErrorScreen navBarTitle={pathname}>
      <a href="#main" className="skip-link" onClick={skipToContent}>
        Skip to the content
      </a>
      {!atLogin && <NavBar screen={firstSegment(pathname)} onDialog={open} />}
      <Refetch value={refetchAll}>
        <ErrorScreen navBarTitle={pathname}>
          <ShownLocation value={location}>{ROUTES}</ShownLocation>
        </ErrorScreen>
        {!atLogin && FOOTER}
        {dialogs}
        {!atLogin && !isPublicReader(pathname) && <ShellExtras onDialog={open} />}
      </Refetch>
      {TOASTER}
    </ErrorScreen>
  );
}

/** Not by the address, which would be one more step of Back. */
function skipToContent(event: MouseEvent): void {
  const heading = focusFallback();
  heading?.focus();
  // That of a screen whose code is still loading cannot have it.
  if (document.activeElement === heading) event.preventDefault();
}

/** Set by the embedded API, to say that its data is a demonstration; absent on a real host. */
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

/** The dialogs of every screen that are open over this page, and what opens one. */
function useGlobalDialogs() {
  const [opened, setOpened] = useState<{ dialog: GlobalDialog; pathname: string } | null>(null);
  const [isCommandOpen, setCommandOpen] = useState(false);
  // Always the same: the bar, which has it, is not made again for another chapter. So the address is the window's.
  const open = useCallback((dialog: GlobalDialog) => {
    if (dialog === 'command') setCommandOpen(true);
    else setOpened({ dialog, pathname: location.pathname });
  }, []);
  // None on the page to which the command box led from it; there again on the way back.
  const dialog = opened?.pathname === location.pathname ? opened.dialog : null;
  const command = isCommandOpen ? 'command' : null;
  const dialogs = (
    <>
      <GlobalDialogs dialog={dialog} onClose={() => setOpened(null)} onDialog={open} />
      {/* Over what is open, which stays: it may lead there, and back. */}
      <GlobalDialogs dialog={command} onClose={() => setCommandOpen(false)} onDialog={open} />
    </>
  );
  return [dialogs, open] as const;
}
