import { describe, expect, it } from 'vitest';

import { pickedRange, togglePick } from './versePicker';

describe('togglePick', () => {
  it.each([
    [[], 3, [3]],
    [[3], 7, [3, 7]],
    [[10], 9, [9, 10]],
    [[3, 7], 5, [3, 7]],
    [[3, 7], 3, [7]],
    [[3], 3, []],
  ])('from %j, choosing %i gives %j', (picks, verse, after) => {
    expect(togglePick(picks, verse)).toEqual(after);
  });
});

describe('togglePick of one verse', () => {
  it.each([
    [[], 3, [3]],
    [[3], 7, [7]],
    [[3], 3, []],
  ])('from %j, choosing %i gives %j', (picks, verse, after) => {
    expect(togglePick(picks, verse, 'one')).toEqual(after);
  });
});

describe('pickedRange', () => {
  it.each([
    [[], null],
    [[16], { startVerse: 16, endVerse: 16 }],
    [[16, 18], { startVerse: 16, endVerse: 18 }],
  ])('of %j is %j', (picks, range) => {
    expect(pickedRange(picks)).toEqual(range);
  });
});
