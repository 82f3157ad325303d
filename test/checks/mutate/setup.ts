import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { configure } from '@testing-library/dom';
import { afterAll, expect } from 'vitest';
import { FOLDER, recordOf } from './records';

// Nearly every change shows as something that never appears. A file that is too slow for this limit is left out, and
// named.
configure({ asyncUtilTimeout: 4_000 });

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
