// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

/* The files of a process share its modules and its clock, so what one leaves behind makes others fail, as the order happens to be. */

const src = resolve(import.meta.dirname, '../../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }));
const named = (some: readonly { file: string }[]) => some.map(({ file }) => file);

it('tests that replace modules have a name by which they run in modules of their own', () => {
  const replacing = files.filter(({ text }) => /\bvi\.(?:mock|doMock|resetModules)\(/.test(text));
  expect(replacing.length).toBeGreaterThan(0);
  expect(named(files.filter(({ file }) => file.includes('.mocked.')))).toEqual(named(replacing));
});

// A timer that cannot be cleared runs after all: a database then counts as unresponsive although it responded.
it('fake timers come with what clears them', () => {
  const faking = files.flatMap(({ file, text }) =>
    [...text.matchAll(/toFake: \[([^\]]*)\]/g)].map(([, fakes = '']) => ({ file, fakes })),
  );
  expect(faking.length).toBeGreaterThan(50);
  const halves = (fakes: string) =>
    ['Timeout', 'Interval'].some(
      (kind) => fakes.includes(`'set${kind}'`) !== fakes.includes(`'clear${kind}'`),
    );
  expect(named(faking.filter(({ fakes }) => halves(fakes)))).toEqual([]);
});
