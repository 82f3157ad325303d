import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { createVitest, type CliOptions } from 'vitest/node';
import type { Mutant } from './mutants';
import { functionAt } from './probes';
import { FOLDER, recordOf } from './records';
import { roomsBetween } from './rooms';

const probed = v.object({ test: v.string(), took: v.number(), reached: v.array(v.string()) });
interface Probed extends v.InferOutput<typeof probed> {
  calls: ReadonlySet<string>;
}

/** The functions that each test file calls. A file that fails without a change is left out. */
export async function probeTests(
  options: CliOptions,
  failed: () => ReadonlySet<string>,
): Promise<readonly Probed[]> {
  const recorded = () =>
    existsSync(FOLDER)
      ? readdirSync(FOLDER).map((name) =>
          v.parse(probed, JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8'))),
        )
      : [];
  if (process.env.MUTATE_REUSE === undefined) rmSync(FOLDER, { recursive: true, force: true });
  const known = new Set(recorded().map(({ test }) => test));
  process.env.PROBES = 'on';
  const vitest = await createVitest('test', { ...options, bail: 0 });
  const specifications = await vitest.globTestSpecifications();
  const tests = specifications.filter(({ moduleId }) => !known.has(path.relative('.', moduleId)));
  if (tests.length > 0) await vitest.runTestSpecifications(tests);
  await vitest.close();
  delete process.env.PROBES;
  const usable = recorded().filter(({ test }) => !failed().has(test));
  for (const test of failed()) {
    console.log(`Not used, it fails without any change: ${test}`);
    rmSync(recordOf(test), { force: true });
  }
  return usable.map((record) => ({ ...record, calls: new Set(record.reached) }));
}

/** The test files that call the changed function, or any function of the file for a change outside of functions. */
export function callersOf({ file, start }: Mutant, files: readonly Probed[]): string[] {
  const name = functionAt(file, readFileSync(file, 'utf8'), start);
  const calls = ({ reached, calls }: Probed): boolean =>
    name.endsWith(':0')
      ? reached.some((call) => call.startsWith(`${file}:`) && !call.endsWith(':0'))
      : calls.has(name);
  const called = files.filter(calls);
  const chosen =
    called.length > 0 || !name.endsWith(':0') ? called : files.filter(({ calls }) => calls.has(name));
  return chosen
    .sort((a, b) => roomsBetween(file, a.test) - roomsBetween(file, b.test) || a.took - b.took)
    .map(({ test }) => test);
}
