import { describe, expect, it } from 'vitest';
import type { BookName } from '@/bible/books';
import { referenceTyped } from './referenceAnswer';

type Row = [
  typed: string,
  known: BookName | null,
  book: BookName | null,
  chapter: number | null,
  verses: string,
];

describe('a reference typed as an answer', () => {
  it.each<Row>([
    ['John 3:16-17', null, 'john', 3, '16-17'],
    ['john 3.16', null, 'john', 3, '16-16'],
    ['Jude 24-25', null, 'jude', 1, '24-25'],
    ['Jude 1:24-25', null, 'jude', 1, '24-25'],
    ['1 cor 13:4', null, '1-corinthians', 13, '4-4'],
    ['3:16-17', 'john', 'john', 3, '16-17'],
    ['24-25', 'jude', 'jude', 1, '24-25'],
    ['3:16', null, null, null, '-'],
    ['John', null, 'john', null, '-'],
    ['John 3', null, 'john', 3, '-'],
    ['John 99:1', null, 'john', 99, '-'],
    ['nowhere 3:16', 'john', null, null, '-'],
    ['', 'john', 'john', null, '-'],
  ])('“%s” with %s known', (typed, known, bookName, chapter, verses) => {
    const answer = referenceTyped(typed, known);
    expect({ ...answer, verses: `${answer.startVerse ?? ''}-${answer.endVerse ?? ''}` }).toMatchObject({
      bookName,
      chapter,
      verses,
    });
  });
});
