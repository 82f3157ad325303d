import * as v from 'valibot';
import { createDb } from '../db';
import type { Hold } from '../holds';
import type { MockApi } from '../node';
import type { Settings } from './settings';

/** The commands of tests to the running server, under `/bible/api/__control/`; only with `DEMO_CONTROL=1`. */
export const CONTROL_PATH = '/bible/api/__control/';

const resetInput = v.optional(
  v.object({ scale: v.optional(v.number()), at: v.optional(v.nullable(v.number())) }),
  {},
);
const faultsInput = v.record(v.string(), v.string());
const holdInput = v.object({ endpoint: v.string(), calls: v.optional(v.number()) });
const releaseInput = v.object({ id: v.number() });
const clockInput = v.object({ at: v.nullable(v.number()) });
const latencyInput = v.object({ ms: v.pipe(v.number(), v.minValue(0)) });

/** Carries out a command such as `POST faults`; returns its answer, or undefined for an unknown command. */
export function control(command: string, input: unknown, api: MockApi, settings: Settings): unknown {
  switch (command) {
    case 'GET db':
      return api.db;
    case 'GET requests':
      return api.requests;
    case 'POST requests/clear':
      api.requests.length = 0;
      return 'success';
    case 'POST reset':
      reset(v.parse(resetInput, input), api, settings);
      return 'success';
    case 'POST faults':
      setFaults(v.parse(faultsInput, input), api);
      return 'success';
    case 'POST latency':
      api.latency.ms = v.parse(latencyInput, input).ms;
      return 'success';
    case 'POST hold':
      return hold(v.parse(holdInput, input), api);
    case 'POST arrived':
      return heldBy(api, v.parse(releaseInput, input).id).arrived.then(() => 'success');
    case 'POST release':
      heldBy(api, v.parse(releaseInput, input).id).release();
      return 'success';
    case 'POST clock':
      setClock(v.parse(clockInput, input).at, api);
      return 'success';
    default:
      return undefined;
  }
}

/** Resets the demo data, which end at a moment (by default now), and everything else to the settings. */
function reset(
  { scale, at = null }: v.InferOutput<typeof resetInput>,
  api: MockApi,
  settings: Settings,
): void {
  setClock(at, api);
  api.db.replaceWith(createDb({ scale: scale ?? settings.scale, now: api.clock.now() }));
  api.requests.length = 0;
  api.latency.ms = settings.latencyMs;
  api.faults.clear();
  api.faults.add(settings.fault);
  api.holds.releaseAll();
}

/** Returns the id of the hold. */
function hold({ endpoint, calls }: v.InferOutput<typeof holdInput>, api: MockApi): { id: number } {
  api.hold(endpoint, calls);
  return { id: api.holds.made.length - 1 };
}

function heldBy(api: MockApi, id: number): Hold {
  const held = api.holds.made[id];
  if (held === undefined) throw new RangeError(`Nothing is held as ${id}`);
  return held;
}

/** Sets the server's clock, which runs on from this moment; null resets it to the real time. */
function setClock(at: number | null, api: MockApi): void {
  api.clock.set(new Date(at ?? Date.now()), true);
}

/** Replaces all faults; `{}` removes them. */
function setFaults(faults: Readonly<Record<string, string>>, api: MockApi): void {
  api.faults.clear();
  for (const [endpoint, spec] of Object.entries(faults)) api.faults.set(endpoint, spec);
}
