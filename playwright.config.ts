import { defineConfig } from '@playwright/test';
import { findHeadless } from './test/e2e/kit/findChromium';

// Server and browser share two cores: compressing was a tenth of their work.
process.env.DEMO_COMPRESS = '0';

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  // Each worker has a server and a database of its own (see kit/fixtures.ts). One more than the cores of CI: tests also wait.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  reporter: [['list'], ['./test/e2e/kit/faultReporter.ts'], ['./test/e2e/kit/flakyReporter.ts']],
  timeout: 60_000,
  // Two busy cores are slow, but show the same in the end.
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 390, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
    serviceWorkers: 'block',
    // Animations are drawn by the same two cores, and decide no test; layout.spec.ts and nuggets.spec.ts have them.
    contextOptions: { reducedMotion: 'reduce' },
    // `--trace on` records a test; recording each one would slow them all down.
    trace: 'off',
    launchOptions: {
      executablePath: findHeadless(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds here: optimising its code costs more of the two cores than it saves.
        '--js-flags=--no-maglev --no-opt --single-threaded-gc',
      ],
    },
  },
});
