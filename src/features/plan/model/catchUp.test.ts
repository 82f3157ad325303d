import { describe, expect, it } from 'vitest';
import { catchUp, type CatchUpChoice } from './catchUp';
import type { ReadingProgress } from './readingPlan';

/** A Saturday. */
const TODAY = '2026-11-21';

/** Chapters of Matthew, from the first on, read on these Saturdays. */
const saturdays = (...days: string[]): ReadingProgress[] =>
  days.map((dateRead, index) => ({
    dayOfWeek: 'Saturday' as const,
    bookName: 'matthew' as const,
    chapter: index + 1,
    dateRead,
  }));

describe('the missed days', () => {
  it.each([
    ['nothing was ever read', [], []],
    ['each Saturday had its chapter', saturdays('2026-11-07', '2026-11-14'), []],
    ['today’s is not read yet', saturdays('2026-11-14'), []],
    ['today’s was read', saturdays('2026-11-14', TODAY), []],
    ['one Saturday was missed', saturdays('2026-11-07'), [{ day: 'Saturday', missedDays: 1 }]],
    [
      'two were missed, and today’s was read',
      saturdays('2026-10-31', TODAY),
      [{ day: 'Saturday', missedDays: 2 }],
    ],
    ['two chapters made up for one', saturdays('2026-11-07', '2026-11-07'), []],
    ['each was read a day later', saturdays('2026-11-08', '2026-11-15'), []],
    ['the last chapter was months ago', saturdays('2026-08-01'), []],
    [
      'one was sent after the next',
      saturdays('2026-10-31', TODAY).map((row, index) => (index === 1 ? { ...row, day: '2026-11-07' } : row)),
      [{ day: 'Saturday', missedDays: 1 }],
    ],
  ])('when %s', (_, history, missed) => {
    expect(catchUp(history, TODAY, null).missed).toEqual(missed);
    expect(catchUp(history, TODAY, null).open).toBe(missed.length > 0);
  });
});

describe('two chapters a day', () => {
  it.each([
    ['today is the first of three such days', saturdays('2026-10-24'), '2026-12-05'],
    ['one of two was read today', saturdays('2026-10-24', TODAY), '2026-12-05'],
    ['both of today were read', saturdays('2026-10-24', TODAY, TODAY), '2026-12-05'],
    ['one is missed', saturdays('2026-11-07'), TODAY],
    ['none is missed', saturdays('2026-11-14'), ''],
  ])('have made up for all when %s', (_, history, until) => {
    expect(catchUp(history, TODAY, null).until).toBe(until);
  });

  it('end on the day that makes up for the last missed one', () => {
    const friday = { dayOfWeek: 'Friday', bookName: 'isaiah', chapter: 1, dateRead: '2026-11-06' } as const;
    const both = catchUp([...saturdays('2026-11-07'), friday], TODAY, null);
    expect(both.missed.map(({ day }) => day)).toEqual(['Friday', 'Saturday']);
    expect(both.until).toBe('2026-12-04');
  });

  it('are read until nothing is missed', () => {
    const two: CatchUpChoice = { kind: 'two', since: TODAY };
    const read = saturdays('2026-11-07', TODAY, TODAY);
    expect(catchUp(saturdays('2026-11-07'), TODAY, two)).toMatchObject({ two: true, open: false });
    expect(catchUp(read, TODAY, two)).toMatchObject({ two: false, open: false });
  });
});

it.each([
  ['shift', '2026-11-22', false],
  ['shift', '2026-11-28', false],
  // The Saturday after the choice was missed too.
  ['shift', '2026-11-29', true],
  ['leave', '2026-11-28', false],
  ['leave', '2026-11-29', true],
  ['two', '2026-11-29', false],
] as const)('after the choice %s, on %s, catching up is mentioned: %j', (kind, today, open) => {
  const choice = { kind, since: '2026-11-22' };
  expect(catchUp(saturdays('2026-11-07', TODAY), today, choice).open).toBe(open);
});

it('counts only the days missed since a shift, and all of them after leaving them', () => {
  const history = saturdays('2026-10-31');
  const missedDays = (kind: 'shift' | 'leave') =>
    catchUp(history, '2026-12-06', { kind, since: '2026-11-22' }).missed.map((each) => each.missedDays);
  expect(missedDays('shift')).toEqual([2]);
  expect(missedDays('leave')).toEqual([5]);
});
