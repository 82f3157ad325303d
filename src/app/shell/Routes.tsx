import type { ComponentType } from 'react';
import { Route, Routes as RouterRoutes } from 'react-router-dom';
import { SCREENS, type Access } from '../routes/routes';
import { NotForGuests, OpenToAll, SignedIn, type GuardProps } from './guards';
import { NotFoundScreen } from './NotFoundScreen';
import { screenOf } from './screens';
import { useReadyLocation } from './useReadyLocation';

const GUARDS: Readonly<Record<Access, ComponentType<GuardProps>>> = {
  everyone: ({ children }) => children,
  guestIfNobody: OpenToAll,
  user: SignedIn,
  named: NotForGuests,
  owner: NotForGuests,
};

/** The screens at their addresses, each behind its guard. */
export function Routes() {
  const location = useReadyLocation();
  return (
    <RouterRoutes location={location}>
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
