import { describe, expect, it } from 'vitest';
import { fadingDay, fadingLabel, likelihoodLabel } from './likelihoodLabel';

const DAY = 86_400_000;
const NOW = new Date(2026, 10, 22, 9).getTime();
const at = (day: number, hour = 9) => new Date(2026, 10, 22 + day, hour).getTime();

it('names the day on which the next passage fades', () => {
  expect(fadingDay(at(0, 14), NOW)).toBe('later today');
  expect(fadingDay(at(1, 6), NOW)).toBe('on 11/23/2026');
});

describe('when a passage fades', () => {
  it.each<[number, string]>([
    [at(0, 21), 'fades today'],
    [at(1, 6), 'fades tomorrow'],
    [at(2), 'fades in 2 days'],
    [at(13), 'fades in 13 days'],
    [at(14), 'fades in 2 weeks'],
    [at(59), 'fades in 8 weeks'],
    [at(61), 'fades in 2 months'],
    [at(365), 'fades in 12 months'],
    [NOW, 'fading since today'],
    [at(-1, 23), 'fading since yesterday'],
    [at(-2), 'fading for 2 days'],
    [at(-30), 'fading for 4 weeks'],
    [at(-400), 'fading for 13 months'],
  ])('at %d: %s', (moment, words) => {
    expect(fadingLabel(moment, NOW)).toBe(words);
  });
});

describe('how likely a passage is recalled', () => {
  it.each<[number, number, string]>([
    [3, 0, 'Likely recalled: 100 %, fades in 3 days'],
    [3, 3, 'Likely recalled: 90 %, fading since today'],
    [10, 2, 'Likely recalled: 97 %, fades in 8 days'],
    [3, 13, 'Likely recalled: 77 %, fading for 10 days'],
  ])('with a stability of %d days, %d days after the last view: %s', (stability, ago, words) => {
    expect(likelihoodLabel({ stability, difficulty: 5, last: NOW - ago * DAY, sure: 1 }, NOW)).toBe(words);
  });

  it.each([
    [0, 'Likely recalled: not yet, missed today'],
    [1, 'Likely recalled: not yet, missed yesterday'],
    [5, 'Likely recalled: not yet, missed 5 days ago'],
    [40, 'Likely recalled: not yet, missed 6 weeks ago'],
  ])('names no likelihood %d days after a miss', (ago, words) => {
    expect(likelihoodLabel({ stability: 3, difficulty: 5, last: NOW - ago * DAY, sure: 0.4 }, NOW)).toBe(
      words,
    );
  });

  it('is unknown for a passage never seen', () => {
    expect(likelihoodLabel(null, NOW)).toBe('Likely recalled: not known yet');
  });
});
