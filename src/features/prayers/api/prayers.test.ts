import { expect, it } from 'vitest';
import { prayers, prayerSessions } from './calls';
import type { ListResource } from '@/data/define/list';

function decode<Row>(list: ListResource<Row>, answer: unknown): Row[] {
  const result = list.decode(answer);
  if (!result.ok) throw new Error(result.rejection);
  return result.value;
}

it.each([[{}], [{ prayerTitleTx: null }], [{ prayerTitleTx: '' }]])(
  'keeps a prayer without a title, %j',
  (row) => {
    expect(decode(prayers, [{ prayerId: 7, archiveFl: 'N', ...row }])).toEqual([
      { prayerId: 7, title: '', details: '', personName: '', archived: false, daily: false },
    ]);
  },
);

it.each([null, undefined, '', false, {}])('keeps a prayer whose texts are all %j', (unset) => {
  const row = { prayerTitleTx: 'Exams', prayerDetailsTx: unset, prayerSubjectPersonName: unset };
  expect(decode(prayers, [{ prayerId: '7', archiveFl: unset, prayerPriorityCd: unset, ...row }])).toEqual([
    { prayerId: 7, title: 'Exams', details: '', personName: '', archived: false, daily: false },
  ]);
});

it('keeps N/A, which a person may have written', () => {
  const row = { prayerTitleTx: 'N/A', prayerDetailsTx: 'N/A', prayerSubjectPersonName: 'N/A' };
  expect(decode(prayers, [{ prayerId: 7, archiveFl: 'N', ...row }])).toEqual([
    { prayerId: 7, title: 'N/A', details: 'N/A', personName: 'N/A', archived: false, daily: false },
  ]);
  expect(
    decode(prayerSessions, [{ sessionId: 9, prayerId: 7, dateTime, prayerNoteTx: 'N/A' }]),
  ).toMatchObject([{ note: 'N/A' }]);
});

const dateTime = '2026-11-21 07:30:00';

it('keeps all sessions without an id', () => {
  const sessions = decode(prayerSessions, [
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

it.each(['', ' ', 'N/A', 0, -1])('takes %j for no id of a session', (sessionId) => {
  const sessions = decode(prayerSessions, [
    { sessionId, prayerId: 7, dateTime },
    { sessionId, prayerId: 8, dateTime },
  ]);
  expect(sessions.map(({ prayerId }) => prayerId)).toEqual([7, 8]);
  expect(new Set(sessions.map((each) => each.sessionId)).size).toBe(2);
});

it.each([null, undefined, '', '0000-00-00 00:00:00', '2026-02-30 07:30:00', 20261121])(
  'keeps a session whose time is %j',
  (unknown) => {
    expect(decode(prayerSessions, [{ sessionId: 9, prayerId: 7, dateTime: unknown }])).toMatchObject([
      { sessionId: 9, prayerId: 7, dateTime: '' },
    ]);
  },
);

it.each(['2026-11-21', '2026-11-21 25:00:00'])('keeps the day of a session whose time is %j', (written) => {
  expect(decode(prayerSessions, [{ sessionId: 9, prayerId: 7, dateTime: written }])).toMatchObject([
    { sessionId: 9, prayerId: 7, dateTime: '2026-11-21' },
  ]);
});

it('counts a duplicate session once', () => {
  const row = { sessionId: 9, prayerId: 7, dateTime };
  expect(decode(prayerSessions, [row, { ...row, sessionId: '9' }])).toHaveLength(1);
});
