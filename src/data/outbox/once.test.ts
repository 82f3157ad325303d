import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  api,
  box,
  called,
  data,
  explanation,
  ids,
  otherTab,
  outbox,
  passage,
  prayer,
  session,
  sessionsNoted,
  the,
  user,
} from '@test/kit/outbox';
import { readList } from '@test/kit/readList';
import { server } from '@test/kit/server';
import { forgetUser } from '../cache/answerCache';
import type { Write } from '../write/writes';
import { journalWrite } from './outboxStorage';
import { newLocalId, outboxWriteFrom, toStored } from './outboxWrite';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const titled = (title: string) => data().prayers.filter((row) => row.title === title).length;
const believesOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

describe('a browser that believes itself offline', () => {
  it.each(['drop-after', '502-after'])('loses an answer by %s, and sends once', async (fault) => {
    believesOffline();
    api.faults.set('add_prayer', `${fault}:once`);
    await outbox.write(user, prayer('Once'));
    vi.restoreAllMocks();
    await outbox.flush();
    expect(titled('Once')).toBe(1);
    expect(await ids()).toEqual([]);
  });

  it('sends what it could not send before, once the network is there', async () => {
    believesOffline();
    api.faults.set('*', 'drop');
    await outbox.write(user, prayer('Waited'));
    api.faults.clear();
    vi.restoreAllMocks();
    await outbox.flush();
    expect(titled('Waited')).toBe(1);
    expect(await ids()).toEqual([]);
  });

  it.each([undefined, 1_000])(
    'tries no write while the list cannot be read, though its highest id was %j',
    async (highestKnownId) => {
      believesOffline();
      api.faults.set('*', 'drop');
      await outbox.write(user, prayer('Not tried'), { highestKnownId });
      expect(called('add_prayer')).toBe(0);
      expect(outbox.writes()).toMatchObject([{ unanswered: false }]);
    },
  );
});

describe('a page that is closed while the server takes long', () => {
  const at = Date.UTC(2026, 10, 21, 12);
  const left = (change: object) => {
    const { kind, payload } = prayer('Slow');
    const command = JSON.stringify({ kind, ...payload });
    const before = { highestId: 1000, ids: [] };
    const stored = { user, at, command, localId: newLocalId(at), before, unanswered: true, sentAt: at };
    journalWrite(outboxWriteFrom({ ...stored, ...change }, 0));
  };
  const commit = () =>
    data().prayers.push({
      ...the(data().prayers[0]),
      prayerId: 1001,
      title: 'Slow',
      details: '',
      personName: '',
    });

  it.each([8_000, 15_000, 29_000])('writes once, although it commits after %i ms', async (ms) => {
    vi.useFakeTimers({ now: at + ms - 1, toFake: ['Date'] });
    left({});
    await outbox.start();
    expect(called('add_prayer')).toBe(0);
    commit();
    vi.setSystemTime(at + 30_000);
    await outbox.flush();
    expect(called('add_prayer')).toBe(0);
    expect(await ids()).toEqual([]);
  });

  const leftSending = ({ kind, payload }: Write) =>
    left({ command: JSON.stringify({ kind, ...payload }), before: undefined });

  /** Opens the next page a second later, which comes upon what is under way, and lets some more pass. */
  const comeUpon = async () => {
    vi.useFakeTimers({ now: at + 1_000, toFake: ['Date', 'performance'] });
    await outbox.start();
    vi.advanceTimersByTime(8_000);
    await outbox.flush();
  };

  it('records a session once, although it is about a row that is there', async () => {
    const { kind, payload } = session(1, 'Slow');
    const highestId = Math.max(...data().prayerSessions.map(({ sessionId }) => sessionId));
    left({ command: JSON.stringify({ kind, ...payload }), before: { highestId, ids: [] } });
    await comeUpon();
    expect(called('add_prayer_session')).toBe(0);
    const dateTime = '2026-11-21 12:00:09';
    data().prayerSessions.push({ sessionId: highestId + 1, prayerId: 1, dateTime, note: 'Slow' });
    await outbox.flush();
    expect(sessionsNoted('Slow')).toBe(1);
    expect(called('add_prayer_session')).toBe(0);
    expect(await ids()).toEqual([]);
  });

  it('lets no later change of the row overtake the one that is under way', async () => {
    const { passageId } = passage();
    Object.assign(passage(), { box: 1 });
    leftSending(box(passageId, 2, 1));
    await comeUpon();
    expect(await outbox.write(user, box(passageId, 3, 2))).toHaveProperty('waiting');
    expect(called('update_passage')).toBe(0);
    Object.assign(passage(), { box: 2 });
    await outbox.flush();
    expect(passage().box).toBe(3);
    expect(called('update_passage')).toBe(1);
    expect(await ids()).toEqual([]);
  });

  it('is not asked about while that may last', async () => {
    vi.useFakeTimers({ now: at + 5_000, toFake: ['Date'] });
    commit();
    left({ before: undefined });
    await outbox.start();
    expect(outbox.writes()[0]?.refused).toBeUndefined();
  });

  it('waits by the server’s clock if the device’s was changed meanwhile', async () => {
    const answerAt = (ms: number) =>
      server.use(
        http.get('*/bible/api/get_prayers.php', () =>
          HttpResponse.json([], { headers: { Date: new Date(ms).toUTCString() } }),
        ),
      );
    answerAt(at + 5_000);
    vi.useFakeTimers({ now: at + 3 * 86_400_000, toFake: ['Date'] });
    left({ sentAtServer: at });
    await outbox.start();
    expect(called('add_prayer')).toBe(0);
    answerAt(at + 31_000);
    await outbox.flush();
    expect(called('add_prayer')).toBe(1);
    // The clocks agree again for the next test.
    vi.useRealTimers();
    answerAt(Date.now());
    await readList('prayers', user);
  });
});

