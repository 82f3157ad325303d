import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vite.config.ts';

/**
 * Bundled before the tests of screens: each file of these has a context of its own, which would load some thousand files.
 * React is not in the bundle, so that there is only one copy; packages that use react-dom are listed for the same reason.
 */
const BUNDLED_FOR_TESTS = {
  enabled: true,
  exclude: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  include: [
    '@reduxjs/toolkit',
    '@tanstack/react-virtual',
    '@testing-library/dom',
    '@testing-library/jest-dom/vitest',
    '@testing-library/react',
    '@testing-library/user-event',
    'axios',
    'date-fns',
    'downshift',
    'fast-check',
    'lucide-react',
    'react-bootstrap/Modal',
    'react-bootstrap/Offcanvas',
    'react-dom',
    'react-dom/client',
    'react-redux',
    'react-router-dom',
    'valibot',
  ],
};

/**
 * Tests of pure rules and of the mock API, which need no document. They start faster here, and those that read a whole Bible run for long
 * enough to be optimised.
 */
const RULES = [
  'src/app/command/find/referenceCommand.test.ts',
  'src/app/routes/navigation.test.ts',
  'src/app/sync/syncMessages.test.ts',
  'src/bible/*.test.ts',
  'src/bible/{copy,references,sets}/**/*.test.ts',
  'src/bible/device/wholeBooks.test.ts',
  'src/bible/device/search/*.test.ts',
  'src/bible/picture/pictureText.test.ts',
  'src/boot/chapterLink.test.ts',
  'src/features/{plan/api,reading/readerUrl}.test.ts',
  'src/features/prayers/api/prayers.test.ts',
  'src/features/search/api/jsonSlices.test.ts',
  'src/features/memory/api/calls.test.ts',
  'src/features/memory/passage/lastPracticed.test.ts',
  'src/features/memory/recall/exercises/chunks.test.ts',
  'src/features/**/model/**/*.test.ts',
  'src/platform/values/**/*.test.ts',
  'src/routes/*.test.ts',
  'test/{api,checks}/**/*.test.ts',
];

export default mergeConfig(
  base,
  defineConfig({
    test: {
      restoreMocks: true,
      reporters: ['default', './test/checks/flakyUnits.ts'],
      // On a busy machine a test may have to wait long for an element; that is no failure.
      testTimeout: 90_000,
      hookTimeout: 90_000,
      expect: { poll: { timeout: 20_000 } },
      // A worker that has grown larger is replaced by a new one: large ones are slow.
      vmMemoryLimit: '500MB',
      // Tests also wait.
      maxWorkers: availableParallelism() + 1,
      setupFiles: ['./test/kit/setup.ts'],
      projects: [
        {
          // They are many, and share a process.
          extends: true,
          test: {
            name: 'rules',
            environment: 'node',
            isolate: false,
            include: RULES,
          },
        },
        {
          extends: true,
          test: {
            name: 'screens',
            pool: 'vmForks',
            // A context for each file makes much garbage: with a larger young generation, collecting it takes a tenth less time. And
            // no code runs for long enough to repay its optimising, which takes a seventh.
            execArgv: ['--max-semi-space-size=64', '--no-opt'],
            environment: './test/kit/jsdomEnvironment.ts',
            deps: { optimizer: { client: BUNDLED_FOR_TESTS } },
            include: ['src/**/*.test.{ts,tsx}', 'test/{kit,golden}/**/*.test.{ts,tsx}'],
            exclude: RULES,
          },
        },
      ],
    },
  }),
);
