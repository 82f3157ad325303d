import { afterEach, expect, it, vi } from 'vitest';
import { setSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { prayer } from '@test/kit/outbox';
import { openStorage } from '@/platform/storage/database';
import { afterConfirmed } from './laterWrites';
import { createOutboxStorage } from './outboxStorage';
import { newLocalId, outboxWriteFrom, toStored, type OutboxWrite } from './outboxWrite';
import { outboxStorage, subjects } from '@test/kit/engine';

let lastId: number | undefined;

afterEach(async () => {
  for (const { id } of (await outboxStorage.read()) ?? []) await outboxStorage.remove(id);
  setSessionOnly('demo', false);
});

/** A write made at a moment, and after those of the test before it. */
function madeAt(at: number, change: Partial<OutboxWrite> = {}): OutboxWrite {
  lastId = newLocalId(at, lastId);
  const made = outboxWriteFrom({ user: 'demo', at, localId: lastId }, 0);
  return { ...made, write: prayer('Rain'), ...change };
}
const stored = async () => (await outboxStorage.read())?.map(({ id }) => id);

it('gives the writes of the journal in the order in which they were made', () => {
  const [first, second, third] = [madeAt(1_000), madeAt(2_000), madeAt(3_000)];
  for (const write of [third, first, second]) outboxStorage.journal(write);
  expect(outboxStorage.journaledWrites().map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
});

it('moves a write to the database', async () => {
  const write = madeAt(1_000);
  outboxStorage.journal(write);
  expect(await outboxStorage.add(write)).toBe(true);
  expect([outboxStorage.journaledWrites(), await stored()]).toEqual([[], [write.id]]);
});

it.each([false, true])('keeps the news that comes late of a left write: sent, %s', async (isTold) => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const made = madeAt(1_000);
  outboxStorage.journal(made);
  expect(await outboxStorage.adopt(made)).toBe(true);
  // Its page had sent it at once, which browser storage tells this one only now.
  if (isTold) outboxStorage.journal({ ...made, sentAt: 1_500, status: 'sending' });
  const [later] = timers.mock.calls.findLast(([, ms]) => ms === 3_000) ?? [];
  later?.();
  expect(outboxStorage.journaledWrites().map(({ id }) => id)).toEqual(isTold ? [made.id] : []);
  expect((await outboxStorage.read())?.map(({ sentAt }) => sentAt)).toEqual([isTold ? 1_500 : undefined]);
  const claimed = await outboxStorage.claim({ ...made, sentAt: 9_000, status: 'sending' }, undefined);
  expect(claimed).toBe(!isTold);
});

it('changes nothing in the journal after a close, like a closed tab', async () => {
  const storage = openStorage();
  const closing = createOutboxStorage(storage);
  const [kept, late] = [madeAt(1_000), madeAt(2_000)];
  closing.journal(kept);
  storage.close();
  await closing.remove(kept.id);
  expect(closing.journal(late)).toBe(false);
  expect(outboxStorage.journaledWrites().map(({ id }) => id)).toEqual([kept.id]);
});

it('stores nothing of a user who is not to be remembered', async () => {
  setSessionOnly('demo', true);
  const write = madeAt(2_000);
  outboxStorage.journal(write);
  expect(await outboxStorage.add(write)).toBe(false);
  expect(await outboxStorage.put(write)).toBeUndefined();
  expect([outboxStorage.journaledWrites(), await stored()]).toEqual([[], []]);
  expect([localStorage.length, sessionStorage.getItem(`nuggets.outbox/${write.id}`)]).toEqual([0, null]);
});

it('does not store again a write that another tab has moved and sent', async () => {
  expect(await outboxStorage.adopt(madeAt(1_000))).toBe(true);
  expect(await stored()).toEqual([]);
});

it('keeps that a write was sent, where the journal still has the unsent one', async () => {
  const made = madeAt(1_000);
  const sent = { ...made, sentAt: 1_500, status: 'unknown' as const };
  outboxStorage.journal(sent);
  await outboxStorage.adopt(sent);
  outboxStorage.journal(made);
  expect(await outboxStorage.adopt(made)).toBe(true);
  expect(await outboxStorage.read()).toMatchObject([
    { id: made.id, sentAt: 1_500, status: 'unknown' as const },
  ]);
});

it('reads back a stored write unchanged', async () => {
  const write = madeAt(1_000, {
    before: { highestId: 2, ids: [3] },
    attempts: 1,
    refused: 'No',
    conflict: 'title',
  });
  outboxStorage.journal(write);
  await outboxStorage.adopt(write);
  expect(await outboxStorage.read()).toEqual([write]);
  expect(outboxWriteFrom(toStored(write), 0)).toEqual(write);
});

const settled = madeAt(1_000);
const payload = { prayerId: settled.id, note: '', dateTime: '2026-11-21T12:00:00' };
const session = { kind: 'session', payload } as const;
const ids = new Map([[settled.id, 31]]);

const rain = prayer('Rain');

const before = { highestId: 30, ids: [] };

it.each([
  ['an equal one knows its row', { before }, { before: { highestId: 30, ids: [31] }, write: rain }],
  ['an equal one of which nothing is known stays so', {}, { before: undefined, write: rain }],
  ['another is unchanged', { before, write: prayer('Sun') }, { before, write: prayer('Sun') }],
  ['one of another user is unchanged', { before, user: 'reader' }, { before, write: rain }],
  ['one that is damaged stays so', { before, write: null }, { before, write: null }],
  [
    'one about the row gets its id',
    { before, write: session },
    { before, write: { kind: 'session', payload: { ...payload, prayerId: 31 } } },
  ],
] as const)('after a write was saved, %s', (_, change: Partial<OutboxWrite>, expected) => {
  const other = madeAt(2_000, change);
  const after = afterConfirmed(subjects.bind, other, settled, 31, ids);
  expect({ before: after.before, write: after.write }).toEqual(expected);
  // An unchanged write is not stored again.
  expect(after === other).toBe(JSON.stringify(after) === JSON.stringify(other));
});

it('gives a write that a left page has sent to no other tab', async () => {
  const made = madeAt(1_000);
  await outboxStorage.add(made);
  const sent = { ...made, sentAt: 2_000, status: 'sending' as const };
  outboxStorage.journal({ ...made, sentAt: 1_500, status: 'sending' });
  expect(await outboxStorage.claim(sent, made.sentAt)).toBe(false);
  expect(await outboxStorage.read()).toMatchObject([{ id: made.id, sentAt: 1_500 }]);
  // Who knows that may send it again.
  expect(await outboxStorage.claim(sent, 1_500)).toBe(true);
});

it('keeps a sent write in the journal until the database has forgotten that write', async () => {
  const made = madeAt(1_000);
  await outboxStorage.add(made);
  outboxStorage.journal({ ...made, sentAt: 1_500, status: 'sending' });
  const removing = outboxStorage.remove(made.id);
  // A page that is closed now leaves both to the next one.
  expect(outboxStorage.journaledWrites()).toMatchObject([{ id: made.id, sentAt: 1_500 }]);
  await removing;
  expect([outboxStorage.journaledWrites(), await stored()]).toEqual([[], []]);
});

it('takes an undone write from the journal at once', async () => {
  const made = madeAt(1_000);
  outboxStorage.journal(made);
  const removing = outboxStorage.remove(made.id);
  expect(outboxStorage.journaledWrites()).toEqual([]);
  await removing;
});

it('gives a sent write to no other tab, although the journal has the unsent one', async () => {
  const made = madeAt(1_000);
  await outboxStorage.add(made);
  expect(await outboxStorage.claim({ ...made, sentAt: 1_500, status: 'sending' }, undefined)).toBe(true);
  outboxStorage.journal(made);
  expect(await outboxStorage.claim({ ...made, sentAt: 2_000, status: 'sending' }, undefined)).toBe(false);
  expect(await outboxStorage.claim({ ...made, sentAt: 2_000, status: 'sending' }, 1_500)).toBe(true);
});