it('finds a reading by the day on which it was sent', async () => {
  const made = new Date();
  const dateRead = made.toISOString().slice(0, 10);
  const reading = { dayOfWeek: 'Sunday', bookName: 'jude', chapter: 1, dateRead };
  api.faults.set('*', 'drop');
  await outbox.write(user, { kind: 'progress', payload: reading });
  api.faults.clear();
  const later = new Date(made.getTime() + 3 * 86_400_000);
  vi.useFakeTimers({ now: later, toFake: ['Date'] });
  api.clock.set(later);
  api.faults.set('update_reading_plan', 'drop-after:once');
  await outbox.flush();
  await outbox.flush({ now: true });
  expect(data().readingProgress.filter(({ bookName }) => bookName === 'jude')).toHaveLength(1);
  expect(await ids()).toEqual([]);
});

describe('a list that was not loaded when the write was made', () => {
  it.each([
    ['prayer', prayer('Unseen').payload, 'add_prayer', () => titled('Unseen')],
    ['session', session(1, 'Unseen').payload, 'add_prayer_session', () => sessionsNoted('Unseen')],
    [
      'link',
      { label: 'Unseen', action: 'https://unseen.example' },
      'add_additional_link',
      () => data().links.filter(({ label }) => label === 'Unseen').length,
    ],
    [
      'quote',
      { text: 'Unseen' },
      'add_nonbible_memory_fact',
      () => data().quotes.filter(({ text }) => text === 'Unseen').length,
    ],
  ] as const)(
    'does not make a %s doubtful, also where one like it exists',
    async (kind, payload, endpoint, count) => {
      await outbox.write(user, { kind, payload });
      await forgetUser(user);
      api.faults.set(endpoint, 'drop-after:once');
      await outbox.write(user, { kind, payload: { ...payload } });
      await outbox.flush();
      expect(await ids()).toEqual([]);
      expect(count()).toBe(2);
    },
  );

  it('does not make a topic doubtful', async () => {
    api.faults.set('add_new_topic', 'drop-after:once');
    await outbox.write(user, { kind: 'topic', payload: { name: 'Unseen' } });
    await outbox.flush();
    expect(await ids()).toEqual([]);
    expect(data().topics.filter(({ name }) => name === 'Unseen')).toHaveLength(1);
  });

  it('is read from the cache, without a call', async () => {
    await readList('topics', user);
    data().topics.push({ id: 9_000, name: 'Elsewhere' });
    api.requests.length = 0;
    await outbox.write(user, { kind: 'topic', payload: { name: 'Here' } });
    expect(called('get_tag_list')).toBe(0);
  });

  it('does not keep a write waiting if it cannot be read', async () => {
    api.faults.set('get_prayers', '500');
    await outbox.write(user, prayer('Sent even so'));
    expect(titled('Sent even so')).toBe(1);
  });
});

describe('a change whose row could not be read', () => {
  it.each(['500', 'html', 'drop'])('by %s was not sent: it waits, and asks nobody', async (fault) => {
    const { passageId } = passage();
    Object.assign(passage(), { box: 1 });
    api.faults.set('get_mempsg_list', `${fault}:once`);
    expect(await outbox.write(user, box(passageId, 2, 1))).toHaveProperty('waiting');
    expect(outbox.writes()).toMatchObject([{ unanswered: false }]);
    expect(outbox.writes()[0]?.refused).toBeUndefined();
    await outbox.flush({ now: true });
    expect(passage().box).toBe(2);
    expect(await ids()).toEqual([]);
  });

  it('is sent at once by the next visit if the tab closes while the row is being read', async () => {
    const { passageId } = passage();
    const held = api.hold('get_mempsg_list');
    void outbox.write(user, explanation(passageId, 'Typed', passage().explanation));
    await held.arrived;
    const next = otherTab({ hears: false });
    await next.start();
    expect(passage().explanation).toBe('Typed');
    held.release();
    await vi.waitFor(async () => expect(await ids()).toEqual([]));
  });
});

