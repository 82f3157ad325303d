import { describe, expect, it } from 'vitest';
import { recallEntry } from '@test/kit/recallEntry';
import { SPOKEN_SCORES, gradeOf } from './grade';
import type { RecallEntry } from './recallEntry';
import { strengthOf } from './strength';

/** Noon, so that no time zone or clock change moves it to another day. */
const noon = (day: number) => new Date(2026, 0, 1 + day, 12).getTime();

const entry = (day: number, change: Partial<RecallEntry> = {}) =>
  recallEntry({ id: `id-${day}`, passageId: 1, at: noon(day), score: 1, ...change });

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
  ] as const)('of %s with %d and %d peeks is %s', (exercise, score, peeks, grade) => {
    expect(gradeOf({ exercise, score, peeks })).toBe(grade);
  });
});

describe('the strength', () => {
  it('agrees with the FSRS authors’ own test', () => {
    // Their test's figures: again, then five times good, after 0, 0, 1, 3, 8 and 21 days.
    const entries = [0, 0, 1, 4, 12, 33].map((day, index) =>
      entry(day, { id: `id-${index}`, at: noon(day) + index, score: index === 0 ? 0 : 1 }),
    );
    const strength = strengthOf(entries);
    expect(strength?.stability).toBeCloseTo(53.62691, 4);
    expect(strength?.difficulty).toBeCloseTo(6.3574867, 4);
  });

  it.each([
    [0, 0.212, 6.4133, 'again'],
    [0.95, 1.2931, 5.11217071, 'hard'],
    [1, 2.3065, 2.11810397, 'good'],
  ])('after a first run with %d is that of the authors', (score, stability, difficulty, grade) => {
    const strength = strengthOf([entry(0, { score })]);
    expect(strength).toMatchObject({ last: noon(0), grade });
    expect(strength?.stability).toBeCloseTo(stability, 6);
    expect(strength?.difficulty).toBeCloseTo(difficulty, 6);
  });

  it('is null without a grade, even after looking, showing or studying', () => {
    expect(strengthOf([])).toBeNull();
    const studied = [
      entry(0, { exercise: 'read' }),
      entry(3, { exercise: 'fade' }),
      entry(4, { exercise: 'shown' }),
    ];
    expect(strengthOf(studied)).toBeNull();
    expect(strengthOf([entry(1), ...studied])).toEqual(strengthOf([entry(1)]));
  });

  it('starts from the box and view at the beginning of the log', () => {
    const known = strengthOf([entry(20, { box: 3, viewedBefore: noon(0) })]);
    const fresh = strengthOf([entry(20)]);
    expect(known?.stability).toBeGreaterThan(fresh?.stability ?? Infinity);
  });

  it('is the same whatever the order of the log', () => {
    const entries = [entry(0), entry(3), entry(9, { score: 0.5 })];
    expect(strengthOf(entries.toReversed())).toEqual(strengthOf(entries));
  });
});
