import { expect, it } from 'vitest';
import type { TranslationCode } from '@/bible/translations';
import { chapterToActIn, type TranslatedChapter } from './chapterToActIn';

const chapterOf = (translation: TranslationCode, numbers: readonly number[] | null): TranslatedChapter => ({
  translation,
  verses: numbers && numbers.map((verseNumber) => ({ verseNumber, parts: [] })),
});
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
/** 3 John, which the KJV numbers up to 14, and another up to 15. */
const longer = chapterOf('csb', upTo(15));
const shorter = chapterOf('kjv', upTo(14));

it.each([
  ['a verse of both', 14, 14, shorter, longer, 'kjv'],
  ['a verse beyond the end of the touched one', 15, 15, shorter, longer, 'csb'],
  ['a range that ends beyond it', 14, 15, shorter, longer, 'csb'],
  ['a range that ends beyond both', 14, 16, shorter, longer, 'kjv'],
  ['a verse left out in the middle', 3, 3, chapterOf('kjv', [1, 2, 4]), longer, 'csb'],
  ['a range with a verse left out', 3, 4, chapterOf('kjv', [1, 2, 4]), longer, 'kjv'],
  ['a verse of a text that loads', 15, 15, chapterOf('kjv', null), longer, 'kjv'],
  ['a verse where the other loads', 15, 15, shorter, chapterOf('csb', null), 'kjv'],
] as const)('acts for %s in the right one', (_, startVerse, endVerse, preferred, other, translation) => {
  expect(chapterToActIn({ startVerse, endVerse }, preferred, other).translation).toBe(translation);
});

it('acts in the touched one without verses, or without another', () => {
  expect(chapterToActIn(null, shorter, longer)).toBe(shorter);
  expect(chapterToActIn({ startVerse: 15, endVerse: 15 }, shorter, null)).toBe(shorter);
});
