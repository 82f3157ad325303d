import { expect, it, vi } from 'vitest';
import {
  api,
  box,
  called,
  data,
  failureOf,
  ids,
  otherTab,
  outbox,
  passage,
  prayer,
  session,
  sessionsNoted,
  the,
  user,
  view,
  withOutbox,
} from '@test/kit/outbox';
import { openStorage } from '@/platform/storage/database';
import { setSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { newLocalId, outboxWriteFrom } from './outboxWrite';
import { outboxStorage } from '@test/kit/engine';
import { databaseTakesNoChanges, titled, writeOffline } from '@test/kit/tabs';

withOutbox();

it('sends at once while the server is there, and stores nothing', async () => {
  const outcome = await outbox.write(user, prayer('Harvest'));
  expect(outcome).toEqual({ sent: data().prayers.at(-1)?.prayerId });
  expect(await outboxStorage.read()).toEqual([]);
});

it('stores a write before sending, so that the write survives an immediate reload', async () => {
  const { id } = outboxWriteFrom({ user, at: 1, command: '{}', localId: newLocalId(Date.now()) }, 0);
  outboxStorage.journal({
    ...outboxWriteFrom({ user, at: 1, command: JSON.stringify({ kind: 'topic', name: 'Awe' }) }, 0),
    id,
  });
  // The page is closed here; the next one finds what it left.
  await outbox.start();
  await vi.waitFor(() => expect(data().topics.map(({ name }) => name)).toContain('Awe'));
  expect(localStorage.length).toBe(0);
});

it('removes each sent write, also when many are sent at the same time', async () => {
  const passages = data().memoryPassages.slice(0, 12);
  await Promise.all(passages.map(({ passageId }) => outbox.write(user, view(passageId, Date.now()))));
  // On a busy machine some are said to wait, and are sent all the same.
  await vi.waitFor(async () => expect(await ids()).toEqual([]), { timeout: 20_000 });
  expect(called('update_last_viewed')).toBe(12);
  await outbox.flush();
  expect(called('update_last_viewed')).toBe(12);
});

it('stores writes while offline, and sends each once when online again', async () => {
  api.faults.set('*', 'drop');
  const outcome = await outbox.write(user, prayer('One'));
  expect(outcome).toHaveProperty('waiting');
  await outbox.write(user, prayer('Two'));
  api.faults.clear();
  await Promise.all([outbox.flush(), outbox.flush()]);
  expect(
    data()
      .prayers.slice(-2)
      .map(({ title }) => title),
  ).toEqual(['One', 'Two']);
  expect(await ids()).toEqual([]);
});

it('sends each view of a passage, also those that waited: each was one', async () => {
  api.faults.set('*', 'drop');
  const { passageId } = passage();
  await outbox.write(user, view(passageId, 1_000_000_000_000));
  await outbox.write(user, view(passageId, 1_000_000_060_000));
  api.faults.clear();
  passage().lastViewedNum = 0;
  const before = called('update_last_viewed');
  await outbox.flush();
  expect(called('update_last_viewed') - before).toBe(2);
  expect(passage().lastViewedNum).toBe(1_000_000_060_000);
  expect(await ids()).toEqual([]);
});

it('sends each view of a passage practised twice, however slow the server is', async () => {
  const [first, second] = data().memoryPassages;
  const held = api.hold('update_last_viewed');
  const hanging = outbox.write(user, view(the(first).passageId));
  await held.arrived;
  const at = Date.now();
  const views = [0, 1].map((later) => outbox.write(user, view(the(second).passageId, at + later)));
  held.release();
  expect(await Promise.all([hanging, ...views])).toEqual([{ sent: 0 }, { sent: 0 }, { sent: 0 }]);
  expect(called('update_last_viewed')).toBe(3);
  expect(the(second).lastViewedNum).toBe(at + 1);
});

it('tells its caller after ten seconds that the write waits, and goes on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const held = api.hold('add_prayer');
  try {
    const outcome = outbox.write(user, prayer('Slow'));
    await held.arrived;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toHaveProperty('waiting');
  } finally {
    vi.useRealTimers();
  }
  held.release();
  await vi.waitFor(async () => expect(await ids()).toEqual([]));
  expect(data().prayers.at(-1)?.title).toBe('Slow');
});

it('asks the user about a write at which the server fails repeatedly', async () => {
  api.faults.set('update_last_viewed', '500');
  passage().lastViewedNum = 0;
  await outbox.write(user, view(passage().passageId));
  const attempts = () => called('update_last_viewed');
  while (attempts() < 5) await outbox.flush({ now: true });
  expect((await outbox.refresh())[0]?.refused).toBeUndefined();
  await outbox.flush({ now: true });
  // The list shows that the server does not have it.
  expect((await outbox.refresh())[0]).toMatchObject({
    status: 'rejected',
    unclear: false,
    refused: 'Query failed: no such table',
  });
  await outbox.flush({ now: true });
  expect(attempts()).toBe(6);
});

it('ignores a time in the future set by a clock that was set back', async () => {
  api.faults.set('update_last_viewed', '500:once');
  vi.useFakeTimers({ now: Date.UTC(2090, 0, 1), toFake: ['Date'] });
  try {
    await outbox.write(user, view(passage().passageId));
  } finally {
    vi.useRealTimers();
  }
  expect((await outbox.refresh())[0]?.nextAt).toBeGreaterThan(Date.UTC(2090, 0, 1));
  await outbox.flush();
  expect(await ids()).toEqual([]);
});

it('keeps the order of pending writes when the network is lost in between', async () => {
  api.faults.set('*', 'drop');
  await outbox.write(user, prayer('One'));
  await outbox.write(user, prayer('Two'));
  api.faults.clear();
  api.faults.set('add_prayer', 'drop:once');
  await outbox.flush();
  expect(await ids()).toHaveLength(2);
  await outbox.flush();
  const titles = data().prayers.map(({ title }) => title);
  expect(titles.slice(-2)).toEqual(['One', 'Two']);
});

