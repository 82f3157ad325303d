import { describe, expect, it } from 'vitest';

import { bookById, bookByName, bookOf, BOOKS, isBookName } from './books';

describe('the table of books', () => {
  it('has 66 books numbered in canonical order', () => {
    expect(BOOKS.map((book) => book.bookId)).toEqual(Array.from({ length: 66 }, (_, index) => index + 1));
    expect(BOOKS.reduce((chapters, book) => chapters + book.maxChapter, 0)).toBe(1189);
  });

  it.each([
    [1, 'genesis', 'Genesis', 'Gen', 50],
    [9, '1-samuel', '1 Samuel', '1 Sa', 31],
    [19, 'psalms', 'Psalms', 'Ps', 150],
    [22, 'song-of-solomon', 'Song of Solomon', 'Song of Sol', 8],
    [39, 'malachi', 'Malachi', 'Mal', 4],
    [40, 'matthew', 'Matthew', 'Mat', 28],
    [64, '3-john', '3 John', '3 Jn', 1],
    [66, 'revelation', 'Revelation', 'Rev', 22],
  ])('number %i is %s', (bookId, bookName, longName, shortName, maxChapter) => {
    const book = { bookId, bookName, longName, shortName, maxChapter };
    expect(bookById(bookId)).toEqual(book);
    expect(bookByName(bookName)).toEqual(book);
  });

  it('never gives two books the same name', () => {
    const names = BOOKS.map(({ longName, shortName }) => new Set([longName, shortName]));
    const distinct = new Set(names.flatMap((own) => [...own]));
    expect(distinct.size).toBe(names.reduce((sum, own) => sum + own.size, 0));
  });
});

describe('looking a book up', () => {
  it.each(['', 'John', 'JOHN', ' john', '1 samuel', 'constructor', '__proto__', 'toString'])(
    'does not take %j for a slug',
    (name) => {
      expect(bookByName(name)).toBeUndefined();
      expect(isBookName(name)).toBe(false);
    },
  );

  it.each([0, -1, 67, 1.5, NaN, Infinity])('has no book numbered %d', (id) => {
    expect(bookById(id)).toBeUndefined();
  });

  it('gives the same book by name and by number', () => {
    for (const book of BOOKS) {
      expect(isBookName(book.bookName)).toBe(true);
      expect(bookOf(book.bookName)).toBe(book);
      expect(bookById(book.bookId)).toBe(book);
    }
  });
});
