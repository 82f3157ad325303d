import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vite.config.ts';

/**
 * Tests of screens and of what they stand on. The files of a process share its modules and its document, which take longer to load than
 * most files to run: the setup of each file leaves both as it found them.
 */
const WITH_DOCUMENT = {
  environment: './test/kit/jsdomEnvironment.ts',
  // They make much garbage: with a larger young generation, collecting it takes a tenth less time.
  execArgv: ['--max-semi-space-size=64'],
};

/** Tests that replace modules: each file has modules of its own. */
const MOCKED = 'src/**/*.mocked.test.{ts,tsx}';

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
            ...WITH_DOCUMENT,
            isolate: false,
            include: ['src/**/*.test.{ts,tsx}', 'test/{kit,golden}/**/*.test.{ts,tsx}'],
            exclude: [...RULES, MOCKED],
          },
        },
        {
          extends: true,
          test: {
            name: 'mocked',
            ...WITH_DOCUMENT,
            include: [MOCKED],
          },
        },
      ],
    },
  }),
);
