import { defineConfig } from '@playwright/test';
import endToEnd from '../../playwright.config';
import { findChromium } from '../e2e/kit/findChromium';

/** Measurements run alone, one after the other: each on an otherwise idle machine, in the browser that a person has. */
export default defineConfig(endToEnd, {
  testDir: '.',
  testMatch: '*.bench.ts',
  workers: 1,
  fullyParallel: false,
  reporter: [['./kit/tableReporter.ts']],
  timeout: 300_000,
  use: { launchOptions: { ...endToEnd.use?.launchOptions, executablePath: findChromium() } },
});
