import { Route, Routes as RouterRoutes } from 'react-router-dom';
import { NotFoundScreen } from './NotFoundScreen';
import { ROUTES } from './routeTable';

/** The screens at their addresses, each behind its guard. */
export function Routes() {
  return (
    <RouterRoutes>
      {ROUTES.map(({ pattern, Screen, Guard }) => (
        <Route
          key={pattern}
          path={pattern}
          element={
            Guard ? (
              <Guard>
                <Screen />
              </Guard>
            ) : (
              <Screen />
            )
          }
        />
      ))}
      <Route path="*" element={<NotFoundScreen />} />
    </RouterRoutes>
  );
}
