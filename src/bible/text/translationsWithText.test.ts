import { expect, it } from 'vitest';
import { otherWithText, rememberedTexts, rememberTexts, textFirst, withTexts } from './translationsWithText';

it('learns from answers, and believes a text more than a missing one', () => {
  const known = withTexts({}, ['kjv'], ['nlt']);
  expect(known).toEqual({ kjv: true, nlt: false });
  // A verse that the KJV lacks says nothing about the KJV.
  expect(withTexts(known, [], ['kjv'])).toBe(known);
  expect(withTexts(known, ['nlt'])).toEqual({ kjv: true, nlt: true });
  expect(withTexts(known, ['kjv'])).toBe(known);
});

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

it('is remembered by the browser, and a damaged memory is none', () => {
  rememberTexts({ kjv: true, nlt: false });
  expect(rememberedTexts()).toEqual({ kjv: true, nlt: false });
  localStorage.setItem('nuggets.translationsWithText', '{"kjv":"yes"}');
  expect(rememberedTexts()).toEqual({});
});
