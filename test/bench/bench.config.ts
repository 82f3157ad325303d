import { defineConfig } from '@playwright/test';
import endToEnd from '../../playwright.config';

/** Measurements run alone, one after the other: each on an otherwise idle machine. */
export default defineConfig(endToEnd, {
  testDir: '.',
  testMatch: '*.bench.ts',
  workers: 1,
  fullyParallel: false,
  reporter: [['./kit/tableReporter.ts']],
  timeout: 300_000,
});
