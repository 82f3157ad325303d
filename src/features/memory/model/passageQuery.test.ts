import { describe, expect, it } from 'vitest';
import type { BookName } from '@/bible/books';
import type { MemoryPassage } from './memoryPassage';
import { findPassages, isSearchOfTexts } from './passageQuery';

function passage(
  passageId: number,
  bookName: BookName,
  chapter: number,
  startVerse: number,
  endVerse = startVerse,
) {
  return {
    passageId,
    bookName,
    chapter,
    startVerse,
    endVerse,
    translation: 'kjv',
    box: 1,
    lastViewed: null,
    explanation: '',
    appendLetter: '',
  } satisfies MemoryPassage;
}

const passages = [
  passage(1, 'genesis', 1, 8),
  passage(2, 'genesis', 8, 22),
  passage(3, 'genesis', 28, 15),
  passage(4, 'john', 3, 16, 17),
  passage(5, '1-john', 1, 9),
  passage(6, 'john', 1, 1),
  passage(7, 'jude', 1, 24, 25),
  passage(8, 'mark', 8, 36),
  passage(9, 'philippians', 3, 14),
];
const TEXTS = new Map([
  [9, 'I press toward the mark for the prize'],
  [4, 'For God so loved the world'],
]);
const found = (query: string) =>
  findPassages(passages, query, ({ passageId }) => TEXTS.get(passageId) ?? '').map(
    ({ passageId }) => passageId,
  );

describe('a query', () => {
  it.each<[string, number[]]>([
    ['', passages.map(({ passageId }) => passageId)],
    ['1 john', [5]],
    ['1john', [5]],
    ['I John', [5]],
    ['john', [4, 6]],
    ['genesis 8', [2]],
    ['gen 8', [2]],
    ['Gen. 8:22', [2]],
    ['genesis', [1, 2, 3]],
    ['john 3:16', [4]],
    ['john 3:17', [4]],
    ['jn 3 17', [4]],
    ['john 3:18', []],
    ['john 3', [4]],
    ['jude 24', [7]],
    ['jude 3', []],
    ['mark', [8, 9]],
    ['mark 8', [8]],
    ['joh', [4, 6]],
    ['GOD loved', [4]],
    ['toward prize', [9]],
    ['kjv genesis', [1, 2, 3]],
    ['zzz', []],
    ['genesis 99', []],
  ])('%j', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it('never throws', () => {
    for (const query of ['(', '*', '1', ':', '\\', '3:16', 'john 0', '𝟙 john']) found(query);
  });
});

it.each([
  ['genesis 8', false],
  ['1 john', false],
  ['john 3:16', false],
  ['mark', true],
  ['still waters', true],
  ['  ', false],
])('%j is searched in texts: %s', (query, inTexts) => {
  expect(isSearchOfTexts(query)).toBe(inTexts);
});
