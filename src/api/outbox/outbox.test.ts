import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startMockApi } from '@test/kit/startMockApi';
import { ApiError } from '@/api/client/ApiError';
import { readList } from '@test/kit/readList';
import { inDatabase } from '@/device/database';
import { retryWrite, startOutbox, write as writeKind } from './outbox';
import { discardWrite, refresh, watchOutbox } from './outboxState';
import { flushOutbox } from './sending';
import { addWrite, journalWrite, removeWrite, storedWrites } from './outboxStorage';
import { bindWrite } from '@/api/writes/writes';
import { isProvisional, newLocalId, outboxWriteFrom } from './outboxWrite';

let api: ReturnType<typeof startMockApi>;

beforeEach(async () => {
  for (const { id } of await refresh()) await discardWrite(id);
  api = startMockApi();
});

const user = 'demo';
const data = () => api.db.user(user);
const called = (endpoint: string) => api.requests.filter((request) => request.endpoint === endpoint).length;

/** The device's clock, as it tells it. */
const now = () => new Date().toISOString().slice(0, 19);
const session = (prayerId: number, note = '') => ({
  kind: 'session' as const,
  payload: { prayerId, note, dateTime: now() },
});
const view = (passageId: number, epochMs = 1_000_000) => ({
  kind: 'view' as const,
  payload: { passageId, epochMs, text: '11-21-26 07:29:31' },
});
const box = (passageId: number, to: number, was?: number) => ({
  kind: 'box' as const,
  payload: { passageId, box: to, ...(was !== undefined && { was }) },
});
const explanation = (passageId: number, words: string, was?: string) => ({
  kind: 'explanation' as const,
  payload: { passageId, explanation: words, ...(was !== undefined && { was }) },
});
const prayer = (title: string) => ({
  kind: 'prayer' as const,
  payload: { title, details: '', personName: '', archived: false, daily: false },
});
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? error.failure : error),
  );
/** The one there is, or the test fails. */
function the<T>(item: T | undefined): T {
  if (item === undefined) throw new Error('There is none');
  return item;
}
const passage = () => the(data().memoryPassages[0]);
const ids = async () => (await refresh()).map(({ id }) => id);

it('sends at once when the server is there, and holds nothing back', async () => {
  const outcome = await writeKind(user, prayer('Harvest'));
  expect(outcome).toEqual({ sent: data().prayers.at(-1)?.prayerId });
  expect(await storedWrites()).toEqual([]);
});

it('stores a write before it is sent, also over the next moment’s reload', async () => {
  const { id } = outboxWriteFrom({ user, at: 1, command: '{}', localId: newLocalId(Date.now()) }, 0);
  journalWrite({
    ...outboxWriteFrom({ user, at: 1, command: JSON.stringify({ kind: 'topic', name: 'Awe' }) }, 0),
    id,
  });
  // The page was left here; the next one finds what it left.
  await startOutbox();
  await vi.waitFor(() => expect(data().topics.map(({ name }) => name)).toContain('Awe'));
  expect(localStorage.length).toBe(0);
});

it('forgets what was sent at once, though many are sent side by side', async () => {
  const passages = data().memoryPassages.slice(0, 12);
  await Promise.all(passages.map(({ passageId }) => writeKind(user, view(passageId, Date.now()))));
  expect(called('update_last_viewed')).toBe(12);
  expect(await ids()).toEqual([]);
  await flushOutbox();
  expect(called('update_last_viewed')).toBe(12);
});

it('keeps writes while the network is away, and sends each once when it is back', async () => {
  api.faults.set('*', 'drop');
  const outcome = await writeKind(user, prayer('One'));
  expect(outcome).toHaveProperty('waiting');
  await writeKind(user, prayer('Two'));
  api.faults.clear();
  await Promise.all([flushOutbox(), flushOutbox()]);
  expect(
    data()
      .prayers.slice(-2)
      .map(({ title }) => title),
  ).toEqual(['One', 'Two']);
  expect(await ids()).toEqual([]);
});

it('sends only the latest view of a passage', async () => {
  api.faults.set('*', 'drop');
  const later = passage().lastViewedNum + 5000;
  for (const epochMs of [later - 2000, later - 1000, later])
    await writeKind(user, view(passage().passageId, epochMs));
  api.faults.clear();
  api.requests.length = 0;
  await flushOutbox();
  expect(called('update_last_viewed')).toBe(1);
  expect(passage().lastViewedNum).toBe(later);
});

