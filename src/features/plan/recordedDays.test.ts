import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rememberReadingDay, withReadingDays } from './recordedDays';

const genesis = (chapter: number, dateRead: string) =>
  ({ dayOfWeek: 'Monday', bookName: 'genesis', chapter, dateRead }) as const;
const dayOf = (user: string, chapter: number, dateRead: string) =>
  withReadingDays(user, [genesis(chapter, dateRead)])[0]?.day;

it('gives each reading its day of recording here, to its user alone', () => {
  rememberReadingDay('ann', genesis(5, '2026-11-16'), '2026-11-16');
  const rows = [genesis(5, '2026-11-17'), genesis(6, '2026-11-17')];
  expect(withReadingDays('ann', rows)).toEqual([{ ...rows[0], day: '2026-11-16' }, rows[1]]);
  expect(withReadingDays('bob', rows)).toEqual(rows);
});

it.each([
  ['2026-11-16', '2026-11-23', '2026-11-23', '2026-11-16'],
  ['2026-11-16', '2026-11-23', '2026-11-24', '2026-11-16'],
  ['2026-11-16', '2026-11-23', '2026-11-16', undefined],
  ['2026-11-16', '2026-11-16', '2026-11-23', undefined],
  // The clock was ahead when the chapter was read.
  ['2099-05-01', '2026-11-23', '2026-11-23', undefined],
])('read on %s, sent on %s, dated %s: the day is %s', (read, sentOn, dated, day) => {
  rememberReadingDay('ann', genesis(5, read), sentOn);
  expect(dayOf('ann', 5, dated)).toBe(day);
});

it('reads the days that earlier versions stored', () => {
  localStorage.setItem('nuggets.readingDays/ann', JSON.stringify([genesis(5, '2026-11-16')]));
  expect(dayOf('ann', 5, '2026-11-17')).toBe('2026-11-16');
});

it('remembers five hundred, each once, whichever tab was told', () => {
  const stored = () => localStorage.getItem('nuggets.readingDays/ann') ?? '';
  const all = Array.from({ length: 500 }, (_, index) => genesis(index + 1, '2026-11-16'));
  localStorage.setItem('nuggets.readingDays/ann', JSON.stringify(all));
  rememberReadingDay('ann', genesis(500, '2026-11-16'), '2026-11-16');
  expect(dayOf('ann', 1, '2026-11-17')).toBe('2026-11-16');
  rememberReadingDay('ann', genesis(501, '2026-11-16'), '2026-11-16');
  expect(dayOf('ann', 1, '2026-11-17')).toBeUndefined();
  expect(dayOf('ann', 2, '2026-11-17')).toBe('2026-11-16');
  expect(stored().length).toBeLessThan(50_000);
});

it('ignores damaged stored days', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      localStorage.setItem('nuggets.readingDays/ann', JSON.stringify(stored));
      rememberReadingDay('ann', genesis(5, '2026-11-16'), '2026-11-16');
      expect(dayOf('ann', 5, '2026-11-17')).toBe('2026-11-16');
    }),
    { examples: [['nonsense'], [[genesis(5, '2026-11-16'), { chapter: '5' }]]] },
  );
});
