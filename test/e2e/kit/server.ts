import { spawn } from 'node:child_process';
import * as v from 'valibot';
import { dbFile, type UserData } from '../../api/schema';

const recordedCall = v.object({
  endpoint: v.string(),
  method: v.string(),
  query: v.optional(v.record(v.string(), v.string())),
  body: v.optional(v.unknown()),
  at: v.optional(v.unknown()),
});

export type RecordedCall = v.InferOutput<typeof recordedCall>;

export interface HeldAnswer {
  /** Waits until the call has arrived and its answer is computed. */
  arrived(): Promise<void>;
  release(): Promise<void>;
}

/** The production build with the embedded API, on its own port, and its control by the test. */
export interface DemoServer {
  url: string;
  /** Resets the demo data, optionally to a moment (epoch ms) from which the server's clock runs on. */
  reset(options?: { scale?: number; at?: number }): Promise<void>;
  /** Holds back the answers to the next calls of an endpoint, already computed, until they are released. */
  hold(endpoint: string, calls?: number): Promise<HeldAnswer>;
  /** Sets the server's clock, which runs on from there. */
  clock(at: number | null): Promise<void>;
  /** Makes endpoints fail: `{get_quote_list: '500'}`; `{}` ends it. */
  faults(faults: Record<string, string>): Promise<void>;
  latency(ms: number): Promise<void>;
  /** A user's data in the mock's database. */
  dataOf(userName: string): Promise<UserData>;
  db(): Promise<unknown>;
  /** The calls since the last reset or clearing. */
  calls(endpoint?: string): Promise<RecordedCall[]>;
  clearCalls(): Promise<void>;
  stop(): void;
}

/** Starts a server for the build. */
export async function startDemoServer(port: number, folder = 'dist'): Promise<DemoServer> {
  const url = `http://localhost:${port}`;
  // Otherwise the data of a server that is already running would be mistaken for the test's.
  if (await fetch(url).then(Boolean, () => false)) throw new Error(`${url} answers before it was started`);
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'preview', '--outDir', folder], {
    env: { ...process.env, PORT: String(port), DEMO_CONTROL: '1', DEMO_DATA_DIR: 'memory' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const control = async (command: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${url}/bible/api/__control/${command}`, {
      ...(body && {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    if (!response.ok) throw new Error(`${command}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  try {
    await until(
      () => control('requests'),
      () => child.exitCode !== null,
    );
  } catch (error) {
    child.kill();
    throw error;
  }
  const db = () => control('db');
  return {
    url,
    reset: async (options = {}) => {
      await control('reset', options);
    },
    faults: async (faults) => {
      await control('faults', faults);
    },
    latency: async (ms) => {
      await control('latency', { ms });
    },
    hold: async (endpoint, calls) => {
      const { id } = v.parse(v.object({ id: v.number() }), await control('hold', { endpoint, calls }));
      return {
        arrived: async () => {
          await control('arrived', { id });
        },
        release: async () => {
          await control('release', { id });
        },
      };
    },
    clock: async (at) => {
      await control('clock', { at });
    },
    db,
    dataOf: async (userName) => {
      const { users } = v.parse(dbFile, await db());
      const data = users.find((user) => user.userName === userName)?.data;
      if (!data) throw new Error(`The mock has no user ${userName}`);
      return data;
    },
    calls: async (endpoint) => {
      const calls = v.parse(v.array(recordedCall), await control('requests'));
      return endpoint === undefined ? calls : calls.filter((call) => call.endpoint === endpoint);
    },
    clearCalls: async () => {
      await control('requests/clear', {});
    },
    stop: () => void child.kill(),
  };
}

/** A machine that is busy with other work needs a while to make the demo data. */
const STARTS_WITHIN_MS = 120_000;

/** Retries until it succeeds; throws its error if it does not in time, or if `isOver`. */
async function until(attempt: () => Promise<unknown>, isOver: () => boolean): Promise<void> {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (isOver() || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