describe('nothing of another device is undone', () => {
  it('by a box change: the row goes back as it is now, but for the box', async () => {
    const { passageId } = passage();
    await readList('passages', user);
    Object.assign(passage(), { explanation: 'From the other device', endVerse: 99 });
    await writeKind(user, box(passageId, 2, passage().box ?? 1));
    expect(passage()).toMatchObject({ box: 2, explanation: 'From the other device', endVerse: 99 });
  });

  it('by an explanation, nor by a box that waited while both were changed elsewhere', async () => {
    const { passageId } = passage();
    Object.assign(passage(), { box: 1, explanation: '' });
    api.faults.set('*', 'drop');
    await writeKind(user, box(passageId, 2, 1));
    api.faults.clear();
    Object.assign(passage(), { explanation: 'Theirs', startVerse: 2 });
    await flushOutbox();
    expect(passage()).toMatchObject({ box: 2, explanation: 'Theirs', startVerse: 2 });
  });

  it('without being asked: a changed field is a conflict', async () => {
    const { passageId } = passage();
    passage().explanation = 'Theirs';
    const failure = await failureOf(writeKind(user, explanation(passageId, 'Mine', 'Old')));
    expect(failure).toMatchObject({ conflict: { field: 'The explanation', theirs: 'Theirs' } });
    expect(passage().explanation).toBe('Theirs');
    // Who has seen it, and chosen, writes over it.
    await writeKind(user, explanation(passageId, 'Mine'));
    expect(passage().explanation).toBe('Mine');
  });

  it('later: a write that waited is told of, and written only when it is tried again', async () => {
    const { passageId } = passage();
    api.faults.set('*', 'drop');
    await writeKind(user, explanation(passageId, 'Mine', passage().explanation));
    api.faults.clear();
    passage().explanation = 'Theirs';
    await flushOutbox();
    expect(passage().explanation).toBe('Theirs');
    const [refused] = await refresh();
    expect(refused?.refused).toBe('The explanation was changed on another device meanwhile');
    await retryWrite(the(refused).id);
    expect(passage().explanation).toBe('Mine');
  });

  it('in odd values: what the app cannot read goes back as it came', async () => {
    const { passageId } = passage();
    Object.assign(passage(), { translation: 'msg', endVerse: 999, box: 7 });
    await writeKind(user, explanation(passageId, 'Kept'));
    expect(passage()).toMatchObject({ translation: 'msg', endVerse: 999, box: 7, explanation: 'Kept' });
    const first = the(data().prayers[0]);
    Object.assign(first, { priority: 'weekly' });
    await writeKind(user, {
      kind: 'prayerEdit',
      payload: { prayerId: first.prayerId, changes: { title: 'New' }, was: {} },
    });
    expect(data().prayers[0]).toMatchObject({ title: 'New', priority: 'weekly' });
  });

  it('in a letter alone: the text that it belongs to is sent with it', async () => {
    data().overrides = [];
    const { passageId } = passage();
    await writeKind(user, {
      kind: 'passageEdit',
      payload: { passageId, changes: {}, was: {}, rewording: { newText: null, appendLetter: 'b' } },
    });
    expect(data().overrides).toMatchObject([{ passageId, letter: 'b' }]);
    expect(data().overrides[0]?.text).not.toBe('');
  });
});

