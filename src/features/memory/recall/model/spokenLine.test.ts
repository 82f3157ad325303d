import { expect, it } from 'vitest';
import { lineSpokenAt } from './spokenLine';

const LINES = ['one two three four', 'five', 'six seven eight'];

it.each([
  [0, 0],
  [0.49, 0],
  [0.5, 1],
  [0.62, 1],
  [0.63, 2],
  [0.99, 2],
  [1, null],
  [-0.1, null],
])('finds the line being spoken after %d of the time', (share, line) => {
  expect(lineSpokenAt(LINES, share)).toBe(line);
});

it('finds none in a text without words', () => {
  expect(lineSpokenAt(['', '—'], 0.5)).toBeNull();
});
