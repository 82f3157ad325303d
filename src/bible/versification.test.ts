import { describe, expect, it } from 'vitest';

import { BOOKS, UNKNOWN_BOOK, type BookName } from './books';
import { TRANSLATION_CODES, type TranslationCode } from './translations';
import { isValidRange, maxVerseCount, verseCount } from './versification';

const totalVerses = (translation: TranslationCode): number =>
  BOOKS.flatMap(({ bookName, maxChapter }) =>
    Array.from({ length: maxChapter }, (_, index) => verseCount(translation, bookName, index + 1) ?? 0),
  ).reduce((sum, each) => sum + each, 0);

describe('verses of a translation', () => {
  it.each([
    ['asv', 14, 15, 18, 31_104],
    ['bbe', 14, 15, 18, 31_104],
    ['csb', 13, 14, 18, 31_102],
    ['esv', 14, 15, 17, 31_103],
    ['kjv', 14, 15, 18, 31_104],
    ['nas', 14, 15, 17, 31_103],
    ['lsb', 14, 15, 17, 31_103],
    ['net', 13, 14, 17, 31_101],
    ['niv', 14, 14, 17, 31_102],
    ['nkj', 14, 15, 18, 31_104],
    ['nlt', 14, 15, 18, 31_104],
    ['nrs', 14, 15, 18, 31_104],
    ['wbt', 14, 15, 18, 31_104],
    ['ylt', 14, 15, 18, 31_104],
  ] as const)(
    '%s: 2 Corinthians 13 has %i, 3 John %i, Revelation 12 %i, all %i',
    (code, co, jn, rev, all) => {
      expect(verseCount(code, '2-corinthians', 13)).toBe(co);
      expect(verseCount(code, '3-john', 1)).toBe(jn);
      expect(verseCount(code, 'revelation', 12)).toBe(rev);
      expect(totalVerses(code)).toBe(all);
    },
  );

  it('differs nowhere else', () => {
    for (const { bookName, maxChapter } of BOOKS) {
      for (let chapter = 1; chapter <= maxChapter; chapter += 1) {
        const counts = new Set(TRANSLATION_CODES.map((code) => verseCount(code, bookName, chapter)));
        const differs = ['2-corinthians 13', '3-john 1', 'revelation 12'].includes(`${bookName} ${chapter}`);
        expect(counts.size, `${bookName} ${chapter}`).toBe(differs ? 2 : 1);
      }
    }
  });
});

describe('verses of a chapter', () => {
  it.each([
    ['genesis', 1, 31],
    ['1-samuel', 20, 42],
    ['psalms', 117, 2],
    ['psalms', 119, 176],
    ['malachi', 4, 6],
    ['matthew', 21, 46],
    ['john', 3, 36],
    ['jude', 1, 25],
    ['revelation', 22, 21],
  ] as const)('%s %i has %i', (bookName, chapter, verses) => {
    for (const code of TRANSLATION_CODES) expect(verseCount(code, bookName, chapter)).toBe(verses);
  });

  it('is longest in Psalms 119 and shortest in Psalms 117', () => {
    const counts = BOOKS.flatMap(({ bookName, maxChapter }) =>
      Array.from({ length: maxChapter }, (_, index) => verseCount('kjv', bookName, index + 1) ?? 0),
    );
    expect(Math.max(...counts)).toBe(176);
    expect(Math.min(...counts)).toBe(2);
    expect(counts.filter((count) => count === 2)).toHaveLength(1);
  });

  it('is counted for exactly the chapters each book has', () => {
    for (const { bookName, maxChapter } of BOOKS) {
      expect(verseCount('kjv', bookName, maxChapter)).toBeGreaterThan(0);
      expect(verseCount('kjv', bookName, maxChapter + 1)).toBeUndefined();
    }
  });

  it.each([0, -1, 1.5, NaN, Infinity])('is undefined for chapter %d', (chapter) => {
    expect(verseCount('kjv', 'john', chapter)).toBeUndefined();
  });

  it('adds up to the 23,145 verses of the Old Testament', () => {
    const old = BOOKS.slice(0, 39).flatMap(({ bookName, maxChapter }) =>
      Array.from({ length: maxChapter }, (_, index) => verseCount('kjv', bookName, index + 1) ?? 0),
    );
    expect(old.reduce((sum, count) => sum + count, 0)).toBe(23_145);
  });
});

describe('verses of a chapter in any translation', () => {
  it('are those of the translation with the most', () => {
    for (const { bookName, maxChapter } of BOOKS) {
      for (let chapter = 1; chapter <= maxChapter; chapter += 1) {
        const counts = TRANSLATION_CODES.map((code) => verseCount(code, bookName, chapter) ?? 0);
        expect(maxVerseCount(bookName, chapter), `${bookName} ${chapter}`).toBe(Math.max(...counts));
      }
      expect(maxVerseCount(bookName, maxChapter + 1)).toBeUndefined();
    }
  });

  it.each<[BookName, number, number, number, boolean]>([
    ['john', 3, 1, 36, true],
    ['john', 3, 36, 37, false],
    ['john', 3, 37, 37, false],
    ['john', 3, 18, 16, false],
    ['john', 3, 0, 16, false],
    ['john', 0, 1, 1, false],
    ['john', 22, 1, 1, false],
    ['2-corinthians', 13, 14, 14, true],
    ['3-john', 1, 15, 15, true],
    ['3-john', 1, 16, 16, false],
    ['revelation', 12, 18, 18, true],
    [UNKNOWN_BOOK, 200, 1, 176, true],
    [UNKNOWN_BOOK, 200, 1, 177, false],
    [UNKNOWN_BOOK, 0, 1, 1, false],
  ])('make %s %d:%d-%d valid: %s', (bookName, chapter, startVerse, endVerse, expected) => {
    expect(isValidRange({ bookName, chapter, startVerse, endVerse })).toBe(expected);
  });
});
