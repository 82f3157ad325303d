import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rememberPrayerDay, withPrayerDays } from './recordedDays';

const session = (sessionId: number) => ({
  sessionId,
  prayerId: 1,
  dateTime: '2026-11-22T06:00:00',
  note: '',
});
const dayOf = (user: string, sessionId: number) => withPrayerDays(user, [session(sessionId)])[0]?.day;

it('gives each session its day of recording here, to its user alone', () => {
  rememberPrayerDay('ann', 7, '2026-11-21');
  expect(withPrayerDays('ann', [session(7), session(8)])).toEqual([
    { ...session(7), day: '2026-11-21' },
    session(8),
  ]);
  expect(dayOf('bob', 7)).toBeUndefined();
});

it('remembers the last two thousand: five a day for a year', () => {
  const stored = () => localStorage.getItem('nuggets.prayerDays/ann') ?? '';
  const all = Array.from({ length: 2_000 }, (_, index) => ({ sessionId: index + 1, day: '2026-11-21' }));
  localStorage.setItem('nuggets.prayerDays/ann', JSON.stringify(all));
  expect(dayOf('ann', 1)).toBe('2026-11-21');
  rememberPrayerDay('ann', 2_001, '2026-11-21');
  expect(dayOf('ann', 1)).toBeUndefined();
  expect(dayOf('ann', 2)).toBe('2026-11-21');
  expect(dayOf('ann', 2_001)).toBe('2026-11-21');
  expect(stored().length).toBeLessThan(100_000);
});

it('ignores damaged stored days', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      localStorage.setItem('nuggets.prayerDays/ann', JSON.stringify(stored));
      rememberPrayerDay('ann', 7, '2026-11-21');
      expect(dayOf('ann', 7)).toBe('2026-11-21');
    }),
    { examples: [['nonsense'], [[{ sessionId: 7 }]], [[{ sessionId: '7', day: 8 }]]] },
  );
});
