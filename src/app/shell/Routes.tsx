import { Route, Routes as RouterRoutes } from 'react-router-dom';
import { SCREENS } from '@/routes/routes';
import { NotFoundScreen } from './NotFoundScreen';
import { guardOf, screenOf } from './screens';

/** The screens at their addresses, each behind its guard. */
export function Routes() {
  return (
    <RouterRoutes>
      {SCREENS.map(({ pattern, access, load }) => {
        const Guard = guardOf(access);
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
