import { createMockApi, type MockApi, type MockApiOptions } from '@test/mock-api/node';
import { server } from './server';

/** The mock API, answering the test's calls until it ends. */
export function startMockApi(options?: MockApiOptions): MockApi {
  const api = createMockApi(options);
  server.use(...api.handlers);
  return api;
}