describe('a lost answer', () => {
  it.each([
    ['a prayer', prayer('Lost'), 'add_prayer', () => data().prayers.filter((p) => p.title === 'Lost').length],
    [
      'a topic',
      { kind: 'topic' as const, payload: { name: 'Lost' } },
      'add_new_topic',
      () => data().topics.filter(({ name }) => name === 'Lost').length,
    ],
    [
      'a reading',
      {
        kind: 'progress' as const,
        payload: { dayOfWeek: 'Sunday', bookName: 'jude', chapter: 1, dateRead: now().slice(0, 10) },
      },
      'update_reading_plan',
      () => data().readingProgress.filter(({ bookName }) => bookName === 'jude').length,
    ],
    ['a session', session(1, 'Lost'), 'add_prayer_session', () => sessionsNoted('Lost')],
  ])('of %s is looked for, and nothing is written twice', async (_, it, endpoint, count) => {
    api.faults.set(endpoint, 'drop-after:once');
    await writeKind(user, it, { known: 0 });
    expect(await ids()).toHaveLength(1);
    await flushOutbox();
    expect(await ids()).toEqual([]);
    expect(count()).toBe(1);
  });

  it('of what never arrived is sent again', async () => {
    api.faults.set('add_prayer', 'drop:once');
    await writeKind(user, prayer('Lost'), { known: 0 });
    await flushOutbox();
    expect(data().prayers.at(-1)?.title).toBe('Lost');
  });

  it('behind a PHP warning is looked for before its maker is told', async () => {
    api.faults.set('add_prayer', 'html-after:once');
    expect(await writeKind(user, prayer('Warned'), { known: 0 })).toEqual({
      sent: data().prayers.at(-1)?.prayerId,
    });
  });

  it('is asked about where nobody can tell, and sent again only then', async () => {
    api.faults.set('add_prayer', 'drop-after:once');
    await writeKind(user, prayer('Unknown'));
    await flushOutbox();
    const [asked] = await refresh();
    expect(asked).toMatchObject({ unclear: true });
    expect(asked?.refused).toContain('may have been saved');
    await retryWrite(the(asked).id);
    expect(data().prayers.filter((p) => p.title === 'Unknown')).toHaveLength(2);
  });

  it('is not taken for a session that another device recorded long before', async () => {
    data().prayerSessions.push({
      sessionId: 9999,
      prayerId: 1,
      dateTime: '2026-11-01 03:07:11',
      note: 'Alike',
    });
    const at = new Date('2026-11-01T09:20:00Z');
    vi.useFakeTimers({ now: at, toFake: ['Date'] });
    try {
      api.faults.set('add_prayer_session', 'drop:once');
      await writeKind(user, session(1, 'Alike'));
      await flushOutbox();
      expect(sessionsNoted('Alike')).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });
});

const sessionsNoted = (note: string) => data().prayerSessions.filter((each) => each.note === note).length;

it('is not looked for where the browser knew that there was no network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  api.faults.set('add_prayer', 'drop:once');
  await writeKind(user, prayer('Offline'));
  vi.restoreAllMocks();
  await flushOutbox();
  expect(called('get_prayers')).toBe(0);
  expect(data().prayers.at(-1)?.title).toBe('Offline');
});