it('tells its caller of a refusal, and discards the write', async () => {
  api.faults.set('update_passage', 'error');
  const failure = await failureOf(outbox.write(user, box(passage().passageId, 2)));
  expect(failure).toMatchObject({ kind: 'rejected' });
  expect(await ids()).toEqual([]);
});

it.each(['error', '401'])('keeps a session that is refused with %s, and returns its id', async (fault) => {
  api.faults.set('add_prayer_session', fault);
  const failure = await failureOf(outbox.write(user, session(5, 'She pased')));
  const [refused] = await outbox.refresh();
  expect(failure).toMatchObject({ waiting: refused?.id });
  api.faults.clear();
  await outbox.write(user, session(5, 'She passed'), { insteadOf: refused?.id });
  await outbox.flush();
  expect([sessionsNoted('She pased'), sessionsNoted('She passed')]).toEqual([0, 1]);
});

it('does not block other queues with a write that hangs or fails', async () => {
  api.faults.set('update_last_viewed', '500');
  passage().lastViewedNum = 0;
  await outbox.write(user, view(passage().passageId));
  expect(await outbox.write(user, prayer('Beside it'))).toHaveProperty('sent');
  expect(await ids()).toHaveLength(1);
  const before = called('update_last_viewed');
  await outbox.flush();
  // Its next attempt is not due yet.
  expect(called('update_last_viewed')).toBe(before);
  api.faults.clear();
  await outbox.flush({ now: true });
  expect(await ids()).toEqual([]);
});

it('notifies watchers of sent writes and of pending ones', async () => {
  const seen: unknown[] = [];
  const stop = outbox.watch(({ confirmed: settled }) => settled && seen.push(settled));
  const outcome = await outbox.write(user, prayer('Seen'));
  stop();
  expect(seen).toMatchObject([{ kind: 'prayer', user, id: 'sent' in outcome && outcome.sent }]);
});

it('refuses a guest, in any spelling, without a call', async () => {
  const failure = await failureOf(outbox.write('GUEST', prayer('No')));
  expect(failure).toMatchObject({ kind: 'rejected', detail: 'Guest users have no prayers' });
  expect(api.requests).toEqual([]);
});

it('reads and sends writes of an earlier version, and can discard invalid ones', async () => {
  const { passageId } = passage();
  await openStorage().inDatabase(async (db) => {
    await db.add('outbox', {
      user,
      at: 1,
      command: JSON.stringify({ kind: 'box', passage: { passageId, box: 3 } }),
    });
    await db.add('outbox', { user, at: Number.NaN, command: 'nonsense' });
  });
  await outbox.flush();
  expect(passage().box).toBe(3);
  const [nonsense] = await outbox.refresh();
  expect(nonsense).toMatchObject({ write: null });
  await outbox.discard(the(nonsense).id);
  expect(await outboxStorage.read()).toEqual([]);
});

it('keeps a stored write when its user is no longer remembered', async () => {
  api.faults.set('*', 'drop');
  await outbox.write(user, { kind: 'topic', payload: { name: 'Kept' } }, { isUndoable: true });
  setSessionOnly(user, true);
  await outbox.flush({ now: true });
  expect(await outbox.refresh()).toMatchObject([{ status: 'queued' }]);
  setSessionOnly(user, false);
});

it('gives a change back to its form after ten seconds with Remember Me off', async () => {
  setSessionOnly(user, true);
  try {
    const { prayerId } = the(data().prayers[0]);
    api.faults.set('get_prayers', 'hang');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const failing = failureOf(
      outbox.write(user, { kind: 'prayerEdit', payload: { prayerId, changes: { title: 'New' } } }),
    );
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failing).toMatchObject({ kind: 'network' });
    expect(outbox.writes()).toEqual([]);
  } finally {
    vi.useRealTimers();
    setSessionOnly(user, false);
  }
});

it.each([
  [
    'undone',
    async () => {
      const outcome = await outbox.write(user, prayer('Over'), { isUndoable: true });
      return { id: 'waiting' in outcome ? outcome.waiting : 0, sent: 0 };
    },
    async (id: number) => expect(await outbox.undo(id)).toBe(true),
  ],
  [
    'confirmed',
    async () => ({ id: await writeOffline(user, prayer('Over')), sent: 1 }),
    () => outbox.flush(),
  ],
])('sends nothing that was %s while the database took no changes', async (_, make, end) => {
  const { id, sent } = await make();
  const takeChanges = databaseTakesNoChanges();
  await end(id);
  outbox.close();
  expect(titled('Over')).toBe(sent);
  const full = otherTab();
  await full.start();
  await full.flush({ now: true });
  expect([titled('Over'), full.writes()]).toEqual([sent, []]);
  full.close();
  takeChanges();
  expect(await outboxStorage.read()).toEqual([]);
  const next = otherTab();
  await next.start();
  await next.flush({ now: true });
  expect([titled('Over'), next.writes()]).toEqual([sent, []]);
  await outboxStorage.read();
  expect(Object.keys(localStorage).filter((key) => key.includes(String(id)))).toEqual([]);
});

it('leaves no mark of a session-only user’s write, whatever the database does', async () => {
  setSessionOnly(user, true);
  try {
    const takeChanges = databaseTakesNoChanges();
    await outbox.write(user, session(1, 'Private'), { highestKnownId: 1_000 });
    takeChanges();
    expect(sessionsNoted('Private')).toBe(1);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('nuggets.outbox/'))).toEqual([]);
  } finally {
    setSessionOnly(user, false);
  }
});
