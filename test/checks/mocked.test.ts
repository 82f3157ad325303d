// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const src = resolve(import.meta.dirname, '../../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.test\.tsx?$/.test(file),
);

it('tests that replace modules have a name by which they run in modules of their own', () => {
  const replaces = (file: string) =>
    /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(join(src, file), 'utf8'));
  const found = files.filter(replaces);
  expect(found.length).toBeGreaterThan(0);
  expect(files.filter((file) => file.includes('.mocked.'))).toEqual(found);
});
