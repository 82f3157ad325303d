import { openDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import {
  api,
  box,
  called,
  data,
  explanation,
  failureOf,
  ids,
  otherTab,
  outbox,
  prayer,
  session,
  the,
  user,
  withOutbox,
} from '@test/kit/outbox';
import { shareLocks } from '@test/kit/shareLocks';
import { createOtherTabs } from '@/platform/storage/otherTabs';
import { setSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { newLocalId, outboxWriteFrom, type OutboxWrite } from './outboxWrite';
import { databaseTakesNothing, leftInJournal, tellSent, titled, writeOffline } from '@test/kit/tabs';
import { outboxStorage } from '@test/kit/engine';

withOutbox();

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

it('is sent by one tab alone, even if the other does not hear of the sending', async () => {
  shareLocks();
  await writeOffline(user, prayer('Once'));
  const other = otherTab({ hears: false });
  expect(await other.refresh()).toHaveLength(1);
  await Promise.all([outbox.flush(), other.flush()]);
  expect(called('add_prayer')).toBe(1);
  expect(titled('Once')).toBe(1);
  expect(other.writes()).toEqual([]);
});

it.each(['was never sent', 'may have been saved'])(
  'is sent by one tab alone without locks, as by plain http, where the write %s',
  async (state) => {
    const mayBeSaved = state === 'may have been saved';
    await writeOffline(user, prayer('Once'));
    if (mayBeSaved) {
      api.faults.set('add_prayer', 'drop:once');
      await outbox.flush();
    }
    const before = called('add_prayer');
    const other = otherTab({ hears: false });
    await other.refresh();
    await Promise.all([outbox.flush(), other.flush()]);
    expect(called('add_prayer')).toBe(before + 1);
    expect(titled('Once')).toBe(1);
    await Promise.all([outbox.flush(), other.flush()]);
    expect([await ids(), other.writes()]).toEqual([[], []]);
  },
);

it('cannot be undone by a tab that does not hear of another’s sending', async () => {
  const other = otherTab({ hears: false });
  const outcome = await other.write(user, prayer('Once'), { isUndoable: true });
  const id = 'waiting' in outcome ? outcome.waiting : 0;
  await outbox.flush({ now: true });
  expect(titled('Once')).toBe(1);
  expect(other.writeOf(id)?.status).toBe('undoable');
  expect(await other.undo(id)).toBe(false);
});

it('is not sent twice by its tab, though that does not hear of another’s sending', async () => {
  await writeOffline(user, prayer('Once'));
  const other = otherTab({ hears: false });
  await other.flush();
  await outbox.flush();
  expect(called('add_prayer')).toBe(1);
});

it('is not sent again if kept only in a tab until its user was remembered', async () => {
  setSessionOnly(user, true);
  await outbox.write(user, prayer('Once'), { isUndoable: true });
  setSessionOnly(user, false);
  await outbox.storePending(user);
  const other = otherTab({ hears: false });
  await other.flush({ now: true });
  await outbox.flush({ now: true });
  expect(called('add_prayer')).toBe(1);
});

it('is not stored again if removed while its user’s others are stored', async () => {
  setSessionOnly(user, true);
  await outbox.write(user, prayer('First'), { isUndoable: true });
  await outbox.write(user, prayer('Second'), { isUndoable: true });
  setSessionOnly(user, false);
  const [first, second] = outbox.writes();
  const storing = outbox.storePending(user);
  await outbox.discard(the(second).id);
  await storing;
  expect((await outboxStorage.read())?.map(({ id }) => id)).toEqual([first?.id]);
});

it('is announced to the other tab, which shows the write until sent', async () => {
  const other = otherTab();
  await writeOffline(user, prayer('Of one tab'));
  await vi.waitFor(() => expect(other.writes()).toHaveLength(1));
  await outbox.flush();
  await vi.waitFor(() => expect(other.writes()).toEqual([]));
});

it('remains removed if discarded while the database was being read', async () => {
  const id = await writeOffline(user, prayer('Discarded'));
  const reading = outbox.refresh();
  const discarding = outbox.discard(id);
  expect(await reading).toEqual([]);
  await discarding;
  await outbox.flush();
  expect(titled('Discarded')).toBe(0);
});

it('remains removed once sent, while the writes that depend on the row get its id', async () => {
  const provisional = await writeOffline(user, prayer('Sent'));
  await writeOffline(user, session(provisional, 'For it'));
  api.faults.set('add_prayer_session', 'drop');
  let reading: Promise<readonly OutboxWrite[]> | undefined;
  const stop = outbox.watch(({ confirmed: settled }) => {
    if (settled) reading = outbox.refresh();
  });
  await outbox.flush();
  stop();
  expect((await reading)?.map(({ write }) => write?.kind)).toEqual(['session']);
});

it('has the state of the tab that does the sending, whatever the database says', async () => {
  await writeOffline(user, prayer('Lost'));
  api.faults.set('add_prayer', 'drop-after:once');
  // The state read here is from before the sending was stored.
  const stop = outbox.watch(({ writes }) => {
    if (writes.some(({ status }) => status === 'sending')) void outbox.refresh();
  });
  await outbox.flush();
  stop();
  await outbox.flush();
  expect(titled('Lost')).toBe(1);
  expect(await ids()).toEqual([]);
});

it('is not shown as being sent once its caller knows that the write waits', async () => {
  await writeOffline(user, prayer('Waits'));
  expect(outbox.writes()).toMatchObject([{ awaited: false }]);
});

it('is not adopted by a page that was opening during its sending', async () => {
  const opening = otherTab();
  const left = leftInJournal('Once');
  const starting = opening.start();
  // Its own page has stored it, sent it and removed it.
  localStorage.removeItem(`nuggets.outbox/${left.id}`);
  await starting;
  expect(called('add_new_topic')).toBe(0);
  expect(await outboxStorage.read()).toEqual([]);
});

it('is followed although the other tab runs a newer version with kinds unknown here', async () => {
  await writeOffline(user, prayer('Of this version'));
  const heard = new Promise<unknown>((resolve) => {
    const stop = outbox.watch(({ confirmed: settled }) => {
      if (!settled) return;
      stop();
      resolve(settled);
    });
  });
  const other = createOtherTabs().join('outbox', () => undefined);
  const write = { ...leftInJournal('Newer'), write: { kind: 'newer', payload: {} } };
  other.post({
    confirmed: { kind: 'newer', payload: {}, user, id: 3, at: 1, provisionalId: write.id },
    write,
  });
  expect(await heard).toMatchObject({ kind: 'newer' });
  other.leave();
  expect(await ids()).toHaveLength(1);
});

it('is stored next to a record that is too damaged to read', async () => {
  const damaged = await openDB('nuggets', 1);
  await damaged.add('outbox', null);
  damaged.close();
  await writeOffline(user, prayer('Stored'));
  expect(await outboxStorage.read()).toMatchObject([{ write: null }, { write: { kind: 'prayer' } }]);
  expect(localStorage.length).toBe(0);
});

it('is not adopted if just sent by another tab', async () => {
  databaseTakesNothing();
  const left = leftInJournal('Sent elsewhere');
  await tellSent(left);
  await outbox.start();
  expect(outbox.writes()).toEqual([]);
  expect(called('add_new_topic')).toBe(0);
});

it('remains in the form with Remember Me off if nothing can be sent at once', async () => {
  setSessionOnly(user, true);
  try {
    api.faults.set('*', 'drop');
    const failure = await failureOf(outbox.write(user, prayer('In the form')));
    expect(failure).toMatchObject({ kind: 'network' });
    expect([outbox.writes(), localStorage.length]).toEqual([[], 0]);
    expect(await outboxStorage.read()).toEqual([]);
  } finally {
    setSessionOnly(user, false);
  }
});

it('with Remember Me off sends other tabs nothing about a write', async () => {
  setSessionOnly(user, true);
  const heard: unknown[] = [];
  const other = createOtherTabs().join('outbox', (message) => heard.push(message));
  try {
    await outbox.write(user, prayer('For me alone'));
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0));
    expect(JSON.stringify(heard)).not.toContain('For me alone');
    expect(titled('For me alone')).toBe(1);
  } finally {
    other.leave();
    setSessionOnly(user, false);
  }
});

