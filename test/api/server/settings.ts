import { Faults } from '../faults';
import { ENDPOINT_NAMES } from '../handlers/all';

export interface Settings {
  /** A real PHP host to use instead of the mock. */
  apiTarget: string | undefined;
  /** Multiplies the demo lists. */
  scale: number;
  latencyMs: number;
  /** The faults, in the form that `Faults.add` reads; blank for none. */
  fault: string;
  port: number | undefined;
  /** The folder of the data; undefined keeps them in memory only. */
  dataDir: string | undefined;
  /** Opens `/bible/api/__control/` to tests. */
  control: boolean;
  /** Whether answers are compressed, as on a real host; for a browser on the same machine that only costs time. */
  compress: boolean;
}

type Env = Readonly<Record<string, string | undefined>>;

const DEFAULT_DATA_DIR = '.demo-data';
const MAX_SCALE = 1000;

/** The settings of the embedded API. Throws an Error that names the variable if its value is invalid. */
export function settingsFromEnv(env: Env): Settings {
  const dataDir = text(env, 'DEMO_DATA_DIR') ?? DEFAULT_DATA_DIR;
  return {
    apiTarget: apiTarget(env),
    scale:
      number(env, 'DEMO_SCALE', `a number above 0, at most ${MAX_SCALE}`, (x) => x > 0 && x <= MAX_SCALE) ??
      1,
    latencyMs: number(env, 'DEMO_LATENCY_MS', 'a number of milliseconds', (x) => x >= 0) ?? 0,
    fault: fault(env),
    port: number(env, 'PORT', 'a port from 1 to 65535', (x) => Number.isInteger(x) && x >= 1 && x <= 65_535),
    dataDir: dataDir === 'memory' ? undefined : dataDir,
    control: flag(env, 'DEMO_CONTROL', false),
    compress: flag(env, 'DEMO_COMPRESS', true),
  };
}

function text(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function wrong(name: string, value: string, expected: string): Error {
  return new Error(`${name} has to be ${expected}, not '${value}'.`);
}

function number(
  env: Env,
  name: string,
  expected: string,
  accepts: (x: number) => boolean,
): number | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const parsed = Number(value);
  if (!Number.isFinite(parsed) || !accepts(parsed)) throw wrong(name, value, expected);
  return parsed;
}

function flag(env: Env, name: string, unset: boolean): boolean {
  const value = text(env, name);
  if (value === undefined) return unset;
  if (value === '0' || value === '1') return value === '1';
  throw wrong(name, value, '1 or 0');
}

function apiTarget(env: Env): string | undefined {
  const value = text(env, 'API_TARGET');
  if (value === undefined || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))) return value;
  throw wrong('API_TARGET', value, 'an address such as https://example.org');
}

function fault(env: Env): string {
  const value = text(env, 'DEMO_FAULT') ?? '';
  try {
    new Faults(ENDPOINT_NAMES).add(value);
    return value;
  } catch (error) {
    throw new Error(`DEMO_FAULT makes no sense: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
