import { createContext, use, useEffect, useEffectEvent, type ComponentType, type ReactNode } from 'react';
import { useLocation, useRoutes, useNavigate, Link, type Location } from 'react-router-dom';
import { screenAt, SCREENS, type Access, type ScreenRoute } from '../routes/routes';
import { screenOf } from './screens';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { GUEST } from '@/data/session/users';
import { paths } from '@/routes/paths';
import { Screen } from '@/ui/layout/Screen';
import { selectCurrentUser, signedIn } from '@/data/session/session';

const GUARDS: Readonly<Record<Access, ComponentType<GuardProps>>> = {
  everyone: ({ children }) => children,
  guestIfNobody: SignedInOrGuest,
  user: SignedIn,
  named: NotForGuests,
  owner: NotForGuests,
};

function guarded({ access, load }: ScreenRoute): ReactNode {
  const Guard = GUARDS[access];
  const Screen = screenOf(load);
  return (
    <Guard>
      <Screen />
    </Guard>
  );
}

/**
 * Each screen behind its guard, as a route of its own, because React Router would take a while at every step to rank
 * forty.
 */
const ROUTE_OF = new Map(SCREENS.map((route) => [route, [{ path: route.pattern, element: guarded(route) }]]));
const NOT_FOUND = [{ path: '*', element: <NotFoundScreen /> }];

/** The location whose screen is shown (`useReadyLocation`). */
export const ShownLocation = createContext<Location | null>(null);

/** The screen for the current URL, behind its guard. */
export function Routes() {
  const current = useLocation();
  const location = use(ShownLocation) ?? current;
  const screen = screenAt(location.pathname);
  return useRoutes((screen && ROUTE_OF.get(screen)) ?? NOT_FOUND, location);
}

interface GuardProps {
  children: ReactNode;
}

/**
 * Navigates only once: until the code of the target is downloaded, this screen remains mounted and renders again, and
 * `Navigate` would navigate without end.
 */
function Redirect({ to, from }: { to: string; from?: Location }) {
  const navigate = useNavigate();
  const go = useEffectEvent(() => void navigate(to, { replace: true, state: from && { from } }));
  useEffect(() => {
    go();
  }, []);
  return null;
}

/** Redirects to the login if nobody is signed in; the login remembers the page they came from. */
function SignedIn({ children }: GuardProps) {
  const location = useLocation();
  const user = useAppSelector(selectCurrentUser);
  return user === null ? <Redirect to={paths.login} from={location} /> : children;
}

/** As `SignedIn`; redirects a guest to the nugget browser. */
function NotForGuests({ children }: GuardProps) {
  const user = useAppSelector(selectCurrentUser);
  return user === GUEST ? <Redirect to={paths.browseBible} /> : <SignedIn>{children}</SignedIn>;
}

/** Signs in the guest if nobody is signed in, as for a shared link. */
function SignedInOrGuest({ children }: GuardProps) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectCurrentUser);
  useEffect(() => {
    if (user === null) dispatch(signedIn({ userName: GUEST }));
  }, [dispatch, user]);
  return user === null ? null : children;
}

function NotFoundScreen() {
  return (
    <Screen title="Page not found" width="reading">
      <p>There is no page at this address.</p>
      <p>
        <Link className="btn btn-primary" to={paths.browseBible}>
          Go to Browse Bible
        </Link>
      </p>
    </Screen>
  );
}
