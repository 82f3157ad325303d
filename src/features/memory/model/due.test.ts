import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HISTORIES, HISTORY_DAY, logOf, passageOf } from '@test/kit/histories';
import { recallEntry } from '@test/kit/recallEntry';
import { addDays } from 'date-fns/addDays';
import { isoDay } from '@/platform/values/dates';
import type { Box } from './memoryPassage';
import { dueOf, nextDueDay } from './due';
import { dueParts } from './dueLabel';

const noon = (day: string) => new Date(`${day}T12:00:00`);
const dayOf = (from: string, days: number) => isoDay(addDays(noon(from), days));

it.each(HISTORIES.map((history, index) => ({ ...history, index })))('of “$name” is due', (history) => {
  const due = dueOf(passageOf(history, history.index), logOf(history, history.index), HISTORY_DAY);
  const [known, label] = dueParts(due, HISTORY_DAY);
  expect({ known, due: label, isDue: due.isDue }).toEqual(history.says);
});

describe('when a passage is due', () => {
  const never = { box: 1 as const, lastViewed: null };
  const graded = (score: number, day: string) => recallEntry({ id: day, at: noon(day).getTime(), score });

  it.each<[Box, number]>([
    [-1, 1],
    [1, 3],
    [2, 14],
    [3, 45],
  ])('never graded, in box %d: %d days after its last view', (box, days) => {
    const { dueDay, retrievability } = dueOf(
      { box, lastViewed: noon(HISTORY_DAY).getTime() },
      [],
      HISTORY_DAY,
    );
    expect({ dueDay, retrievability }).toEqual({ dueDay: dayOf(HISTORY_DAY, days), retrievability: null });
  });

  it('is the next day after a miss, and one to three days after Nearly', () => {
    const known = ['2024-01-01', '2024-01-04', '2024-01-20', '2024-03-01', '2024-09-01'].map((day) =>
      graded(1, day),
    );
    const dueAfter = (score: number) =>
      dueOf(never, [...known, graded(score, HISTORY_DAY)], HISTORY_DAY).dueDay;
    expect([0, 0.95].map(dueAfter)).toEqual([dayOf(HISTORY_DAY, 1), dayOf(HISTORY_DAY, 3)]);
    expect(dueAfter(1) > '2027-11-22').toBe(true);
    expect(dueOf(never, [graded(0.95, HISTORY_DAY)], HISTORY_DAY).dueDay).toBe(dayOf(HISTORY_DAY, 1));
  });

  it('is never the day of a grade, whatever came before or after, at any hour', () => {
    const moment = fc.tuple(fc.nat({ max: 400 }), fc.nat({ max: 1439 }), fc.constantFrom(0, 0.95, 1));
    fc.assert(
      fc.property(fc.array(moment, { minLength: 1, maxLength: 12 }), (runs) => {
        const log = runs.map(([days, minute, score], index) => {
          const at = addDays(new Date(2026, 10, 22, 0, minute), -days).getTime();
          return recallEntry({ id: `${index}`, at, score });
        });
        const last =
          log
            .map(({ at }) => isoDay(new Date(at)))
            .toSorted()
            .at(-1) ?? '';
        const due = dueOf(never, log, HISTORY_DAY);
        expect(due.dueDay > last).toBe(true);
        expect(due.isDue).toBe(due.dueDay <= HISTORY_DAY);
        expect(dueOf(never, log.toReversed(), HISTORY_DAY)).toEqual(due);
      }),
    );
  });

  it('is 90 % likely to be recalled on that day, after Right', () => {
    const log = ['2026-10-01', '2026-10-04', '2026-10-14'].map((day) => graded(1, day));
    const { dueDay } = dueOf(never, log, HISTORY_DAY);
    expect(dueOf(never, log, dueDay).retrievability).toBeCloseTo(0.9, 2);
    expect(dueOf(never, log, dayOf(dueDay, -1)).isDue).toBe(false);
    expect(dueOf(never, log, dueDay).isDue).toBe(true);
  });

  it('puts the most faded first, and due ones before the rest', () => {
    const on = (score: number, day: string) => dueOf(never, [graded(score, day)], HISTORY_DAY).urgency;
    const order = [on(0, '2026-11-20'), on(1, '2026-10-01'), on(1, '2026-11-18'), on(1, HISTORY_DAY)];
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(on(0, HISTORY_DAY)).toBeGreaterThan(on(1, '2026-11-18'));
  });

  it('names the next day on which one is due', () => {
    const dues = ['2026-11-01', '2026-11-22', '2026-11-21'].map((day) =>
      dueOf(never, [graded(1, day)], HISTORY_DAY),
    );
    expect(nextDueDay(dues)).toBe('2026-11-23');
    expect(nextDueDay([])).toBeNull();
  });
});
