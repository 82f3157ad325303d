import type { Reporter, TestCase } from 'vitest/node';
import { printFlaky } from './flaky';

/** Names the tests that passed only when they were run once more. */
class FlakyUnits implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const [why = ''] = test.result().errors?.[0]?.message.split('\n') ?? [];
    printFlaky(`${test.module.relativeModuleId}: ${test.fullName} (${why})`);
  }
}

// Vitest takes a reporter from its module's default export.
export default FlakyUnits;
