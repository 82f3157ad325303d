import { describe, expect, it } from 'vitest';

import type { VerseRange } from '../passage';
import { displayBookName, formatChapter, formatReference, formatShortReference, rangeKey } from './reference';

const john316: VerseRange = { bookName: 'john', chapter: 3, startVerse: 16, endVerse: 16 };
const song24: VerseRange = { bookName: 'song-of-solomon', chapter: 2, startVerse: 4, endVerse: 6 };

describe('formatting a reference', () => {
  it.each([
    [john316, '', 'John 3:16', 'Jn 3:16'],
    [{ ...john316, endVerse: 17 }, '', 'John 3:16-17', 'Jn 3:16-17'],
    [{ ...john316, endVerse: 17 }, 'a', 'John 3:16-17a', 'Jn 3:16-17a'],
    [john316, 'c', 'John 3:16c', 'Jn 3:16c'],
    [song24, '', 'Song of Solomon 2:4-6', 'Song of Sol 2:4-6'],
    [{ ...john316, bookName: '1-john' }, '', '1 John 3:16', '1 Jn 3:16'],
  ] as const)('%o with letter %j is %s or %s', (range, letter, long, short) => {
    expect(formatReference(range, letter)).toBe(long);
    expect(formatShortReference(range, letter)).toBe(short);
  });

  it('needs no letter', () => {
    expect(formatReference(john316)).toBe('John 3:16');
    expect(formatShortReference(song24)).toBe('Song of Sol 2:4-6');
  });

  it('names a chapter', () => {
    expect(formatChapter({ bookName: '1-corinthians', chapter: 13 })).toBe('1 Corinthians 13');
  });
});

describe('displayBookName', () => {
  it.each([
    ['john', 'John'],
    ['song-of-solomon', 'Song of Solomon'],
    ['', 'Unknown Book'],
    ['tobit', 'Unknown Book'],
    ['constructor', 'Unknown Book'],
  ])('shows %j as %s', (name, shown) => {
    expect(displayBookName(name)).toBe(shown);
  });
});

describe('rangeKey', () => {
  it('tells texts apart by translation, book, chapter and both verses', () => {
    expect(rangeKey({ ...john316, endVerse: 17, translation: 'kjv' })).toBe('kjv/john/3/16-17');
    expect(rangeKey({ ...john316, translation: 'niv' })).toBe('niv/john/3/16-16');
  });
});
