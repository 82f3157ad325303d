import { defineConfig } from '@playwright/test';
import endToEnd from '../../../playwright.config';

/** One test per seed, one after the other; each takes some minutes. */
export default defineConfig<{ isFirstVisit: boolean }>(endToEnd, {
  testDir: '.',
  testMatch: 'soak.ts',
  outputDir: '../../test-results',
  workers: 1,
  fullyParallel: false,
  reporter: [['list']],
  timeout: 60 * 60_000,
  use: { isFirstVisit: true },
});
