import path from 'node:path';
import * as v from 'valibot';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import base from '../../vite.config.ts';
import { withProbes } from './probes.ts';

const mutant = v.nullable(
  v.object({ file: v.string(), start: v.number(), end: v.number(), text: v.string() }),
);

/** The tests come in an order that is meant. */
class InOrder extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    return Promise.resolve(files);
  }
}

/**
 * The tests, with one place of one file changed on its way to them, or with probes that tell what each test file calls: no
 * file on the disk is touched.
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
    test: { setupFiles: ['./test/mutate/probed.ts'], sequence: { sequencer: InOrder } },
  }),
);
