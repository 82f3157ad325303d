import { setupServer } from 'msw/node';

/** Answers the requests of a test; `renderApp` adds the mock API's handlers. */
export const server = setupServer();
