import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { printFlaky } from '../../checks/flaky';

/** Names the tests that passed only when they were run once more. */
class FlakyReporter implements Reporter {
  #suite: Suite | undefined;
  #folder = '';

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    this.#suite = suite;
    this.#folder = rootDir;
  }

  onEnd(): void {
    for (const test of this.#suite?.allTests() ?? []) {
      // Its path begins with the root, the project and the file.
      const title = test.titlePath().slice(3).join(' > ');
      if (test.outcome() === 'flaky') printFlaky(`${relative(this.#folder, test.location.file)}: ${title}`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}

// Playwright takes a reporter from its module's default export.
export default FlakyReporter;
