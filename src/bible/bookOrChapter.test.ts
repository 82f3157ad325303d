import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BOOKS } from './books';
import type { VerseRange } from './passage';
import { countByBookAndChapter, isInBookOrChapter } from './bookOrChapter';

const range = (bookName: VerseRange['bookName'], chapter: number): VerseRange => ({
  bookName,
  chapter,
  startVerse: 1,
  endVerse: 2,
});

it.each([
  [null, true],
  [{ bookName: 'john', chapter: null }, true],
  [{ bookName: 'john', chapter: 3 }, true],
  [{ bookName: 'john', chapter: 4 }, false],
  [{ bookName: '1-john', chapter: 3 }, false],
  [{ bookName: '1-john', chapter: null }, false],
] as const)('John 3 in %j: %s', (bookOrChapter, expected) => {
  expect(isInBookOrChapter(range('john', 3), bookOrChapter)).toBe(expected);
});

it('counts the passages of each book and chapter', () => {
  const books = fc.constantFrom(...BOOKS.slice(0, 4).map(({ bookName }) => bookName));
  fc.assert(
    fc.property(fc.array(fc.tuple(books, fc.integer({ min: 1, max: 3 }))), books, (chapters, bookName) => {
      const ranges = chapters.map(([book, chapter]) => range(book, chapter));
      const counts = countByBookAndChapter(ranges);
      for (const chapter of [null, 1, 2, 3]) {
        const key = chapter === null ? bookName : `${bookName}/${chapter}`;
        const inChapter = ranges.filter((each) => isInBookOrChapter(each, { bookName, chapter }));
        expect(counts.get(key) ?? 0).toBe(inChapter.length);
      }
    }),
  );
});
