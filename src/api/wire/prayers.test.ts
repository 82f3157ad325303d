import * as v from 'valibot';
import { expect, it } from 'vitest';
import { prayers, prayerSessions } from './prayers';

it.each([[{}], [{ prayerTitleTx: null }], [{ prayerTitleTx: '' }]])(
  'keeps a prayer without a title, %j',
  (row) => {
    expect(v.parse(prayers, [{ prayerId: 7, archiveFl: 'N', ...row }])).toEqual([
      { prayerId: 7, title: '', details: '', personName: '', archived: false, daily: false },
    ]);
  },
);

it('keeps sessions without an id, each for itself', () => {
  const dateTime = '2026-11-21 07:30:00';
  const sessions = v.parse(prayerSessions, [
    { prayerId: 7, dateTime },
    { prayerId: 7, dateTime, sessionId: null },
    { prayerId: 7, dateTime, sessionId: '12' },
  ]);
  expect(sessions.map(({ prayerId, sessionId }) => [prayerId, sessionId])).toEqual([
    [7, -1],
    [7, -2],
    [7, 12],
  ]);
});
