import type { RequestHandler } from 'msw';
import { createClock, type Clock } from './clock';
import { createDb, type MockDb } from './db';
import { Faults } from './faults';
import { createHandlers, ENDPOINT_NAMES } from './handlers/all';
import type { RecordedRequest } from './handlers/endpoint';
import { Holds, type Hold } from './holds';
import { CURRENT_INSTALLATION, type Installation } from './installation';

export interface MockApiOptions {
  /**
   * The server's clock: a moment at which it is stopped, or a function that returns the time. By default the real time.
   */
  now?: Date | (() => Date);
  /** Multiplies the demo lists. */
  scale?: number;
  seed?: number;
  latencyMs?: number;
  /** Replaces the demo data. */
  db?: MockDb;
  /** The behaviour of the scripts where deployments differ; by default as in current ones. */
  installation?: Partial<Installation>;
}

export interface MockApi {
  db: MockDb;
  faults: Faults;
  /** Holds back the answers to the next calls of an endpoint, already computed, until they are released. */
  hold: (endpoint: string, calls?: number) => Hold;
  holds: Holds;
  clock: Clock;
  handlers: RequestHandler[];
  /** Every call so far, oldest first; a test may empty it. */
  requests: RecordedRequest[];
  /** May be changed at any time. */
  latency: { ms: number };
}

/** The whole mock API: `setupServer(...api.handlers)` serves it to a test. */
export function createMockApi(options: MockApiOptions = {}): MockApi {
  const clock = createClock(options.now);
  const { scale = 1, seed = 1, latencyMs = 0, db = createDb({ scale, seed, now: clock.now() }) } = options;
  const holds = new Holds(ENDPOINT_NAMES);
  const faults = new Faults(ENDPOINT_NAMES);
  const requests: RecordedRequest[] = [];
  const latency = { ms: latencyMs };
  const handlers = createHandlers(db, {
    faults,
    holds,
    installation: { ...CURRENT_INSTALLATION, ...options.installation },
    now: clock.now,
    latencyMs: () => latency.ms,
    record: (request) => void requests.push(request),
  });
  return {
    db,
    faults,
    hold: (endpoint, calls) => holds.hold(endpoint, calls),
    holds,
    clock,
    handlers,
    requests,
    latency,
  };
}
