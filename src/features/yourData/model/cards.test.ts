import { expect, it } from 'vitest';
import { backOf, cardSheets, cardText, fontSizeOf, isCut } from './cards';

it('puts eight cards on a sheet, and each text behind its reference', () => {
  const sheets = cardSheets([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const none = undefined;
  expect(sheets).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8],
    [9, none, none, none, none, none, none, none],
  ]);
  // Turned over the long edge, the left column lies behind the right one.
  expect(sheets.map(backOf)).toEqual([
    [2, 1, 4, 3, 6, 5, 8, 7],
    [none, 9, none, none, none, none, none, none],
  ]);
});

it('sets a long text smaller, and cuts one that no card has room for', () => {
  expect([fontSizeOf('short'), fontSizeOf('x'.repeat(5000))]).toEqual([12, 6]);
  expect(fontSizeOf('x'.repeat(700))).toBeGreaterThan(6);
  expect([isCut('x'.repeat(1300)), isCut('x'.repeat(1301))]).toEqual([false, true]);
  expect(cardText('x'.repeat(5000))).toMatch(/^x{1300}\.\.\.$/);
});
