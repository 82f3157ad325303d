import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The annotation with the result of a row of the fault matrix: `8 of 8`. */
export const CELLS = 'cells';

/** Prints the numbers of cells of the fault matrix that were tried and passed. */
class FaultReporter implements Reporter {
  /** By test: one that is run once more counts once. */
  readonly #results = new Map<string, TestResult['annotations']>();

  onTestEnd({ id }: TestCase, { annotations }: TestResult): void {
    this.#results.set(id, annotations);
  }

  onEnd(): void {
    const rows = [...this.#results.values()]
      .flat()
      .flatMap(({ type, description = '' }) =>
        type === CELLS ? [description.split(' of ').map(Number)] : [],
      );
    const tried = rows.reduce((sum, [, count = 0]) => sum + count, 0);
    const passed = rows.reduce((sum, [count = 0]) => sum + count, 0);
    if (tried > 0) console.log(`Fault matrix: ${tried} cells tried, ${passed} passed`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

// Playwright takes a reporter from its module's default export.
export default FaultReporter;
