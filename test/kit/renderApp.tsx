import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/shell/App';
import { BASE_PATH } from '@/routes/paths';
import type { MockDb } from '@test/api/db';
import { createMockApi, type MockApiOptions } from '@test/api/node';
import { server } from './server';
import { outboxOf, testStore } from './testStore';
import { signedIn } from '@/data/session/session';

interface RenderAppOptions extends MockApiOptions {
  /** The signed-in user; null for none. */
  user?: string | null;
  /** Endpoints that fail from the start: `{get_quote_list: '500:once'}`. */
  faults?: Readonly<Record<string, string>>;
  /** Changes the mock's database before the app reads it. */
  prepare?: (db: MockDb) => void;
  /** The state of the history entry, as a reload finds it. */
  historyState?: unknown;
}

/** Renders the whole app at a path, with the real store and router and the mock API. */
export function renderApp(
  path: string,
  { user = 'demo', faults = {}, prepare, historyState = null, ...apiOptions }: RenderAppOptions = {},
) {
  const api = createMockApi(apiOptions);
  prepare?.(api.db);
  for (const [endpoint, fault] of Object.entries(faults)) api.faults.set(endpoint, fault);
  server.use(...api.handlers);
  window.history.pushState(historyState, '', `${BASE_PATH}${path}`);
  const store = testStore();
  if (user !== null) store.dispatch(signedIn({ userName: user }));
  const view = render(
    <Provider store={store}>
      <BrowserRouter basename={BASE_PATH}>
        <App />
      </BrowserRouter>
    </Provider>,
  );
  return { ...view, api, store, outbox: outboxOf(store), user: userEvent.setup() };
}

/** The path inside the app, without the base. */
export const currentPath = (): string =>
  window.location.pathname.slice(BASE_PATH.length) + window.location.search;
