import * as v from 'valibot';
import { createDb } from '../db';
import type { MockApi } from '../node';
import type { Settings } from './settings';

/** What tests ask the running server for, under `/bible/api/__control/`; only with `DEMO_CONTROL=1`. */
export const CONTROL_PATH = '/bible/api/__control/';

const resetInput = v.optional(v.object({ scale: v.optional(v.number()) }), {});
const faultsInput = v.record(v.string(), v.string());
const latencyInput = v.object({ ms: v.pipe(v.number(), v.minValue(0)) });

/** Carries out a command such as `POST faults`; gives its answer, or undefined where there is no such command. */
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
      reset(v.parse(resetInput, input).scale ?? settings.scale, api, settings);
      return 'success';
    case 'POST faults':
      setFaults(v.parse(faultsInput, input), api);
      return 'success';
    case 'POST latency':
      api.latency.ms = v.parse(latencyInput, input).ms;
      return 'success';
    default:
      return undefined;
  }
}

/** Fresh demo data, and everything else as the settings have it. */
function reset(scale: number, api: MockApi, settings: Settings): void {
  api.db.replaceWith(createDb({ scale }));
  api.requests.length = 0;
  api.latency.ms = settings.latencyMs;
  api.faults.clear();
  api.faults.add(settings.fault);
}

/** These faults and no others; `{}` ends them all. */
function setFaults(faults: Readonly<Record<string, string>>, api: MockApi): void {
  api.faults.clear();
  for (const [endpoint, spec] of Object.entries(faults)) api.faults.set(endpoint, spec);
}
