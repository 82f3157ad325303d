// @vitest-environment node
import { expect, it } from 'vitest';
import { isOfAttempt } from './sessionTime';

const from = Date.UTC(2026, 10, 21, 12);
const after = (seconds: number) => from + seconds * 1000;
const told = (time: string, to = after(10)) => isOfAttempt({ dateTime: `2026-11-21 ${time}` }, { from, to });

it.each([
  ['12:00:05', true],
  ['11:59:58', true],
  ['12:00:12', true],
  // In any time zone of the server.
  ['07:00:05', true],
  ['17:30:05', true],
  ['17:45:05', true],
  ['11:59:00', false],
  ['12:03:00', false],
  ['12:10:00', false],
  ['06:59:00', false],
  // An aborted call may still have reached the server.
  ['12:00:40', undefined],
  ['17:46:10', undefined],
  ['nonsense', undefined],
])('takes a session of %s for one sent at noon and given up ten seconds later: %s', (time, expected) => {
  expect(told(time)).toBe(expected);
});

it('is unclear of a session whose day alone is known', () => {
  expect(isOfAttempt({ dateTime: '2026-11-21' }, { from, to: after(10) })).toBeUndefined();
});

it('is unclear for an attempt that took as long as the difference between zones', () => {
  expect(told('12:03:00', after(10 * 60))).toBe(true);
  expect(told('12:13:00', after(10 * 60))).toBe(false);
  expect(told('12:03:00', after(14 * 60))).toBeUndefined();
  expect(told('12:20:00', after(30 * 60))).toBeUndefined();
});
