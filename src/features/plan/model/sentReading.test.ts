import { describe, expect, it } from 'vitest';
import type { ReadingProgress } from './readingPlan';
import { findReading, latestSeenIn, type LatestSeen } from './sentReading';

const TODAY = '2026-11-21';
const LAST_WEEK = '2026-11-14';
const WEEK_BEFORE = '2026-11-07';

const at = (chapter: number, dateRead = TODAY): LatestSeen => ({ dateRead, bookName: 'matthew', chapter });
const saturday = (record: LatestSeen): ReadingProgress => ({ ...record, dayOfWeek: 'Saturday' });

/** What is found of a chapter, read today or on `dateRead`, by records that are newest first. */
function find(
  chapter: number,
  wasLatest: readonly (LatestSeen | null)[] | undefined,
  records: readonly LatestSeen[],
  dateRead = TODAY,
) {
  const reading = { ...saturday(at(chapter, dateRead)), ...(wasLatest && { wasLatest }) };
  const found = findReading(reading, records.map(saturday), TODAY);
  return found.kind === 'overtaken' ? found.latest.chapter : found.kind;
}

describe('a reading is', () => {
  it.each([
    ['the first of all', 1, [null], [], 'absent'],
    ['one on from what was seen', 10, [at(9, LAST_WEEK)], [at(9, LAST_WEEK)], 'absent'],
    ['chosen, after what was seen', 3, [at(9, LAST_WEEK)], [at(9, LAST_WEEK)], 'absent'],
    [
      'chosen, though another device has read on',
      3,
      [at(9, LAST_WEEK)],
      [at(10), at(9, LAST_WEEK)],
      'absent',
    ],
    ['the same again after a later one of the day', 5, [at(6)], [at(6), at(5)], 'absent'],
    ['that one, once the server has it', 5, [at(6)], [at(5), at(6), at(5)], 'recorded'],
    ['the same again a week later', 9, [at(9, LAST_WEEK)], [at(9, LAST_WEEK)], 'absent'],
    ['the same once more', 9, [at(9)], [at(9)], 'recorded'],
    ['recorded by another device', 10, [at(9, LAST_WEEK)], [at(10), at(9, LAST_WEEK)], 'recorded'],
    [
      'recorded by a device that read on',
      10,
      [at(9, LAST_WEEK)],
      [at(11), at(10), at(9, LAST_WEEK)],
      'recorded',
    ],
    ['one on from a record that is gone', 10, [at(9, LAST_WEEK)], [at(8, WEEK_BEFORE)], 'absent'],
    ['behind another device’s', 10, [at(9, WEEK_BEFORE)], [at(10, LAST_WEEK), at(9, WEEK_BEFORE)], 10],
    ['the first, where another device has begun', 1, [null], [at(1, LAST_WEEK)], 1],
    ['beside another device’s choice', 10, [at(9, LAST_WEEK)], [at(20), at(9, LAST_WEEK)], 20],
    ['one on from a reading that waits', 11, [at(10), at(9)], [at(9)], 'absent'],
    ['again the one before it', 9, [at(10), at(9)], [at(9)], 'absent'],
    ['one on from a refused reading', 11, [at(10), at(9, LAST_WEEK)], [at(20), at(9, LAST_WEEK)], 20],
    ['one on from a refused first one', 2, [at(1), null], [at(20)], 20],
    ['one on from what an earlier round had, too', 10, [at(9)], [at(8), at(10, '2024-01-06')], 'absent'],
    ['after a record from a wrong clock', 10, [at(9)], [at(10, '2031-01-04'), at(9)], 'absent'],
  ] as const)('%s: %i', (_, chapter, wasLatest, records, found) => {
    expect(find(chapter, wasLatest, records)).toBe(found);
  });

  it.each([
    ['read by another device since', [at(6, TODAY), at(5, LAST_WEEK)], 'recorded'],
    ['read by another device the day before', [at(6, TODAY), at(5, '2026-11-06')], 'recorded'],
    ['read before', [at(5, '2026-10-31')], 'absent'],
    ['not read', [at(4, '2026-10-31')], 'absent'],
    ['read by a wrong clock', [at(5, '2031-01-04')], 'absent'],
  ] as const)('found of a write of an earlier version if %s', (_, records, found) => {
    expect(find(5, undefined, records, WEEK_BEFORE)).toBe(found);
  });

  it('found by a server whose clock is behind the device’s', () => {
    expect(find(5, [at(4, '2026-11-24')], [at(5), at(4)], '2026-11-24')).toBe('recorded');
  });

  it('not found in the list of another day', () => {
    const friday = { ...at(10), dayOfWeek: 'Friday' } as const;
    expect(findReading({ ...saturday(at(10)), wasLatest: [null] }, [friday], TODAY)).toEqual({
      kind: 'absent',
    });
  });
});

it('sees the record after which a day goes on', () => {
  expect(latestSeenIn('Saturday', [])).toBeNull();
  const records = [saturday(at(3, LAST_WEEK)), { ...saturday(at(4)), day: TODAY }];
  expect(latestSeenIn('Saturday', records)).toEqual(at(4));
  expect(latestSeenIn('Friday', records)).toBeNull();
});
