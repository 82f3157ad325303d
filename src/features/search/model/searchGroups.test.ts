import { describe, expect, it } from 'vitest';

import { booksOfGroup, SEARCH_GROUPS } from './searchGroups';

describe('the search groups', () => {
  it('have the specification’s ids and labels', () => {
    expect(SEARCH_GROUPS.map(({ id, label }) => [id, label])).toEqual([
      ['new', 'NT'],
      ['old', 'OT'],
      ['both', 'Full'],
      ['gospels', 'Gospels'],
      ['pauls_letters', "Paul's Letters"],
      ['non_pauline_letters', 'Non-Pauline Letters'],
    ]);
  });

  it.each([
    ['new', 27, 'matthew', 'revelation'],
    ['old', 39, 'genesis', 'malachi'],
    ['both', 66, 'genesis', 'revelation'],
    ['gospels', 4, 'matthew', 'john'],
    ['pauls_letters', 13, 'romans', 'philemon'],
    ['non_pauline_letters', 8, 'hebrews', 'jude'],
  ] as const)('%s has %i books, %s to %s', (group, count, first, last) => {
    const books = booksOfGroup(group).map((book) => book.bookName);
    expect([books.length, books[0], books.at(-1)]).toEqual([count, first, last]);
  });
});
