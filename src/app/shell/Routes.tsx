import { createContext, use, type ComponentType, type ReactNode } from 'react';
import { useLocation, useRoutes, type Location } from 'react-router-dom';
import { screenAt, SCREENS, type Access, type ScreenRoute } from '../routes/routes';
import { NotForGuests, SignedInOrGuest, SignedIn, type GuardProps } from './guards';
import { NotFoundScreen } from './NotFoundScreen';
import { screenOf } from './screens';

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

/** Each screen behind its guard, as the router takes it: alone, for ranking forty of them at every step takes a while. */
const ROUTE_OF = new Map(SCREENS.map((route) => [route, [{ path: route.pattern, element: guarded(route) }]]));
const NOT_FOUND = [{ path: '*', element: <NotFoundScreen /> }];

/** The location whose screen is shown (`useReadyLocation`). */
export const ShownLocation = createContext<Location | null>(null);

/** The screen at the address, behind its guard. */
export function Routes() {
  const address = useLocation();
  const location = use(ShownLocation) ?? address;
  const screen = screenAt(location.pathname);
  return useRoutes((screen && ROUTE_OF.get(screen)) ?? NOT_FOUND, location);
}
