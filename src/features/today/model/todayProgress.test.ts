import { describe, expect, it } from 'vitest';
import {
  following,
  markedAsBefore,
  markedRead,
  unskip,
  NO_MARKS,
  putOffUntilLater,
  skippedToday,
  todayProgress,
  type TodayMarks,
} from './todayProgress';
import { todayItemKey, type TodayItem } from './todayItem';

const items: TodayItem[] = [
  { kind: 'passage', passageId: 1, seconds: 20 },
  { kind: 'passage', passageId: 2, seconds: 30 },
  { kind: 'nugget', passageId: 1, seconds: 8 },
  { kind: 'prayer', prayerId: 1, seconds: 30 },
];
const progress = (marks: TodayMarks, ...done: number[]) =>
  todayProgress(items, marks, (item) => item.kind === 'passage' && done.includes(item.passageId));
const keys = (marks: TodayMarks) => progress(marks).entries.map(({ key }) => key);

describe('todayProgress', () => {
  it('begins with the first item and ends without one', () => {
    expect(progress(NO_MARKS)).toMatchObject({ done: 0, total: 4, left: 88, next: { key: 'passage/1' } });
    const read = ['nugget/1', 'prayer/1'].reduce(markedRead, NO_MARKS);
    expect(progress(read, 1, 2)).toMatchObject({ done: 4, total: 4, left: 0, next: undefined });
  });

  it('distinguishes a passage and a nugget with the same id', () => {
    expect(progress(NO_MARKS, 1).entries.map(({ state }) => state)).toEqual(['done', 'open', 'open', 'open']);
  });

  it('leaves out skipped items, until they are brought back', () => {
    const skipped = skippedToday(NO_MARKS, 'passage/1');
    expect(progress(skipped)).toMatchObject({ done: 0, total: 3, next: { key: 'passage/2' } });
    expect(unskip(skipped, 'passage/1')).toEqual(NO_MARKS);
    expect(unskip(putOffUntilLater(NO_MARKS, 'passage/1'), 'passage/1')).toEqual(NO_MARKS);
    // A skipped item that was done counts as done.
    expect(progress(skipped, 1)).toMatchObject({ done: 1, total: 4 });
  });

  it('undoes the marks of one item alone', () => {
    const off = ['passage/1', 'nugget/1', 'passage/2'].reduce(putOffUntilLater, NO_MARKS);
    const skipped = skippedToday(off, 'passage/1');
    const other = putOffUntilLater(skippedToday(skipped, 'prayer/1'), 'prayer/1');
    expect(markedAsBefore(skipped, 'passage/1', off)).toEqual(off);
    expect(markedAsBefore(putOffUntilLater(off, 'passage/1'), 'passage/1', off)).toEqual(off);
    expect(markedAsBefore(putOffUntilLater(NO_MARKS, 'nugget/1'), 'nugget/1', NO_MARKS)).toEqual(NO_MARKS);
    // Another was marked before this one's Undo.
    expect(markedAsBefore(other, 'passage/1', off)).toEqual({
      ...NO_MARKS,
      skipped: ['prayer/1'],
      putOff: ['passage/1', 'nugget/1', 'passage/2', 'prayer/1'],
    });
  });

  it.each([
    [null, 'passage/1'],
    ['prayer/99', 'passage/1'],
    ['passage/1', 'nugget/1'],
    ['nugget/1', 'prayer/1'],
    ['prayer/1', 'passage/1'],
    // It is done itself.
    ['passage/2', 'nugget/1'],
  ])('after %s goes on with %s, the second being done', (key, next) => {
    expect(following(progress(NO_MARKS, 2), key)?.key).toBe(next);
  });

  describe('of two chapters', () => {
    const chapter = (number: number): TodayItem => ({
      kind: 'reading',
      chapter: { bookName: 'matthew', chapter: number },
      wasLatest: { bookName: 'matthew', chapter: number - 1, dateRead: '2026-11-21' },
      seconds: 120,
    });
    const SECOND = 'reading/matthew/3';
    const FIRST = 'reading/matthew/2';
    const both = (marks: TodayMarks, ...done: TodayItem[]) =>
      todayProgress([chapter(2), chapter(3), ...items], marks, (item) => done.includes(item));
    const told = (marks: TodayMarks) =>
      both(marks)
        .entries.filter(({ item }) => item.kind === 'reading')
        .map(({ key, state, isPutOff }) => `${key.slice(-1)} ${isPutOff ? 'later' : state}`);

    it.each<[string, TodayMarks, string[]]>([
      ['open while it is', NO_MARKS, ['2 open', '3 open']],
      ['skipped with it', skippedToday(NO_MARKS, FIRST), ['2 skipped', '3 skipped']],
      ['put off with it', putOffUntilLater(NO_MARKS, FIRST), ['2 later', '3 later']],
      ['put off behind it', [SECOND, FIRST].reduce(putOffUntilLater, NO_MARKS), ['2 later', '3 later']],
      ['skipped alone', skippedToday(NO_MARKS, SECOND), ['2 open', '3 skipped']],
      ['put off alone', putOffUntilLater(NO_MARKS, SECOND), ['2 open', '3 later']],
    ])('the second comes after the first: %s', (_, marks, expected) => {
      expect(told(marks)).toEqual(expected);
    });

    it('goes on to the second once the first is read', () => {
      const others = items.map(todayItemKey).reduce(skippedToday, NO_MARKS);
      expect(following(both(others), FIRST)).toBeUndefined();
      expect(following(both(others), null)?.key).toBe(FIRST);
      const read = both(skippedToday(markedRead(others, FIRST), FIRST));
      expect(following(read, FIRST)).toMatchObject({ key: SECOND, state: 'open', readFirst: undefined });
    });

    it('leaves alone a second that was read', () => {
      const second = chapter(3);
      const { entries } = todayProgress([chapter(2), second], NO_MARKS, (item) => item === second);
      expect(entries.map(({ state, readFirst }) => [state, readFirst])).toEqual([
        ['open', undefined],
        ['done', undefined],
      ]);
    });
  });

  it('does not go on with the item shown already', () => {
    const others = ['passage/1', 'passage/2', 'nugget/1'].reduce(skippedToday, NO_MARKS);
    expect(following(progress(others), 'prayer/1')).toBeUndefined();
  });

  it('moves put-off items to the end, the last put off last', () => {
    const off = putOffUntilLater(putOffUntilLater(NO_MARKS, 'passage/1'), 'nugget/1');
    expect(keys(off)).toEqual(['passage/2', 'prayer/1', 'passage/1', 'nugget/1']);
    expect(keys(putOffUntilLater(off, 'passage/1'))).toEqual([
      'passage/2',
      'prayer/1',
      'nugget/1',
      'passage/1',
    ]);
  });
});
