import { createContext, use, type ComponentType } from 'react';
import { Route, Routes as RouterRoutes, type Location } from 'react-router-dom';
import { SCREENS, type Access } from '../routes/routes';
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

/** The location whose screen is shown (`useReadyLocation`). */
export const ShownLocation = createContext<Location | null>(null);

/** The screens at their addresses, each behind its guard. */
export function Routes() {
  const location = use(ShownLocation);
  return (
    <RouterRoutes {...(location && { location })}>
      {SCREENS.map(({ pattern, access, load }) => {
        const Guard = GUARDS[access];
        const Screen = screenOf(load);
        return (
          <Route
            key={pattern}
            path={pattern}
            element={
              <Guard>
                <Screen />
              </Guard>
            }
          />
        );
      })}
      <Route path="*" element={<NotFoundScreen />} />
    </RouterRoutes>
  );
}
