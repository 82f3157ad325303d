import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { BASE_PATH } from '@/app/paths';
import { makeStore } from '@/store/makeStore';
import { signedIn } from '@/store/user';
import { createMockApi, type MockApiOptions } from '@test/mock-api/node';
import { server } from './server';

interface RenderAppOptions extends MockApiOptions {
  /** Who is signed in; null for nobody. */
  user?: string | null;
}

/** The whole app at an address, over the real store and router, with the mock API answering. */
export function renderApp(path: string, { user = 'demo', ...apiOptions }: RenderAppOptions = {}) {
  const api = createMockApi(apiOptions);
  server.use(...api.handlers);
  window.history.replaceState(null, '', `${BASE_PATH}${path}`);
  const store = makeStore();
  if (user !== null) store.dispatch(signedIn({ userName: user }));
  const view = render(
    <Provider store={store}>
      <BrowserRouter basename={BASE_PATH}>
        <App />
      </BrowserRouter>
    </Provider>,
  );
  return { ...view, api, store, user: userEvent.setup() };
}

/** The address inside the app, without the base. */
export const currentPath = (): string =>
  window.location.pathname.slice(BASE_PATH.length) + window.location.search;