it('is compared with another tab’s new state of its row, not with an older read', async () => {
  shareLocks();
  const [first, second] = [the(data().memoryPassages[0]), the(data().memoryPassages[1])];
  await writeOffline(user, box(first.passageId, 3));
  const other = otherTab({ hears: false });
  const read = api.hold('get_mempsg_list');
  const was = second.explanation;
  const theirs = other.write(user, explanation(second.passageId, 'Theirs', was));
  await read.arrived;
  const { kind, payload } = explanation(second.passageId, 'Mine', was);
  const left = { user, at: Date.now(), command: JSON.stringify({ kind, ...payload }) };
  outboxStorage.journal(outboxWriteFrom({ ...left, localId: newLocalId(Date.now()) }, 0));
  const started = outbox.start();
  await vi.waitFor(() => expect(called('update_passage')).toBe(1));
  read.release();
  await theirs;
  await started;
  expect(data().memoryPassages[1]?.explanation).toBe('Theirs');
  expect(outbox.writes()).toMatchObject([{ write: { kind: 'explanation' }, conflict: 'explanation' }]);
});

it('is told to its caller as sent as soon as another tab has done that', async () => {
  shareLocks();
  const other = otherTab();
  const sending = api.hold('add_prayer');
  const first = other.write(user, prayer('First'));
  await sending.arrived;
  // This tab finds it waiting, and waits for its turn; what the other one adds meanwhile is sent from here.
  await outbox.refresh();
  const flushed = outbox.flush();
  const second = other.write(user, prayer('Second'));
  await vi.waitFor(() => expect(other.writes()).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 100));
  sending.release();
  await Promise.all([first, flushed]);
  expect(titled('Second')).toBe(1);
  const late = new Promise((resolve) => setTimeout(() => resolve('not told'), 3_000));
  expect(await Promise.race([second, late])).toEqual({ sent: the(data().prayers.at(-1)).prayerId });
});

