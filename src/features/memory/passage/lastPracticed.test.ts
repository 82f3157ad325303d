import { expect, it } from 'vitest';
import { lastPracticed, practicedAgo, practicedOn } from './lastPracticed';

const NOON = new Date(2026, 10, 25, 12).getTime();
const MINUTE = 60_000;

it('says when a passage was last practiced, and how long ago', () => {
  const twoDaysAgo = NOON - 2 * 24 * 60 * MINUTE;
  expect(lastPracticed(twoDaysAgo, NOON)).toBe('Last practised 11/23/2026 (2 days ago)');
  expect(practicedAgo(twoDaysAgo, NOON)).toBe('2 days ago');
  expect(lastPracticed(null, NOON)).toBe('Not practised yet');
  expect(practicedAgo(null, NOON)).toBe('Not practised yet');
  expect(practicedOn(twoDaysAgo, NOON)).toBe('11/23/2026');
  expect(practicedOn(null, NOON)).toBe('not practised yet');
});

it('counts days and not hours, as due passages do', () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();
  expect(practicedAgo(at(23, 20), at(25, 7))).toBe('2 days ago');
  expect(practicedAgo(at(24, 23), at(25, 7))).toBe('1 day ago');
  expect(practicedAgo(at(18, 20), at(25, 7))).toBe('1 week ago');
  expect(practicedAgo(at(25, 5), at(25, 7))).toBe('2 hours ago');
  expect(lastPracticed(at(23, 20), at(25, 7))).toBe('Last practised 11/23/2026 (2 days ago)');
});

it('trusts a clock that is a minute ahead, but not one further ahead', () => {
  const [ahead, wrong] = [NOON + MINUTE, NOON + 2 * MINUTE];
  expect(lastPracticed(ahead, NOON)).toMatch(/^Last practised 11\/25\/2026 \(.+\)$/);
  expect(practicedAgo(ahead, NOON)).not.toMatch(/\//);
  expect(lastPracticed(wrong, NOON)).toBe('Last practised 11/25/2026');
  expect(practicedAgo(wrong, NOON)).toBe('11/25/2026');
});

it('names no day recorded by a clock years ahead', () => {
  const ahead = new Date(5138, 10, 16).getTime();
  expect(lastPracticed(ahead, NOON)).toBe('Last practised on an unknown day');
  expect(practicedAgo(ahead, NOON)).toBe('Day unknown');
  expect(practicedOn(ahead, NOON)).toBe('day unknown');
});
