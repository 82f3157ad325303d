import type { RequestHandler } from 'msw';
import { createDb, type MockDb } from './db';
import { Faults } from './faults';
import { createHandlers, ENDPOINT_NAMES } from './handlers/all';
import type { RecordedRequest } from './handlers/endpoint';

export interface MockApiOptions {
  /** The server's clock: a moment at which it stands, or what tells the time. The real time unless told. */
  now?: Date | (() => Date);
  /** Multiplies the demo lists. */
  scale?: number;
  seed?: number;
  latencyMs?: number;
  /** Stands in for the demo data. */
  db?: MockDb;
}

export interface MockApi {
  db: MockDb;
  faults: Faults;
  handlers: RequestHandler[];
  /** Every call so far, oldest first; emptied by whoever wants to count from here. */
  requests: RecordedRequest[];
  /** May be changed at any time. */
  latency: { ms: number };
}

/** The whole mock API: `setupServer(...api.handlers)` serves it to a test. */
export function createMockApi(options: MockApiOptions = {}): MockApi {
  const now = clockOf(options.now);
  const { scale = 1, seed = 1, latencyMs = 0, db = createDb({ scale, seed, now: now() }) } = options;
  const faults = new Faults(ENDPOINT_NAMES);
  const requests: RecordedRequest[] = [];
  const latency = { ms: latencyMs };
  const handlers = createHandlers(db, {
    faults,
    now,
    latencyMs: () => latency.ms,
    record: (request) => void requests.push(request),
  });
  return { db, faults, handlers, requests, latency };
}

function clockOf(now: Date | (() => Date) | undefined): () => Date {
  if (now instanceof Date) return () => now;
  return now ?? (() => new Date());
}
