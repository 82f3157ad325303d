import { describe, expect, it } from 'vitest';
import { booksBelow, hitsIn, narrowingOf, partCounts, whereOf } from './narrowing';
import type { Hit } from './refine';

const COUNTS = [
  { bookName: 'genesis', count: 5 },
  { bookName: 'john', count: 3 },
  { bookName: 'acts', count: 1 },
  { bookName: 'romans', count: 2 },
  { bookName: 'revelation', count: 4 },
] as const;

describe('partCounts', () => {
  const words = (group: Parameters<typeof partCounts>[0], counts = COUNTS.slice()) =>
    partCounts(group, counts).map(({ title, count }) => `${title} ${count}`);

  it('counts the testaments, and the groups in them', () => {
    expect(words('both')).toEqual(['Old Testament 5', 'New Testament 10', 'Gospels 3', "Paul's Letters 2"]);
    expect(words('new', COUNTS.slice(1))).toEqual(['Gospels 3', "Paul's Letters 2"]);
  });

  it('leaves out what would say nothing', () => {
    expect(words('old', COUNTS.slice(0, 1))).toEqual([]);
    // All of them are in the New Testament, and in its Gospels.
    expect(words('both', COUNTS.slice(1, 2))).toEqual([]);
    expect(words('gospels', COUNTS.slice(1, 2))).toEqual([]);
  });
});

it.each([
  ['old', 'old'],
  ['john', 'john'],
  ['non_pauline_letters', null],
  ['jude', null],
  ['both', null],
  ['apocrypha', null],
  [null, null],
] as const)('a URL with %j narrows to %j', (text, only) => {
  expect(narrowingOf(text, COUNTS)).toBe(only);
});

it('has the hits of a part or of a book, the same list each time', () => {
  const hits: readonly Hit[] = COUNTS.map(({ bookName }) => ({
    result: { translation: 'kjv', bookName, chapter: 1, startVerse: 1, endVerse: 1, verses: [] },
    others: [],
  }));
  const books = (only: Parameters<typeof hitsIn>[1]) =>
    hitsIn(hits, only).map(({ result }) => result.bookName);
  expect(books('new')).toEqual(['john', 'acts', 'romans', 'revelation']);
  expect(books('acts')).toEqual(['acts']);
  expect(hitsIn(hits, 'new')).toBe(hitsIn(hits, 'new'));
  expect(hitsIn(hits, null)).toBe(hits);
});

it('has the books of a part below that part, and all books otherwise', () => {
  expect(booksBelow('both', 'gospels')).toHaveLength(4);
  expect(booksBelow('both', 'john')).toHaveLength(66);
  expect(booksBelow('new', null)).toHaveLength(27);
});

it('names the part or book narrowed to', () => {
  expect(
    ['old', 'pauls_letters', '1-john'].map((only) =>
      whereOf(narrowingOf(only, [{ bookName: '1-john', count: 1 }, ...COUNTS]) ?? 'genesis'),
    ),
  ).toEqual(['the Old Testament', "Paul's Letters", '1 John']);
});
