import path from 'node:path';
import { createVitest, type Reporter } from 'vitest/node';
import type { Mutant } from './mutants';
import { createNearTests } from './nearTests';
import { callersOf, probeTests } from './probedTests';

/** Longer than any test takes. A change that makes a loop endless is detected by this limit. */
const STUCK_AFTER_MS = 120_000;

interface Verdict {
  /** The test file that failed; null if none did. */
  killer: string | null;
  /** The number of test files tried. */
  tried: number;
}

/**
 * Vitest, started once for all changes. It first runs every test with probes in the code, and then tries each change
 * with at most `max` test files that call the changed function: those of its own folder and zone first, then the fast
 * ones.
 * @param near uses no probes, but the test files that are nearest by their imports
 */
export async function startTests(max: number, near: boolean) {
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
  const probed = near ? [] : await probeTests(options, () => killers);
  const nearTests = near ? createNearTests() : () => [];
  const testsOf = (mutant: Mutant) => (near ? nearTests(mutant.file) : callersOf(mutant, probed));

  const vitest = await createVitest('test', options);
  const specifications = await vitest.globTestSpecifications();

  /** Runs test files until one fails, and resolves to it. */
  async function run(tests: readonly string[], mutant: Mutant | null): Promise<string | null> {
    const specs = tests.flatMap((test) =>
      specifications.filter(({ moduleId }) => path.relative('.', moduleId) === test),
    );
    killers.clear();
    if (specs.length === 0) return null;
    process.env.MUTANT = JSON.stringify(mutant);
    if (mutant) vitest.invalidateFile(path.resolve(mutant.file));
    let timer: NodeJS.Timeout | undefined;
    const stop = () => {
      killers.add('stuck');
      // A second call ends a run that does not end by itself.
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
    if (mutant) vitest.invalidateFile(path.resolve(mutant.file));
    return [...killers][0] ?? null;
  }

  /** Without a probe, only now is it known which files pass without a change. */
  const passing = new Map<string, boolean>();
  async function passesUnchanged(test: string): Promise<boolean> {
    const passes = passing.get(test) ?? (await run([test], null)) === null;
    if (!passes && !passing.has(test)) console.log(`Not used, it fails without any change: ${test}`);
    passing.set(test, passes);
    return passes;
  }

  /** Tries a change with the tests that may notice it. */
  async function noticing(mutant: Mutant): Promise<Verdict> {
    const tests = testsOf(mutant)
      .filter((test) => passing.get(test) !== false)
      .slice(0, max);
    const killer = await run(tests, mutant);
    const isTest = killer !== null && tests.includes(killer);
    if (near && isTest && !(await passesUnchanged(killer))) return noticing(mutant);
    return { killer, tried: tests.length };
  }

  return { noticing, close: () => vitest.close() };
}
