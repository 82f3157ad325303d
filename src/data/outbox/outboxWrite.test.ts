import { expect, it } from 'vitest';
import { isProvisional, newLocalId, outboxWriteFrom, toStored, type OutboxWrite } from './outboxWrite';

const LATER = 5_000_000_000_000;

it('gives each write an id below the one before, by its time', () => {
  const first = newLocalId(LATER);
  expect(first).toBeLessThanOrEqual(-LATER * 1000);
  expect(first).toBeGreaterThan(-(LATER + 1) * 1000);
  const second = newLocalId(LATER + 60_000, first);
  expect(second).toBeLessThanOrEqual(-(LATER + 60_000) * 1000);
  // A clock that was set back gives no id twice.
  expect(newLocalId(LATER, second)).toBe(second - 1);
  expect(newLocalId(LATER, second - 1)).toBe(second - 2);
  expect(isProvisional(second)).toBe(true);
  expect(isProvisional(-1)).toBe(false);
  expect(isProvisional(7)).toBe(false);
});

it.each([
  ['nothing', undefined],
  ['a word', 'lost'],
  ['nothing that can be read', { user: 7, command: '{"kind":7}', at: 'noon', attempts: 'many' }],
  ['half of what was written', { command: '{"kind":"readi', unanswered: 1, conflict: true, unclear: null }],
])('reads a stored write that is %s as nobody’s and never attempted', (_, stored) => {
  const write = outboxWriteFrom(stored, 3);
  expect(write).toMatchObject({
    user: '',
    write: null,
    at: 0,
    status: 'queued',
    attempts: 0,
    nextAt: 0,
    unclear: false,
    awaited: false,
  });
  expect(write.conflict).toBeUndefined();
  expect(isProvisional(write.id)).toBe(true);
  expect(write.id).not.toBe(outboxWriteFrom(stored, 4).id);
});

it('reads a write that an earlier version stored as never attempted', () => {
  const command = JSON.stringify({ kind: 'prayerArchive', prayerId: 4 });
  expect(outboxWriteFrom({ user: 'ann', command, at: 12 }, 1)).toMatchObject({
    user: 'ann',
    write: { kind: 'prayerArchive', payload: { prayerId: 4 } },
    at: 12,
    status: 'queued',
    attempts: 0,
    nextAt: 0,
    unclear: false,
  });
});

it.each([
  [{ unanswered: true }, 'unknown', true],
  [{ unanswered: true, endedAt: 12 }, 'unknown', false],
  [{ unanswered: true, refused: 'no' }, 'rejected', true],
  [{ refused: 'no' }, 'rejected', false],
] as const)('reads what an earlier version stored as %j', (stored, status, mayStillRun) => {
  expect(outboxWriteFrom(stored, 1)).toMatchObject({ status, mayStillRun });
});

it('restores a stored write, except that its sending was under way', () => {
  const written: OutboxWrite = {
    ...outboxWriteFrom({}, 1),
    id: newLocalId(LATER),
    user: 'ann',
    write: null,
    at: 12,
    before: { highestId: 3, ids: [4] },
    status: 'rejected',
    sentAt: 14,
    mayStillRun: false,
    attempts: 2,
    nextAt: 99,
    refused: 'gone',
    conflict: 'title',
    unclear: true,
    awaited: true,
  };
  const { id, ...stored } = { ...toStored(written), id: 1 };
  expect(stored).not.toHaveProperty('awaited');
  expect(outboxWriteFrom(stored, id)).toEqual({ ...written, awaited: false });
});
