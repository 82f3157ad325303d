import { describe, expect, it } from 'vitest';
import { chaptersOfDay, isOvertaken } from './chaptersOfDay';
import type { ReadingProgress } from './readingPlan';

/** A Saturday. */
const TODAY = '2026-11-21';

/** Chapters of Matthew, from the first on, read on these Saturdays; the newest first, as in the list. */
const saturdays = (...days: string[]): readonly ReadingProgress[] =>
  days
    .map((dateRead, index) => ({
      dayOfWeek: 'Saturday' as const,
      bookName: 'matthew' as const,
      chapter: index + 1,
      dateRead,
    }))
    .reverse();

/** Two Saturdays were missed, or one. */
const TWO_MISSED = ['2026-10-31'];
const ONE_MISSED = ['2026-11-07'];

describe('the chapters of a day', () => {
  it.each<[string, boolean, readonly ReadingProgress[], string[]]>([
    ['one, for who reads one a day', false, saturdays(...TWO_MISSED), ['2']],
    ['the one that was read', false, saturdays(...TWO_MISSED, TODAY), ['2 read']],
    ['the newest one that was read', false, saturdays(...TWO_MISSED, TODAY, TODAY), ['3 read']],
    ['one, where no day is missed', true, saturdays('2026-11-14'), ['2']],
    ['the first of a list that was never begun', true, [], ['1']],
    ['two, where days are missed', true, saturdays(...TWO_MISSED), ['2', '3']],
    ['two, after the first', true, saturdays(...TWO_MISSED, TODAY), ['2 read', '3']],
    ['two, after the second', true, saturdays(...TWO_MISSED, TODAY, TODAY), ['2 read', '3 read']],
    [
      'two, after the second made up for all',
      true,
      saturdays(...ONE_MISSED, TODAY, TODAY),
      ['2 read', '3 read'],
    ],
    ['the newest two of three', true, saturdays(...TWO_MISSED, TODAY, TODAY, TODAY), ['3 read', '4 read']],
  ])('are %s', (_, readsTwo, history, expected) => {
    const chapters = chaptersOfDay(TODAY, history, readsTwo);
    expect(chapters.map(({ chapter, done }) => `${chapter.chapter}${done ? ' read' : ''}`)).toEqual(expected);
  });

  it('are two only on the days of the week that were missed', () => {
    expect(chaptersOfDay('2026-11-22', saturdays(...TWO_MISSED), true)).toHaveLength(1);
  });

  it('come each after a record, the second after that of the first', () => {
    const [first, second] = chaptersOfDay(TODAY, saturdays(...TWO_MISSED), true);
    expect(first?.wasLatest).toEqual({ bookName: 'matthew', chapter: 1, dateRead: '2026-10-31' });
    expect(second?.wasLatest).toEqual({ bookName: 'matthew', chapter: 2, dateRead: TODAY });
    // The server may have another date.
    const [, ahead] = chaptersOfDay(TODAY, saturdays('2026-10-31', '2026-11-22'), true);
    expect(ahead?.wasLatest).toEqual({ bookName: 'matthew', chapter: 2, dateRead: '2026-11-22' });
  });
});

describe('of two chapters', () => {
  const offered = chaptersOfDay(TODAY, saturdays(...TWO_MISSED), true);
  const markedAt = (chapter: number): readonly ReadingProgress[] => [
    { dayOfWeek: 'Saturday', bookName: 'matthew', chapter, dateRead: TODAY },
    ...saturdays(...TWO_MISSED),
  ];

  it.each<[string, readonly ReadingProgress[], [first: boolean, second: boolean]]>([
    ['none is overtaken before they are read', saturdays(...TWO_MISSED), [false, false]],
    ['only the first is, after it was read', markedAt(2), [true, false]],
    ['both are, once another device has read on', markedAt(9), [true, true]],
  ])('%s', (_, history, expected) => {
    expect(offered.map(({ wasLatest }) => isOvertaken(TODAY, history, wasLatest))).toEqual(expected);
  });

  it('a list that had no record is overtaken by its first', () => {
    expect(isOvertaken(TODAY, [], null)).toBe(false);
    expect(isOvertaken(TODAY, saturdays(TODAY), null)).toBe(true);
  });
});
