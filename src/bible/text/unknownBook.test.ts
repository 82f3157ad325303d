import { expect, it } from 'vitest';
import { memoryPassages } from '@/features/memory/api/calls';
import { nuggets } from '@/features/nuggets/api/calls';
import { searchResult } from '@/features/search/api/calls';
import type { Decoder } from '@/data/decode/decoder';
import { shaped } from '@/data/decode/decoder';
import type { StoredRange, VerseRange } from '../passage';
import { readReferences } from '../references/readReferences';
import { storedReference } from '../references/reference';
import { BOOKS, UNKNOWN_BOOK, bookByName, bookOf, isBookName } from '../books';
import { sortedCanonically } from '../sortedCanonically';
import { verseCount } from '../versification';

function read<T>(decode: Decoder<T>, answer: unknown): T {
  const result = decode(answer);
  if (!result.ok) throw new Error('makes no sense');
  return result.value;
}

const verse = { chapter: 3, startVerse: 18, endVerse: 18, passageId: 7 };
const NUMBERS: VerseRange = { bookName: UNKNOWN_BOOK, chapter: 3, startVerse: 18, endVerse: 18 };

it.each([
  [{ bookName: 'gospel-of-thomas', bookId: 99 }, 'gospel-of-thomas 3:18'],
  [{ bookName: ' Tobit ' }, 'Tobit 3:18'],
  [{ bookName: 'unknown-book' }, 'unknown-book 3:18'],
  [{ bookName: 'constructor' }, 'constructor 3:18'],
  [{ bookName: '', bookId: 99 }, '(book 99) 3:18'],
  [{ bookName: 'N/A', bookId: '67' }, '(book 67) 3:18'],
  [{ bookName: null, bookId: null }, '(no book) 3:18'],
  [{ bookName: ['john'], bookId: {} }, '(no book) 3:18'],
  [{ bookId: 0 }, '(no book) 3:18'],
  [{ bookId: -1 }, '(no book) 3:18'],
  [{}, '(no book) 3:18'],
])('keeps a row of the book %j, stored as %s', (book, storedAs) => {
  for (const { decode } of [memoryPassages, nuggets]) {
    const [row = expect.fail()] = read<readonly StoredRange[]>(decode, [{ ...verse, ...book }]);
    expect(row).toMatchObject(NUMBERS);
    expect(storedReference(row)).toBe(storedAs);
  }
});

it('shows the numbers of a row of an unknown book as well as possible', () => {
  const row = { ...verse, bookName: 'enoch', startVerse: 18, endVerse: 16 };
  const [nugget = expect.fail()] = read(nuggets.decode, [row]);
  expect(nugget).toMatchObject({ ...NUMBERS, startVerse: 18, endVerse: 18 });
  expect(storedReference(nugget)).toBe('enoch 3:18-16');
  const [zero = expect.fail()] = read(nuggets.decode, [{ ...row, chapter: null, endVerse: 20 }]);
  expect(storedReference(zero)).toBe('enoch 0:18-20');
});

it('leaves out and counts only a row without an id', () => {
  const rows = [
    { ...verse, bookName: 'enoch' },
    { ...verse, bookName: 'john', passageId: null },
  ];
  for (const { decode } of [memoryPassages, nuggets])
    expect(decode(rows)).toMatchObject({ ok: true, value: [NUMBERS], invalidRowCount: 1 });
});

it('finds no result of a search in an unknown book', () => {
  const result = shaped(searchResult('kjv'));
  expect(result({ ...verse, bookName: 'john' })).toMatchObject({ ok: true });
  expect(result({ ...verse, bookName: 'enoch' })).toMatchObject({ ok: false });
});

it('is in no list, has no chapters, and is no name that can be typed', () => {
  expect(BOOKS).toHaveLength(66);
  expect(BOOKS.map(({ bookName }) => bookName)).not.toContain(UNKNOWN_BOOK);
  expect(isBookName(UNKNOWN_BOOK)).toBe(false);
  expect(bookByName(UNKNOWN_BOOK)).toBeUndefined();
  expect(verseCount('kjv', UNKNOWN_BOOK, 3)).toBeUndefined();
  expect(bookOf(UNKNOWN_BOOK)).toMatchObject({ longName: 'Unknown Book', maxChapter: 0 });
  for (const typed of ['Unknown Book 3:18', 'unknown-book 3:18', 'unknown book'])
    expect(readReferences(typed, { as: 'field' }).references).toEqual([]);
});

it('comes after Revelation', () => {
  const john = { passageId: 2, bookName: 'john', chapter: 99, startVerse: 1, endVerse: 1 } as const;
  const last = { ...john, passageId: 3, bookName: 'revelation' } as const;
  const unknown = { ...NUMBERS, passageId: 1, chapter: 1 };
  expect(sortedCanonically([unknown, last, john]).map(({ passageId }) => passageId)).toEqual([2, 3, 1]);
});
