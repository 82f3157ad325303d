import { defineConfig } from '@playwright/test';
import endToEnd from '../../playwright.config';

/** Pictures of every screen at every width and theme, to be looked at; what they show is no test. */
export default defineConfig(endToEnd, {
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: '../../test-results/shots',
  reporter: 'list',
  timeout: 600_000,
});
