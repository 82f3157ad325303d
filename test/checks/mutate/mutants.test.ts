// @vitest-environment node
import { expect, it } from 'vitest';
import { mutantsOf } from './mutants';

const changed = (source: string) =>
  mutantsOf('x.tsx', source).map(({ start, end, text }) => source.slice(0, start) + text + source.slice(end));

it.each([
  ['a < b;', ['a <= b;']],
  ['if (a) b;', ['if (!(a)) b;']],
  ['const a = b ? 1 : c;', ['const a = !(b) ? 1 : c;', 'const a = b ? 2 : c;']],
  ['save(true);', [';', 'save(false);']],
  ["const a = 'x' + y;", []],
  ['const a = 1_000;', ['const a = 1001;']],
  ['<Icon size={15} count={2} />;', ['<Icon size={15} count={3} />;']],
  ["import { a } from 'b'; interface C { d: 1 }", []],
])('changes %s', (source, mutants) => {
  expect(changed(source)).toEqual(mutants);
});