it('gives a dependent write its row’s id, whatever the database says at that moment', async () => {
  api.faults.set('*', 'drop');
  const made = await outbox.write(user, { kind: 'topic', payload: { name: 'New' } });
  const provisional = 'waiting' in made ? made.waiting : 0;
  data().quotes = data().quotes.map((quote) => ({ ...quote, tagIds: [], topicIds: [] }));
  const topic = { id: provisional, name: 'New' };
  await outbox.write(user, { kind: 'quoteTopics', payload: { quoteId: 1, topics: [topic] } });
  api.faults.clear();
  const stale = toStored(the(outbox.writes().at(-1)));
  const put = IDBObjectStore.prototype.put;
  // For a moment the database still gives the write with the provisional id.
  const stop = outbox.watch((_, settled) => {
    if (settled?.provisionalId !== provisional) return;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore, _, key) {
      return put.call(this, stale, key);
    });
  });
  await outbox.flush();
  stop();
  await vi.waitFor(async () => expect(await ids()).toEqual([]), { timeout: 10_000 });
  expect(called('add_quote_topic')).toBe(1);
  expect(data().quotes.find(({ quoteId }) => quoteId === 1)).toMatchObject({
    topicIds: [the(data().topics.at(-1)).id],
  });
});

it('forces only the field whose conflict was shown', async () => {
  const [first] = data().prayers;
  const { prayerId } = the(first);
  Object.assign(the(first), { title: 'Old title', details: 'Old details' });
  api.faults.set('*', 'drop');
  const payload = {
    prayerId,
    changes: { title: 'My title', details: 'My details' },
    was: { title: 'Old title', details: 'Old details' },
  };
  await outbox.write(user, { kind: 'prayerEdit', payload });
  api.faults.clear();
  Object.assign(the(data().prayers[0]), { title: 'Their title', details: 'Their details' });
  await outbox.flush();
  const [refused] = await outbox.refresh();
  expect(refused?.refused).toContain('The title');
  await outbox.retry(the(refused).id);
  // The other field was changed too, which nobody had been shown.
  expect(data().prayers[0]).toMatchObject({ title: 'Their title', details: 'Their details' });
  expect(outbox.writes()[0]?.refused).toContain('The details');
  await outbox.retry(the(refused).id);
  expect(data().prayers[0]).toMatchObject({ title: 'My title', details: 'My details' });
  expect(await ids()).toEqual([]);
});

it('reads the list once for all waiting edits', async () => {
  const rows = data().memoryPassages;
  const many = Array.from({ length: 30 }, (_, index) => ({
    ...the(rows[0]),
    passageId: 5_000 + index,
    box: 1 as const,
  }));
  data().memoryPassages = [...rows, ...many];
  api.faults.set('*', 'drop');
  await Promise.all(many.map(({ passageId }) => outbox.write(user, box(passageId, 2, 1))));
  api.faults.clear();
  api.requests.length = 0;
  await outbox.flush();
  expect(await ids()).toEqual([]);
  expect(
    data().memoryPassages.filter(({ passageId, box: to }) => passageId >= 5_000 && to === 2),
  ).toHaveLength(30);
  expect(called('update_passage')).toBe(30);
  expect(called('get_mempsg_list')).toBe(1);
});

it('reads a row again for its second edit, so that the first is not undone', async () => {
  const { passageId } = passage();
  Object.assign(passage(), { box: 1, explanation: '' });
  api.faults.set('*', 'drop');
  await outbox.write(user, box(passageId, 2, 1));
  await outbox.write(user, explanation(passageId, 'Mine', ''));
  api.faults.clear();
  await outbox.flush();
  expect(passage()).toMatchObject({ box: 2, explanation: 'Mine' });
});

it('archives a prayer after its edit has been sent, or before, but never undoes it', async () => {
  const [first] = data().prayers;
  const { prayerId, title } = the(first);
  Object.assign(the(first), { archived: false });
  api.faults.set('*', 'drop');
  await outbox.write(user, { kind: 'prayerArchive', payload: { prayerId } });
  await outbox.write(user, {
    kind: 'prayerEdit',
    payload: { prayerId, changes: { details: 'New' }, was: {} },
  });
  api.faults.clear();
  await outbox.flush();
  expect(data().prayers[0]).toMatchObject({ title, details: 'New', archived: true });
});
