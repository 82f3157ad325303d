import { expect, it } from 'vitest';
import { isByWrongClock } from './days';

const TODAY = '2026-11-22';
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();

it.each<[string, number, boolean]>([
  ['long ago', 1, false],
  ['today', at(22, 12), false],
  ['the last minute of tomorrow', at(23, 23, 59), false],
  ['the first moment of the day after tomorrow', at(24, 0), true],
  ['in microseconds', 1_762_995_006_085_000, true],
  ['the latest time that a Date can have', 8.64e15, true],
  ['a time that no Date can have', 1e300, true],
  ['endless', Infinity, true],
  ['no number', Number.NaN, true],
])('tells whether a view comes from a wrong clock: %s', (_, viewedAt, expected) => {
  expect(isByWrongClock(viewedAt, TODAY)).toBe(expected);
});
