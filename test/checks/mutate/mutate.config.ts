import path from 'node:path';
import * as v from 'valibot';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import base from '../../../vitest.config.ts';
import { withProbes } from './probes.ts';

const mutant = v.nullable(
  v.object({ file: v.string(), start: v.number(), end: v.number(), text: v.string() }),
);

/** Runs the tests in the given order. */
class InOrder extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    return Promise.resolve(files);
  }
}

/**
 * Runs the tests with one change in one file, made while the file is loaded, or with probes that record the functions
 * that each test file calls. No file on disk is changed.
 */
export default mergeConfig(
  base,
  defineConfig({
    plugins: [
      {
        name: 'nuggets:mutant',
        enforce: 'pre',
        transform: (code, id) => {
          const file = path.relative('.', id.split('?')[0] ?? '');
          if (process.env.PROBES !== undefined)
            return /^src\/.*\.tsx?$/.test(file) && !file.includes('.test.') ? withProbes(file, code) : null;
          const now = v.parse(mutant, JSON.parse(process.env.MUTANT ?? 'null'));
          return now?.file === file ? code.slice(0, now.start) + now.text + code.slice(now.end) : null;
        },
      },
    ],
    test: {
      setupFiles: ['./test/checks/mutate/setup.ts'],
      expect: { poll: { timeout: 4_000 } },
      sequence: { sequencer: InOrder },
    },
  }),
);
