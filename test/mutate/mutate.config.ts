import path from 'node:path';
import * as v from 'valibot';
import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../vite.config';

const mutant = v.parse(
  v.object({ file: v.string(), start: v.number(), end: v.number(), text: v.string() }),
  JSON.parse(process.env.MUTANT ?? 'null'),
);
const mutated = path.resolve(mutant.file);

/** The tests, with one place of one file changed on its way to them: no file on the disk is touched. */
export default mergeConfig(
  base,
  defineConfig({
    plugins: [
      {
        name: 'nuggets:mutant',
        enforce: 'pre',
        transform: (code, id) =>
          id.split('?')[0] === mutated
            ? code.slice(0, mutant.start) + mutant.text + code.slice(mutant.end)
            : null,
      },
    ],
  }),
);
