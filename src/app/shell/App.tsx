import { useCallback, useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { refetchAll } from '@/store/core/refetch';
import { useAppSelector } from '@/store/core/hooks';
import { selectCurrentUser } from '@/store/user/user';
import { Refetch } from '@/ui/lists/TakingLong';
import { useKeys } from '@/ui/hooks/useKeys';
import { ErrorScreen } from './ErrorScreen';
import { Footer } from './Footer';
import { GlobalDialogs } from '@/app/dialogs/GlobalDialogs';
import { NavBar } from '@/app/nav/NavBar';
import { needsUser, type GlobalDialog } from '@/routes/routes';
import { isPublicReader, paths } from '@/routes/paths';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { Routes } from './Routes';
import { Toaster } from './Toaster';
import { useScrollState } from './useScrollState';

const CommandButton = lazyWithPreload(
  async () => (await import('@/app/command/CommandButton')).CommandButton,
  <span className="tool" />,
);
const ShellExtras = lazyWithPreload(async () => (await import('./ShellExtras')).ShellExtras);

/** The same element always: a dialog that opens over a screen does not render it again. */
const ROUTES = <Routes />;

/** Who chose a page in the bar, which outlasts it, continues at the page's heading. */
function leaveBar(): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.closest('.nav-bar') === null) return;
  focused.blur();
  document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
}

/** The shell: bar, screen, footer, and what lies over them. Bar and footer are hidden on the login (§2). */
export function App() {
  const { pathname } = useLocation();
  const [dialog, setDialog] = useState<GlobalDialog | null>(null);
  const nobody = useAppSelector(selectCurrentUser) === null;
  // On the way to the login the bar would only flash up.
  const atLogin = pathname === '/' || pathname === paths.login || (nobody && needsUser(pathname));
  const arrival = useNavigationType();
  // A new page starts at its top; going back is left to the browser, which knows where one was.
  useLayoutEffect(() => {
    if (arrival !== NavigationType.Push) return undefined;
    window.scrollTo({ top: 0 });
    // The drawer, on its way out, has first given the focus back to its button.
    const frame = requestAnimationFrame(leaveBar);
    return () => cancelAnimationFrame(frame);
  }, [pathname, arrival]);
  useScrollState();
  const closeDialog = useCallback(() => setDialog(null), []);
  const navigate = useNavigate();
  useKeys(
    {
      g: atLogin ? undefined : () => setDialog('goToPassage'),
      // A screen with a search field of its own has taken the key.
      '/': atLogin ? undefined : () => void navigate(paths.search),
      '?': () => setDialog('keys'),
    },
    window,
  );
  return (
    // Whatever fails outside of a screen, a menu whose code cannot be had perhaps, leaves no blank page either.
    <ErrorScreen place={pathname}>
      <a href="#main" className="skip-link">
        Skip to the content
      </a>
      {!atLogin && (
        <NavBar
          onDialog={setDialog}
          command={!isPublicReader({ pathname }) && <CommandButton onDialog={setDialog} />}
        />
      )}
      <Refetch value={refetchAll}>
        <ErrorScreen place={pathname}>{ROUTES}</ErrorScreen>
        {!atLogin && <Footer />}
        <GlobalDialogs dialog={dialog} onClose={closeDialog} onDialog={setDialog} />
        {!atLogin && !isPublicReader({ pathname }) && <ShellExtras onDialog={setDialog} />}
      </Refetch>
      <Toaster />
    </ErrorScreen>
  );
}
