import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickest } from '@test/kit/quickest';

import { BOOK_KEYS } from '../bookNames';
import { BOOKS } from '../books';
import { formatReference } from './reference';
import { readReferences } from './readReferences';
import { suggestReferences } from './referenceSuggestions';
import { verseCount } from '../versification';

const labels = (input: string, limit?: number) => suggestReferences(input, 'kjv', limit);

/** Labels for the numbers from one to another: `numbered('John 3:', 1, 36)`. */
const numbered = (before: string, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${before}${first + index}`);

describe('books', () => {
  it.each([
    ['jo', ['Joshua', 'Job', 'Joel', 'Jonah', 'John', '1 John', '2 John', '3 John']],
    ['joh', ['John', '1 John', '2 John', '3 John']],
    ['1 t', ['1 Thessalonians', '1 Timothy']],
    ['sam', ['1 Samuel', '2 Samuel']],
    ['SOLO', numbered('Song of Solomon ', 1, 8)],
    ['jud', ['Judges', 'Jude']],
    ['phil', ['Philippians', 'Philemon']],
    ['2', BOOKS.filter((book) => book.longName.startsWith('2 ')).map((book) => book.longName)],
  ])('%j suggests the books that may be meant', (input, expected) => {
    expect(labels(input)).toEqual(expected);
  });
});

describe("a book's chapters", () => {
  it.each(['john', 'John', 'JOHN ', 'Jn', 'john:', 'jhn'])('%j suggests the 21 of John', (input) => {
    expect(labels(input)).toEqual(numbered('John ', 1, 21));
  });

  it.each([
    ['song-of-solomon', numbered('Song of Solomon ', 1, 8)],
    ['song of sol', numbered('Song of Solomon ', 1, 8)],
    ['1samuel', numbered('1 Samuel ', 1, 31)],
    ['first samuel', numbered('1 Samuel ', 1, 31)],
    ['jude', ['Jude 1']],
    ['psa', numbered('Psalms ', 1, 150)],
  ])('%j', (input, expected) => {
    expect(labels(input)).toEqual(expected);
  });

  it('are filtered by typed digits, and the typed chapter opens its verses', () => {
    expect(labels('john 2')).toEqual(['John 20', 'John 21', ...numbered('John 2:', 1, 25)]);
    expect(labels('jn 2')).toEqual(['John 2', 'John 20', 'John 21', ...numbered('John 2:', 1, 25)]);
    expect(labels('jude 2')).toEqual(['Jude 1:2', ...numbered('Jude 1:', 20, 25)]);
  });

  it('are those of all books that the name may mean', () => {
    expect(labels('jo 24')).toEqual(['Joshua 24', 'Job 24']);
    expect(labels('joh 5')).toEqual(['John 5', ...numbered('John 5:', 1, 47), '1 John 5']);
    expect(labels('joh 5:21')).toEqual(['John 5:21', '1 John 5:21']);
  });
});

describe("a chapter's verses", () => {
  it.each(['john 3:', 'JN 3:', 'john3:', 'john 3.', 'john 3,', 'john 3 : '])(
    '%j suggests all 36',
    (input) => {
      expect(labels(input)).toEqual(numbered('John 3:', 1, 36));
    },
  );

  it('are filtered by a typed verse prefix', () => {
    expect(labels('john 3:2')).toEqual(['John 3:2', ...numbered('John 3:', 20, 29)]);
    expect(labels('john 3:9')).toEqual([]);
    expect(labels('psalm 119:17')).toEqual(['Psalms 119:17', ...numbered('Psalms 119:', 170, 176)]);
  });

  it('are those of the translation', () => {
    expect(suggestReferences('rev 12:18', 'niv')).toEqual([]);
    expect(suggestReferences('revelat 12:18', 'kjv')).toEqual(['Revelation 12:18']);
    expect(suggestReferences('3 john:', 'niv')).toEqual(['3 John 1']);
    expect(suggestReferences('3 john 1:', 'niv')).toHaveLength(14);
  });

  it('come for partial names too', () => {
    expect(labels('jerem 3:25')).toEqual(['Jeremiah 3:25']);
    expect(labels('jo 1:42')).toEqual(['John 1:42']);
  });
});

describe('an abbreviation', () => {
  it('that begins several names suggests all of their books', () => {
    const words = (name: string) => name.toLowerCase().split(' ');
    for (const [key, book] of BOOK_KEYS) {
      if (key === book.bookName.replaceAll('-', '')) continue;
      const others = BOOKS.filter(
        ({ longName }) => longName !== book.longName && words(longName).some((word) => word.startsWith(key)),
      );
      for (const { longName } of others) expect(labels(key), key).toContain(longName);
      if (others.length > 0) expect(labels(key), key).toContain(book.longName);
    }
  });
});

describe('no suggestion', () => {
  it.each([
    'john 3:16',
    'John 3:16',
    'jn 3:36',
    'Song of Solomon 2:17',
    'john 3:16-17',
    'john 3:16-',
    'john 22:1',
    'john 22',
    'john 0',
    'tobit',
    '',
    '  ',
    ':',
    '3:16',
    'constructor',
  ])('for %j', (input) => {
    expect(labels(input)).toEqual([]);
  });

  it('for any full reference that no other verse extends', () => {
    for (const { bookName, maxChapter } of BOOKS) {
      const last = verseCount('kjv', bookName, maxChapter) ?? 0;
      const range = { bookName, chapter: maxChapter, startVerse: last, endVerse: last };
      if (last > 9) expect(labels(formatReference(range)), bookName).toEqual([]);
    }
  });
});

describe('the list', () => {
  it('keeps to its limit, from the start', () => {
    expect(labels('psalms', 3)).toEqual(['Psalms 1', 'Psalms 2', 'Psalms 3']);
    expect(labels('psalms', 0)).toEqual([]);
  });

  it('has distinct suggestions, each of which is a reference', () => {
    const pieces = fc.constantFrom('jo', 'john', '1', ' ', 'c', 'ps', ':', '3', '1', '.', 'e', 's');
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 8 }).map((list) => list.join('')),
        (input) => {
          const suggestions = suggestReferences(input, 'kjv');
          expect(new Set(suggestions).size).toBe(suggestions.length);
          for (const each of suggestions) {
            const { references, unparsed } = readReferences(each, { as: 'field', translation: 'kjv' });
            expect([references.length, unparsed], each).toEqual([1, []]);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (input) => {
        expect(suggestReferences(input, 'net').length).toBeLessThanOrEqual(200);
      }),
    );
  });

  it.each([
    '1',
    'e',
    'e 1',
    'e 1:1',
    'psalms 119:',
    'john '.repeat(1000),
    '1'.repeat(5000),
    ' '.repeat(5000),
  ])('for %.20j takes less than a frame', (input) => {
    expect(quickest(() => suggestReferences(input, 'kjv'), 10)).toBeLessThan(8);
  });
});
