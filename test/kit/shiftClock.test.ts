// @vitest-environment node
import { isDate, lightFormat } from 'date-fns';
import { expect, it, vi } from 'vitest';
import { shiftedDate } from './shiftClock';

const Shifted = shiftedDate(Date, '2028-02-29T00:30:00Z');

it('goes on from the moment', () => {
  expect(new Shifted().toISOString()).toMatch(/^2028-02-29T00:3/);
  expect(Math.abs(Shifted.now() - new Shifted().getTime())).toBeLessThan(1000);
});

it('lets a test replace its clock', () => {
  const spy = vi.spyOn(Shifted, 'now').mockReturnValue(7);
  expect(Shifted.now()).toBe(7);
  spy.mockRestore();
  expect(new Date(Shifted.now()).getUTCFullYear()).toBe(2028);
});

it('makes every other date as usual', () => {
  expect(new Shifted(2026, 10, 21)).toEqual(new Date(2026, 10, 21));
  expect(new Shifted('2026-11-21T00:00:00Z').getTime()).toBe(Shifted.UTC(2026, 10, 21));
  expect(new Shifted() instanceof Date && new Date() instanceof Shifted && isDate(new Shifted())).toBe(true);
  expect(lightFormat(new Shifted(2026, 10, 21), 'yyyy')).toBe('2026');
});

it('reports an invalid time', () => {
  expect(() => shiftedDate(Date, 'tomorrow')).toThrow(RangeError);
});