it('is sent by one tab alone without locks, whenever their searches end', async () => {
  await writeOffline(user, prayer('Once'));
  api.faults.set('add_prayer', 'drop:once');
  await outbox.flush();
  expect(outbox.writes()).toMatchObject([{ status: 'unknown' }]);
  const before = called('add_prayer');
  const other = otherTab();
  await other.refresh();
  const list = api.hold('get_prayers');
  const theirs = other.flush();
  await list.arrived;
  const sending = api.hold('add_prayer');
  const mine = outbox.flush();
  await sending.arrived;
  list.release();
  await theirs;
  sending.release();
  await mine;
  expect([called('add_prayer') - before, titled('Once')]).toEqual([1, 1]);
});

it('is not sent again by a tab that hears late of the row before', async () => {
  const held: (() => void)[] = [];
  class Frozen extends BroadcastChannel {
    override addEventListener(type: string, listener: EventListener) {
      super.addEventListener(type, (event) => held.push(() => listener(event)));
    }
  }
  const made = await writeOffline(user, prayer('New'));
  await writeOffline(user, session(made, 'For it'));
  vi.stubGlobal('BroadcastChannel', Frozen);
  const frozen = otherTab();
  await frozen.refresh();
  api.faults.set('add_prayer_session', 'drop-after:once');
  await outbox.flush();
  await vi.waitFor(() => expect(outbox.writes()).toMatchObject([{ status: 'unknown' }]));
  outbox.close();
  await vi.waitFor(() => expect(held).not.toEqual([]));
  for (const hear of held.splice(0)) hear();
  await frozen.flush();
  expect(called('add_prayer_session')).toBe(1);
});

it('that was stored with Remember Me on waits on after Remember Me off', async () => {
  await writeOffline(user, { kind: 'quote', payload: { text: 'A long quote' } });
  setSessionOnly(user, true);
  try {
    api.faults.set('*', 'drop');
    await outbox.flush();
    expect(outbox.writes()).toHaveLength(1);
    api.faults.clear();
    await outbox.flush();
    expect(data().quotes.filter(({ text }) => text === 'A long quote')).toHaveLength(1);
  } finally {
    setSessionOnly(user, false);
  }
});
