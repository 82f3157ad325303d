import { spawn } from 'node:child_process';
import type { UserData } from '../../mock-api/schema';

export interface RecordedCall {
  endpoint: string;
  method: string;
  query?: Record<string, string>;
  body?: unknown;
}

/** The production build with the embedded API, on a port of its own, and the test's hands on its inside. */
export interface DemoServer {
  url: string;
  reset(options?: { scale?: number }): Promise<void>;
  /** Makes endpoints fail: `{get_quote_list: '500'}`; `{}` ends it. */
  faults(faults: Record<string, string>): Promise<void>;
  latency(ms: number): Promise<void>;
  /** What the mock's database holds of a user. */
  dataOf(userName: string): Promise<UserData>;
  db(): Promise<unknown>;
  /** The calls since the last reset or clearing. */
  calls(endpoint?: string): Promise<RecordedCall[]>;
  clearCalls(): Promise<void>;
  stop(): void;
}

interface DbJson {
  users: { userName: string; data: UserData }[];
}

/** Starts a server over `dist/`, which must have been built. */
export async function startDemoServer(port: number, env: NodeJS.ProcessEnv = {}): Promise<DemoServer> {
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'preview'], {
    env: { ...process.env, PORT: String(port), DEMO_CONTROL: '1', DEMO_DATA_DIR: 'memory', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
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
  await until(() => control('requests'));
  const db = () => control('db');
  return {
    url,
    reset: async (options = {}) => void (await control('reset', options)),
    faults: async (faults) => void (await control('faults', faults)),
    latency: async (ms) => void (await control('latency', { ms })),
    db,
    dataOf: async (userName) => {
      // The server is ours, and its answer is what `schema.ts` describes.
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
      const data = ((await db()) as DbJson).users.find((user) => user.userName === userName)?.data;
      if (!data) throw new Error(`The mock has no user ${userName}`);
      return data;
    },
    calls: async (endpoint) => {
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
      const calls = (await control('requests')) as RecordedCall[];
      return endpoint === undefined ? calls : calls.filter((call) => call.endpoint === endpoint);
    },
    clearCalls: async () => void (await control('requests/clear', {})),
    stop: () => void child.kill(),
  };
}

async function until(attempt: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
