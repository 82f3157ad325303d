// @vitest-environment node
import { expect, it } from 'vitest';
import { createNearTests, importsOf } from './nearTests';

it.each([
  ["import a from './a'; import './b'; export * from './c'; export { d } from './d';", ['a', 'b', 'c', 'd']],
  ["const a = () => import('./a');", ['a']],
  ["import type { A } from './a'; import { type B } from './b'; export type { C } from './c';", []],
])('knows which files the code of %s needs', (source, files) => {
  expect(importsOf('x.ts', source)).toEqual(files.map((file) => `./${file}`));
});

it('has a screen’s own test before those that only pass the screen', () => {
  const tests = createNearTests()('src/features/plan/Week.tsx');
  expect(tests[0]).toMatch(/^src\/features\/plan\//);
  expect(tests).toContain('src/app/command/CommandDialog.test.tsx');
});
