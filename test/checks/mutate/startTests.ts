import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { createVitest, type CliOptions, type Reporter } from 'vitest/node';
import type { Mutant } from './mutants';
import { functionAt } from './probes';
import { FOLDER, recordOf } from './records';

/** Longer than any test takes. A change that makes a loop endless is noticed by this limit. */
const STUCK_AFTER_MS = 120_000;

const probed = v.object({ test: v.string(), took: v.number(), reached: v.array(v.string()) });
interface Probed extends v.InferOutput<typeof probed> {
  calls: ReadonlySet<string>;
}

interface Verdict {
  /** The test file that failed; null if none did. */
  killer: string | null;
  /** The number of test files tried. */
  tried: number;
}

/**
 * Vitest, started once for all changes. It first runs every test with probes in the code, and then tries each change with
 * at most `max` test files that call the changed function: those of its own room first, then the fast ones.
 */
export async function startTests(max: number) {
  const killers = new Set<string>();
  let isAlive: () => void = () => undefined;
  const reporter: Reporter = {
    onTestCaseResult: (test) => {
      isAlive();
      if (test.result().state === 'failed') killers.add(test.module.relativeModuleId);
    },
    onTestModuleEnd: (module) => {
      isAlive();
      if (module.errors().length > 0) killers.add(module.relativeModuleId);
    },
    // The first failure ends the run, perhaps before the failing test is reported.
    onTestRunEnd: (_, __, reason) => {
      if (reason !== 'passed') killers.add('a run that ended early');
    },
  };
  const options = {
    config: 'test/checks/mutate/mutate.config.ts',
    watch: false,
    bail: 1,
    reporters: [reporter],
  };
  const files = await probeTests(options, () => killers);

  const vitest = await createVitest('test', options);
  const specifications = await vitest.globTestSpecifications();

  /** Runs the tests that call the changed function, until one fails. */
  async function noticing(mutant: Mutant): Promise<Verdict> {
    const wanted = testsOf(mutant, files).slice(0, max);
    const specs = wanted.flatMap((test) =>
      specifications.filter(({ moduleId }) => path.relative('.', moduleId) === test),
    );
    killers.clear();
    if (specs.length === 0) return { killer: null, tried: 0 };
    process.env.MUTANT = JSON.stringify(mutant);
    vitest.invalidateFile(path.resolve(mutant.file));
    let timer: NodeJS.Timeout | undefined;
    const stop = () => {
      killers.add('stuck');
      // The second call ends a run that does not end by itself.
      void vitest.cancelCurrentRun('keyboard-input');
      void vitest.cancelCurrentRun('keyboard-input');
    };
    isAlive = () => {
      clearTimeout(timer);
      timer = setTimeout(stop, STUCK_AFTER_MS);
    };
    isAlive();
    const { unhandledErrors } = await vitest.runTestSpecifications(specs);
    clearTimeout(timer);
    if (unhandledErrors.length > 0) killers.add('unhandled error');
    vitest.invalidateFile(path.resolve(mutant.file));
    return { killer: [...killers][0] ?? null, tried: specs.length };
  }

  return { noticing, close: () => vitest.close() };
}

/** The functions that each test file calls. A file that fails without a change is left out. */
async function probeTests(options: CliOptions, failed: () => ReadonlySet<string>): Promise<Probed[]> {
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
function testsOf({ file, start }: Mutant, files: readonly Probed[]): string[] {
  const name = functionAt(file, readFileSync(file, 'utf8'), start);
  const calls = ({ reached, calls }: Probed): boolean =>
    name.endsWith(':0')
      ? reached.some((call) => call.startsWith(`${file}:`) && !call.endsWith(':0'))
      : calls.has(name);
  const called = files.filter(calls);
  const chosen =
    called.length > 0 || !name.endsWith(':0') ? called : files.filter(({ calls }) => calls.has(name));
  const room = roomOf(file);
  const isNear = ({ test }: Probed): boolean =>
    path.dirname(test) === path.dirname(file) || roomOf(test) === room;
  return chosen
    .sort((a, b) => Number(isNear(b)) - Number(isNear(a)) || a.took - b.took)
    .map(({ test }) => test);
}

/** The room of a file: `prayers` for `src/features/prayers/model/prayer.ts`, `list` for `src/data/list/createList.ts`. */
const roomOf = (file: string): string => file.replace('src/features/', 'src/').split('/')[1] ?? '';
