import { expect, it } from 'vitest';
import { shouldAdjustScroll } from './shouldAdjustScroll';

const ABOVE = { start: 100, end: 200 };
const ACROSS = { start: 450, end: 550 };
const BELOW = { start: 600, end: 700 };

it.each([
  ['at rest', null, [true, false, false]],
  ['on the way up', 'backward', [true, true, false]],
  ['on the way down, which setting the position would undo', 'forward', [false, false, false]],
] as const)('holds the rows in view while one above gets its height, %s', (_, scrollDirection, held) => {
  const at = { scrollDirection, scrollOffset: 500 };
  expect([ABOVE, ACROSS, BELOW].map((row) => shouldAdjustScroll(row, 20, at))).toEqual(held);
});

it('holds nothing before there is a position', () => {
  expect(shouldAdjustScroll(ABOVE, 20, { scrollDirection: null, scrollOffset: null })).toBe(false);
});
