import { createMockApi, type MockApi, type MockApiOptions } from '@test/api/node';
import { server } from './server';

/** The mock API, which answers the test's calls until the test ends. */
export function startMockApi(options?: MockApiOptions): MockApi {
  const api = createMockApi(options);
  server.use(...api.handlers);
  return api;
}
