import { defineConfig } from '@playwright/test';
import endToEnd from '../../../playwright.config';

/** Pictures of every screen at every width and theme, for people to look at. They are not tests. */
export default defineConfig<{ isFirstVisit: boolean }>(endToEnd, {
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: '../../test-results/shots',
  reporter: 'list',
  timeout: 600_000,
  use: { isFirstVisit: true },
});
