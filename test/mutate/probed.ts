import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect } from 'vitest';
import { FOLDER, recordOf } from './records';

if (process.env.PROBES !== undefined) {
  const reached = new Set<string>();
  Object.assign(globalThis, { reached });
  const begun = performance.now();
  afterAll(() => {
    const test = path.relative('.', expect.getState().testPath ?? '');
    const took = performance.now() - begun;
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(recordOf(test), JSON.stringify({ test, took, reached: [...reached] }));
  });
}
