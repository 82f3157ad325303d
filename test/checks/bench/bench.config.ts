import { defineConfig } from '@playwright/test';
import endToEnd from '../../../playwright.config';
import { findChromium } from '../../e2e/kit/findChromium';

// As on a real host.
process.env.DEMO_COMPRESS = '1';

/** Measurements run one after the other, on an otherwise idle machine, in a normal browser. */
export default defineConfig<{ isFirstVisit: boolean }>(endToEnd, {
  testDir: '.',
  testMatch: '*.bench.ts',
  workers: 1,
  fullyParallel: false,
  reporter: [['./kit/tableReporter.ts']],
  timeout: 300_000,
  use: {
    isFirstVisit: true,
    // The setting of most people.
    contextOptions: { reducedMotion: 'no-preference' },
    launchOptions: {
      ...endToEnd.use?.launchOptions,
      executablePath: findChromium(),
      // Its code is optimised, as everywhere but in the tests.
      args: (endToEnd.use?.launchOptions?.args ?? []).filter((arg) => !arg.startsWith('--js-flags')),
    },
  },
});