it('tells its maker after ten seconds that it waits, and goes on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const held = api.hold('add_prayer');
  try {
    const outcome = writeKind(user, prayer('Slow'));
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

it('asks the person about what the server fails at again and again', async () => {
  api.faults.set('update_last_viewed', '500');
  await writeKind(user, view(passage().passageId));
  const attempts = () => called('update_last_viewed');
  while (attempts() < 5) await flushOutbox({ now: true });
  expect((await refresh())[0]?.refused).toBeUndefined();
  await flushOutbox({ now: true });
  expect((await refresh())[0]).toMatchObject({ unclear: true });
  await flushOutbox({ now: true });
  expect(attempts()).toBe(6);
});

it('keeps the order of what waits when the network goes again in the middle', async () => {
  api.faults.set('*', 'drop');
  await writeKind(user, prayer('One'));
  await writeKind(user, prayer('Two'));
  api.faults.clear();
  api.faults.set('add_prayer', 'drop:once');
  await flushOutbox();
  expect(await ids()).toHaveLength(2);
  await flushOutbox();
  const titles = data().prayers.map(({ title }) => title);
  expect(titles.slice(-2)).toEqual(['One', 'Two']);
});

it('does not take the first of two that are alike for the second', async () => {
  api.faults.set('add_prayer', 'drop-after:once');
  await writeKind(user, prayer('Alike'), { known: 0 });
  api.faults.set('add_prayer', 'drop:once');
  // The first one is found to have arrived, the second one is lost.
  await writeKind(user, prayer('Alike'), { known: 0 });
  expect(await ids()).toHaveLength(1);
  await flushOutbox();
  expect(data().prayers.filter(({ title }) => title === 'Alike')).toHaveLength(2);
});

it('does not take what another user wrote for one’s own', async () => {
  api.faults.set('add_prayer', 'drop-after:once');
  await writeKind('reader', prayer('Alike'), { known: 0 });
  await writeKind(user, prayer('Alike'), { known: 0 });
  await flushOutbox();
  expect(await ids()).toEqual([]);
  expect(api.db.user('reader').prayers.filter(({ title }) => title === 'Alike')).toHaveLength(1);
});

it('stores a write once, though two tabs take it over from a closed page', async () => {
  const stored = { user, at: 1, command: JSON.stringify({ kind: 'topic', name: 'Once' }) };
  const left = { ...outboxWriteFrom(stored, 0), id: newLocalId(1_000) };
  await Promise.all([addWrite(left), addWrite(left)]);
  expect(await storedWrites()).toHaveLength(1);
});

it('shows no older view over a newer one', async () => {
  const rows = await readList('passages', user);
  const { passageId, lastViewed } = the(rows.find((row) => row.lastViewed !== null));
  const shown = (epochMs: number) =>
    bindWrite(view(passageId, epochMs))
      ?.effect('passages', rows, { id: 0, at: 0 })
      .find((row) => row.passageId === passageId)?.lastViewed;
  expect(shown((lastViewed ?? 0) - 1)).toBe(lastViewed);
  expect(shown((lastViewed ?? 0) + 1)).toBe((lastViewed ?? 0) + 1);
});

it('takes the same change on another device for no conflict', async () => {
  passage().explanation = 'The same';
  const outcome = await writeKind(user, explanation(passage().passageId, 'The same', 'Old'));
  expect(outcome).toEqual({ sent: 0 });
});

it('sends nobody else’s view in place of a newer one', async () => {
  api.faults.set('*', 'drop');
  const { passageId } = passage();
  await writeKind(user, view(passageId, 1_000));
  await writeKind('reader', view(passageId, 2_000));
  expect((await refresh()).map((each) => each.user)).toEqual([user, 'reader']);
});

it('tells its maker of what is refused, and holds nothing of it', async () => {
  api.faults.set('update_passage', 'error');
  const failure = await failureOf(writeKind(user, box(passage().passageId, 2)));
  expect(failure).toMatchObject({ kind: 'rejected' });
  expect(await ids()).toEqual([]);
});

it.each(['error', '401'])('keeps a session that is refused with %s, and tells where', async (fault) => {
  api.faults.set('add_prayer_session', fault);
  const failure = await failureOf(writeKind(user, session(5, 'She pased')));
  const [refused] = await refresh();
  expect(failure).toMatchObject({ waiting: refused?.id });
  api.faults.clear();
  await writeKind(user, session(5, 'She passed'), { insteadOf: refused?.id });
  await flushOutbox();
  expect([sessionsNoted('She pased'), sessionsNoted('She passed')]).toEqual([0, 1]);
});

it('holds nobody else up with what hangs or fails', async () => {
  api.faults.set('update_last_viewed', '500');
  await writeKind(user, view(passage().passageId));
  expect(await writeKind(user, prayer('Beside it'))).toHaveProperty('sent');
  expect(await ids()).toHaveLength(1);
  const before = called('update_last_viewed');
  await flushOutbox();
  // Its time has not come yet.
  expect(called('update_last_viewed')).toBe(before);
  api.faults.clear();
  await flushOutbox({ now: true });
  expect(await ids()).toEqual([]);
});

it('sends what is about a new row once the row is there, by its own id', async () => {
  api.faults.set('*', 'drop');
  const made = await writeKind(user, prayer('New'));
  const provisional = 'waiting' in made ? made.waiting : 0;
  expect(isProvisional(provisional)).toBe(true);
  await writeKind(user, session(provisional, 'For the new one'));
  api.faults.clear();
  await flushOutbox();
  await vi.waitFor(() => expect(sessionsNoted('For the new one')).toBe(1));
  expect(data().prayerSessions.at(-1)?.prayerId).toBe(data().prayers.at(-1)?.prayerId);
});

it('holds back a view of a new passage until the server has it, and no other view', async () => {
  api.faults.set('*', 'drop');
  const ref = { translation: 'kjv', bookName: 'jude', chapter: 1, startVerse: 3, endVerse: 3 };
  const made = await writeKind(user, { kind: 'passage', payload: ref });
  const provisional = 'waiting' in made ? made.waiting : 0;
  await writeKind(user, view(provisional, 5_000_000));
  api.faults.clear();
  api.faults.set('add_memory_passage', '500');
  const later = passage().lastViewedNum + 1;
  await writeKind(user, view(passage().passageId, later));
  await flushOutbox();
  expect(passage().lastViewedNum).toBe(later);
  api.faults.clear();
  await flushOutbox({ now: true });
  await vi.waitFor(() => expect(data().memoryPassages.at(-1)).toMatchObject({ lastViewedNum: 5_000_000 }));
  expect(called('update_last_viewed')).toBe(2);
});

it('sends no view of a passage that was discarded', async () => {
  api.faults.set('*', 'drop');
  const ref = { translation: 'kjv', bookName: 'jude', chapter: 1, startVerse: 4, endVerse: 4 };
  const made = await writeKind(user, { kind: 'passage', payload: ref });
  const provisional = 'waiting' in made ? made.waiting : 0;
  await writeKind(user, view(provisional));
  await discardWrite(provisional);
  api.faults.clear();
  await flushOutbox();
  expect(await ids()).toEqual([]);
  expect(called('update_last_viewed')).toBe(0);
});

it('looks for what a closed page was sending only once it must have arrived', async () => {
  const at = Date.now();
  const { kind, payload } = prayer('In flight');
  const stored = { user, at, command: JSON.stringify({ kind, ...payload }), localId: newLocalId(at) };
  journalWrite(outboxWriteFrom({ ...stored, known: 0, unanswered: true, sentAt: at - 1000 }, 0));
  await startOutbox();
  expect(called('get_prayers')).toBe(0);
  data().prayers.push({
    ...the(data().prayers[0]),
    prayerId: 9998,
    title: 'In flight',
    details: '',
    personName: '',
  });
  vi.useFakeTimers({ now: at + 4000, toFake: ['Date'] });
  try {
    await flushOutbox();
  } finally {
    vi.useRealTimers();
  }
  expect(await ids()).toEqual([]);
  expect(called('add_prayer')).toBe(0);
});

it('learns from another tab what became of a write, and by which id', async () => {
  api.faults.set('*', 'drop');
  const made = await writeKind(user, prayer('Of two tabs'));
  const provisional = 'waiting' in made ? made.waiting : 0;
  await writeKind(user, session(provisional, 'Of two tabs'));
  const sent = the((await refresh()).find(({ id }) => id === provisional));
  const other = new BroadcastChannel('nuggets-outbox');
  other.postMessage({
    settled: { ...sent.write, user, id: 7, at: 1, provisionalId: provisional },
    write: sent,
  });
  await vi.waitFor(async () => expect(await ids()).toHaveLength(1));
  other.close();
  await removeWrite(provisional);
  expect((await refresh())[0]?.write?.payload).toMatchObject({ prayerId: 7 });
});

it('records a reading once that another tab or device records at the same time', async () => {
  const payload = { dayOfWeek: 'Sunday', bookName: 'jude', chapter: 1, dateRead: now().slice(0, 10) };
  await Promise.all([1, 2].map(() => writeKind(user, { kind: 'progress', payload: { ...payload } })));
  expect(data().readingProgress.filter(({ bookName }) => bookName === 'jude')).toHaveLength(1);
  // Where the list is broken, it is recorded all the same.
  api.faults.set('get_all_reading_plan_progress', '500');
  await writeKind(user, { kind: 'progress', payload: { ...payload, bookName: '3-john' } });
  expect(data().readingProgress.filter(({ bookName }) => bookName === '3-john')).toHaveLength(1);
});

it('says what left for the server, and what is still here', async () => {
  const seen: unknown[] = [];
  const stop = watchOutbox((_, settled) => settled && seen.push(settled));
  const outcome = await writeKind(user, prayer('Seen'));
  stop();
  expect(seen).toMatchObject([{ kind: 'prayer', user, id: 'sent' in outcome && outcome.sent }]);
});

it('refuses a guest, by any spelling, without a call', async () => {
  const failure = await failureOf(writeKind('GUEST', prayer('No')));
  expect(failure).toMatchObject({ kind: 'rejected', detail: 'Guest users have no prayers' });
  expect(api.requests).toEqual([]);
});

it('reads and sends what an earlier version stored, and lets nonsense be discarded', async () => {
  const { passageId } = passage();
  await inDatabase(async (db) => {
    await db.add('outbox', {
      user,
      at: 1,
      command: JSON.stringify({ kind: 'box', passage: { passageId, box: 3 } }),
    });
    await db.add('outbox', { user, at: Number.NaN, command: 'nonsense' });
  });
  await flushOutbox();
  expect(passage().box).toBe(3);
  const [nonsense] = await refresh();
  expect(nonsense).toMatchObject({ write: null });
  await discardWrite(the(nonsense).id);
  expect(await storedWrites()).toEqual([]);
});
