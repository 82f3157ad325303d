import { expect, it } from 'vitest';
import { otherWithText, textFirst } from './otherTranslation';

it('puts those with text first, and those without last', () => {
  expect(textFirst({ asv: false, esv: true }, ['asv', 'kjv', 'esv', 'niv'])).toEqual([
    'esv',
    'kjv',
    'niv',
    'asv',
  ]);
});

it.each([
  ['the first that has text', { nlt: false, asv: true, kjv: true }, 'nlt', 'kjv'],
  ['another than the KJV, if that is the only one known', { nlt: false, esv: true }, 'nlt', 'esv'],
  ['the KJV, if nothing is known', {}, 'nlt', 'kjv'],
  ['another than itself', { kjv: false }, 'kjv', 'asv'],
] as const)('offers %s', (_, known, code, other) => {
  expect(otherWithText(known, code)).toBe(other);
});
