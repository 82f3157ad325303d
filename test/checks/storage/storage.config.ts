import { defineConfig } from '@playwright/test';
import endToEnd from '../../../playwright.config';

/** One test per fault of the browser's storage, through every screen. */
export default defineConfig<{ isFirstVisit: boolean }>(endToEnd, {
  testDir: '.',
  testMatch: 'storage.ts',
  outputDir: '../../test-results',
  workers: 1,
  fullyParallel: false,
  reporter: [['list']],
  timeout: 10 * 60_000,
  use: { isFirstVisit: true },
});
