import { expect, it } from 'vitest';
import { rememberedTexts, rememberTexts, withTexts } from './translationsWithText';

it('learns from answers, and believes a text more than a missing one', () => {
  const known = withTexts({}, ['kjv'], ['nlt']);
  expect(known).toEqual({ kjv: true, nlt: false });
  // A verse that the KJV lacks does not mean that the KJV has no text.
  expect(withTexts(known, [], ['kjv'])).toBe(known);
  expect(withTexts(known, ['nlt'])).toEqual({ kjv: true, nlt: true });
  expect(withTexts(known, ['kjv'])).toBe(known);
});

it('is remembered by the browser, and a damaged memory is none', () => {
  rememberTexts({ kjv: true, nlt: false });
  expect(rememberedTexts()).toEqual({ kjv: true, nlt: false });
  // Earlier versions also stored this of translations in which a search had found nothing.
  localStorage.setItem('nuggets.translationsWithText', '{"kjv":false,"nlt":false,"asv":true}');
  expect(rememberedTexts()).toEqual({ asv: true });
  localStorage.setItem('nuggets.translationsWithText', '{"kjv":"yes"}');
  expect(rememberedTexts()).toEqual({});
});
