import { expect, it } from 'vitest';
import { weekOf } from './todayProgress';

const states = (today: string, ...active: string[]) =>
  weekOf(today, new Set(active)).map(({ day, state }) => `${day} ${state}`);

it('has Sunday to Saturday with their states', () => {
  expect(states('2026-11-18', '2026-11-15', '2026-11-17')).toEqual([
    '2026-11-15 done',
    '2026-11-16 quiet',
    '2026-11-17 done',
    '2026-11-18 today',
    '2026-11-19 future',
    '2026-11-20 future',
    '2026-11-21 future',
  ]);
});

it('has done nothing on a day to come, by which a server may date a reading', () => {
  expect(states('2026-11-18', '2026-11-18', '2026-11-19').slice(3, 5)).toEqual([
    '2026-11-18 done',
    '2026-11-19 future',
  ]);
});

it.each([
  ['2026-11-22', '2026-11-22', '2026-11-28'],
  ['2027-01-01', '2026-12-27', '2027-01-02'],
  ['2028-02-29', '2028-02-27', '2028-03-04'],
  // Days on which the clocks change somewhere.
  ['2026-03-29', '2026-03-29', '2026-04-04'],
  ['2026-11-01', '2026-11-01', '2026-11-07'],
])('of %s from %s to %s', (today, first, last) => {
  const days = weekOf(today, new Set([today]));
  expect([days[0]?.day, days[6]?.day]).toEqual([first, last]);
  expect(new Set(days.map(({ day }) => day)).size).toBe(7);
  expect(days.filter(({ state }) => state === 'done').map(({ day }) => day)).toEqual([today]);
});
