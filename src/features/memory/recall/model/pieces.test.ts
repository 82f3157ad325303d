import { describe, expect, it } from 'vitest';
import { extendPart, missesByVerse, linesLabel, verseLines, pieceOf, weakWordsAt } from './pieces';

const TEXT = 'In the beginning\nwas the Word\nand the Word was with God';

describe('a piece of a passage', () => {
  it('is the whole passage, unless some verses are chosen', () => {
    expect(pieceOf(TEXT, null)).toMatchObject({ verses: null, firstWord: 0, count: 3 });
    expect(pieceOf(TEXT, { from: 1, to: 3 })).toMatchObject({ verses: null });
    expect(pieceOf(TEXT, { from: 2, to: 9 }).lines).toHaveLength(3);
  });

  it('has its own words, and the number of words before them', () => {
    const piece = pieceOf(TEXT, { from: 2, to: 3 });
    expect(piece.lines).toEqual(['was the Word', 'and the Word was with God']);
    expect(piece.firstWord).toBe(3);
    expect(piece.text.words[0]?.key).toBe('was');
    const weak = { at: 5, key: 'word', before: 'the', after: 'and', weakness: 1 };
    expect(weakWordsAt([weak], piece.firstWord)).toEqual([{ ...weak, at: 2 }]);
  });

  it('is scored verse by verse', () => {
    expect(missesByVerse(pieceOf(TEXT, { from: 2, to: 3 }), [0, 4, 5])).toEqual([
      { words: 3, missed: 1, isReached: true },
      { words: 6, missed: 2, isReached: true },
    ]);
    expect(missesByVerse(pieceOf(TEXT, null), [1], 5)).toEqual([
      { words: 3, missed: 1, isReached: true },
      { words: 3, missed: 1, isReached: true },
      { words: 6, missed: 6, isReached: false },
    ]);
  });

  it.each([
    [{ from: 1, to: 1 }, 4, { from: 1, to: 2 }],
    [{ from: 2, to: 3 }, 4, { from: 2, to: 4 }],
    [{ from: 3, to: 4 }, 4, { from: 2, to: 4 }],
    [{ from: 1, to: 3 }, 4, null],
    [{ from: 2, to: 4 }, 4, null],
  ])('of verses %j, once known, is joined with the next', (verses, count, next) => {
    expect(extendPart(verses, count)).toEqual(next);
  });
});

it('calls lines verses only if there is one for each verse', () => {
  const label = (lines: number) =>
    linesLabel(verseLines({ startVerse: 16, endVerse: 18 }, lines), { from: 2, to: 2 });
  expect(label(3)).toBe('Verse 17');
  // A translation that omits a verse, or a custom text with other lines.
  expect(label(2)).toBe('Line 2');
  expect(linesLabel({ unit: 'verse', first: 16 }, { from: 2, to: 3 })).toBe('Verses 17-18');
});
