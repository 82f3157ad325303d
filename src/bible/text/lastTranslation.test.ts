import { expect, it } from 'vitest';
import { rememberTranslation } from '../lastChosen';
import { lastTranslation } from './lastTranslation';
import { rememberTexts } from './translationsWithText';

it.each([
  ['the default, if none was chosen', null, {}, 'niv'],
  ['the one chosen', 'esv', { kjv: true }, 'esv'],
  ['another, if the one chosen has no text here', 'esv', { esv: false, asv: true }, 'asv'],
  ['another than the default, if that has none', null, { niv: false }, 'kjv'],
  ['one of which nothing is known', 'esv', { kjv: false, esv: false, niv: false }, 'asv'],
] as const)('is %s', (_, chosen, known, last) => {
  if (chosen !== null) rememberTranslation(chosen);
  rememberTexts(known);
  expect(lastTranslation()).toBe(last);
});
