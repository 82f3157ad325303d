import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The annotation with the result of a row of the fault matrix: `8 of 8`. */
export const CELLS = 'cells';

/** Prints the numbers of cells of the fault matrix that were tried and passed. */
class FaultReporter implements Reporter {
  #tried = 0;
  #passed = 0;

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations) {
      if (type !== CELLS) continue;
      const [passed = 0, tried = 0] = description.split(' of ').map(Number);
      this.#passed += passed;
      this.#tried += tried;
    }
  }

  onEnd(): void {
    if (this.#tried > 0) console.log(`Fault matrix: ${this.#tried} cells tried, ${this.#passed} passed`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

// Playwright takes a reporter from its module's default export.
export default FaultReporter;
