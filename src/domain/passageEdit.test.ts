import { describe, expect, it } from 'vitest';

import { boxAbove, boxBelow, canMoveDown, canMoveUp, editedLetter, endVerseOptions } from './passageEdit';

describe('editedLetter', () => {
  it.each([
    ['edited without a letter', 'For God', 'God', '', 'a'],
    ['edited with a letter', 'For God', 'God', 'b', 'b'],
    ['written where nothing was', '', 'God', '', 'a'],
    ['emptied', 'For God', '', 'b', ''],
    ['left with spaces only', 'For God', '  ', 'a', ''],
    ['left as it was', 'For God', 'For God', '', ''],
    ['left empty with a letter alone', '', '', 'c', 'c'],
  ] as const)('when %s', (_, previousText, text, letter, after) => {
    expect(editedLetter({ previousText, text, letter })).toBe(after);
  });
});

describe('endVerseOptions', () => {
  it('run from the start verse to the last of the chapter', () => {
    expect(endVerseOptions('kjv', 'john', 3, 33)).toEqual([33, 34, 35, 36]);
    expect(endVerseOptions('kjv', 'revelation', 12, 17)).toEqual([17, 18]);
    expect(endVerseOptions('niv', 'revelation', 12, 17)).toEqual([17]);
    expect(endVerseOptions('kjv', 'psalms', 119, 1)).toHaveLength(176);
  });

  it.each([
    [22, 1],
    [3, 37],
    [3, 0],
    [3, 1.5],
    [0, 1],
  ])('are none for John %d:%d', (chapter, startVerse) => {
    expect(endVerseOptions('kjv', 'john', chapter, startVerse)).toEqual([]);
  });
});

describe('moving between boxes', () => {
  it.each([
    [1, null, 2],
    [2, 1, 3],
    [3, 2, null],
    [-1, null, null],
  ] as const)('from %i up to %s, down to %s', (box, above, below) => {
    expect(boxAbove(box)).toBe(above);
    expect(boxBelow(box)).toBe(below);
    expect(canMoveUp(box)).toBe(above !== null);
    expect(canMoveDown(box)).toBe(below !== null);
  });
});
