import { expect, it } from 'vitest';
import { versesAfter, versesBefore } from './neighbours';

const john3 = { bookName: 'john', chapter: 3 } as const;
const at = (startVerse: number, endVerse = startVerse) => ({ startVerse, endVerse });

it.each([
  ['the middle', at(16, 17), { chapter: 3, verses: at(15) }, { chapter: 3, verses: at(18) }],
  ['the first verse', at(1), { chapter: 2, verses: at(25) }, { chapter: 3, verses: at(2) }],
  ['the last verse', at(36), { chapter: 3, verses: at(35) }, { chapter: 4, verses: at(1) }],
  ['the chapter', null, { chapter: 2, verses: null }, { chapter: 4, verses: null }],
])('goes from %s to its neighbours', (_, verses, before, after) => {
  expect(versesBefore('kjv', john3, verses)).toEqual({ bookName: 'john', ...before });
  expect(versesAfter('kjv', john3, verses)).toEqual({ bookName: 'john', ...after });
});

it('goes from the last verse of the Bible to the first, and back', () => {
  const last = { bookName: 'revelation', chapter: 22 } as const;
  expect(versesAfter('kjv', last, at(21))).toEqual({ bookName: 'genesis', chapter: 1, verses: at(1) });
  expect(versesBefore('kjv', { bookName: 'genesis', chapter: 1 }, at(1))).toEqual({
    ...last,
    verses: at(21),
  });
});
