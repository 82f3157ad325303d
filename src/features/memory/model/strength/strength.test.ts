import { describe, expect, it } from 'vitest';
import { recallEntry } from '@test/kit/recallEntry';
import type { Box } from '../memoryPassage';
import { SPOKEN_SCORES, gradeOf } from './grade';
import type { RecallEntry } from './recallEntry';
import { fadesAt, likelihood, strengthOf } from './strength';

const DAY = 86_400_000;
/** Noon, so that no time zone or clock change moves it to another day. */
const noon = (day: number) => new Date(2026, 0, 1 + day, 12).getTime();

const entry = (day: number, change: Partial<RecallEntry> = {}) =>
  recallEntry({ id: `id-${day}`, passageId: 1, at: noon(day), score: 1, ...change });
const never = { box: 1 as const, seenElsewhere: null };

describe('the grade', () => {
  it.each([
    ['write', 1, 0, 'good'],
    ['write', 0.97, 0, 'good'],
    ['letters', 0.97, 1, 'hard'],
    ['letters', 0.969, 0, 'hard'],
    ['write', 0.9, 0, 'hard'],
    ['write', 0.899, 0, 'again'],
    ['aloud', SPOKEN_SCORES.right, 0, 'good'],
    ['aloud', SPOKEN_SCORES.nearly, 0, 'hard'],
    ['aloud', SPOKEN_SCORES.not, 0, 'again'],
    ['reference', 2 / 3, 0, 'again'],
    ['read', 1, 0, null],
    ['fade', 1, 0, null],
  ] as const)('of %s with %d and %d peeks is %s', (rung, score, peeks, grade) => {
    expect(gradeOf({ rung, score, peeks })).toBe(grade);
  });
});

describe('the strength', () => {
  it('agrees with the FSRS authors’ own test', () => {
    // Their test's figures: again, then five times good, after 0, 0, 1, 3, 8 and 21 days.
    const entries = [0, 0, 1, 4, 12, 33].map((day, index) =>
      entry(day, { id: `id-${index}`, at: noon(day) + index, score: index === 0 ? 0 : 1 }),
    );
    const strength = strengthOf(never, entries, 'by_ref');
    expect(strength?.stability).toBeCloseTo(53.62691, 4);
    expect(strength?.difficulty).toBeCloseTo(6.3574867, 4);
  });

  it.each([
    [0, 0.212, 6.4133],
    [0.95, 1.2931, 5.11217071],
    [1, 2.3065, 2.11810397],
  ])('after a first run with %d is that of the authors', (score, stability, difficulty) => {
    const strength = strengthOf(never, [entry(0, { score })], 'by_ref');
    expect(strength?.stability).toBeCloseTo(stability, 6);
    expect(strength?.difficulty).toBeCloseTo(difficulty, 6);
  });

  it('without a log starts from box and last view, and without a view there is none', () => {
    expect(strengthOf(never, [], 'by_ref')).toBeNull();
    expect(likelihood(null, noon(0))).toBe(0);
    const stabilities = ([-1, 1, 2, 3] satisfies Box[]).map(
      (box) => strengthOf({ box, seenElsewhere: noon(0) }, [], 'by_ref')?.stability ?? 0,
    );
    expect(stabilities).toEqual(stabilities.toSorted((a, b) => a - b));
    expect(new Set(stabilities).size).toBe(4);
  });

  it('says nothing of a passage that was only looked at, shown or studied', () => {
    const studied = [entry(0, { rung: 'read' }), entry(3, { rung: 'fade' }), entry(4, { rung: 'shown' })];
    expect(strengthOf(never, studied, 'by_ref')).toBeNull();
    const known = strengthOf(never, [entry(1)], 'by_ref');
    expect(strengthOf(never, [entry(1), ...studied], 'by_ref')).toEqual(known);
  });

  it('starts from the box and view at the beginning of the log', () => {
    const known = strengthOf(never, [entry(20, { box: 3, viewedBefore: noon(0) })], 'by_ref');
    const fresh = strengthOf(never, [entry(20)], 'by_ref');
    expect(known?.stability).toBeGreaterThan(fresh?.stability ?? Infinity);
  });

  it('counts a newer view on another device as weak evidence, never as certainty', () => {
    const alone = strengthOf({ box: 1, seenElsewhere: noon(9) }, [], 'by_ref');
    expect(likelihood(alone, noon(9))).toBe(0.8);
    const missed = strengthOf({ box: 1, seenElsewhere: noon(9) }, [entry(0, { score: 0 })], 'by_ref');
    expect(likelihood(missed, noon(9))).toBe(0.4);
    const known = strengthOf({ box: 1, seenElsewhere: noon(1) }, [entry(0)], 'by_ref');
    const unseen = strengthOf({ box: 1, seenElsewhere: noon(-9) }, [entry(0)], 'by_ref');
    expect(unseen?.last).toBe(noon(0));
    expect(known).toEqual(unseen);
    const faded = strengthOf({ box: 1, seenElsewhere: noon(99) }, [entry(0)], 'by_ref');
    expect(faded).toMatchObject({ stability: unseen?.stability, last: noon(99) });
    expect(likelihood(faded, noon(99))).toBe(0.8);
  });

  it.each([
    [0, 0.4],
    [0.95, 0.6],
    [1, 1],
  ])('is right after a run with %d: likely recalled with %d', (score, likely) => {
    expect(likelihood(strengthOf(never, [entry(0, { score })], 'by_ref'), noon(0))).toBe(likely);
  });

  it('is to be practised a day after a miss at the latest, however well known before', () => {
    const known = [0, 3, 12, 40, 120].map((day) => entry(day));
    const missed = strengthOf(never, [...known, entry(300, { score: 0.2 })], 'by_ref');
    if (!missed) throw new Error('there is none');
    expect(fadesAt(missed)).toBe(noon(300) + DAY);
    expect(likelihood(missed, noon(301))).toBeLessThan(0.4);
  });

  it('keeps the directions apart, and is the same whatever the order of the log', () => {
    const entries = [entry(0), entry(3), entry(9, { score: 0.5 })];
    expect(strengthOf(never, entries, 'by_psgtxt')).toBeNull();
    expect(strengthOf(never, entries.toReversed(), 'by_ref')).toEqual(strengthOf(never, entries, 'by_ref'));
  });

  it('falls to 90 % when the passage fades, and then further', () => {
    const strength = strengthOf(never, [entry(0)], 'by_ref');
    if (!strength) throw new Error('there is none');
    expect(likelihood(strength, strength.last)).toBe(1);
    expect(likelihood(strength, fadesAt(strength))).toBeCloseTo(0.9, 3);
    expect(likelihood(strength, fadesAt(strength) + 30 * DAY)).toBeLessThan(0.9);
    expect(likelihood(strength, strength.last - DAY)).toBe(1);
  });
});
