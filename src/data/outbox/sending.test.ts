import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  api,
  box,
  called,
  data,
  explanation,
  failureOf,
  ids,
  outbox,
  passage,
  prayer,
  session,
  the,
  user,
  view,
  withOutbox,
} from '@test/kit/outbox';
import { server } from '@test/kit/server';
import { writeOffline } from '@test/kit/tabs';
import { OutboxState } from './outboxState';
import { isProvisional, newLocalId, outboxWriteFrom } from './outboxWrite';
import { runQueue } from './sending';
import { cachedLists, outboxStorage, subjects } from '@test/kit/engine';

withOutbox();

const NOW = Date.UTC(2026, 10, 21, 12);
const idOf = (outcome: Awaited<ReturnType<typeof outbox.write>>) =>
  'waiting' in outcome ? outcome.waiting : 0;

describe('by the clock', () => {
  beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));

  it('waits longer each time the server fails, and then asks the user', async () => {
    api.faults.set('update_last_viewed', '500');
    passage().lastViewedNum = 0;
    await outbox.write(user, view(passage().passageId));
    const waits = [];
    while (outbox.writes()[0]?.refused === undefined) {
      const { nextAt, attempts } = the(outbox.writes()[0]);
      waits.push(nextAt - Date.now());
      vi.setSystemTime(nextAt - 1);
      await outbox.flush();
      expect(the(outbox.writes()[0]).attempts).toBe(attempts);
      vi.setSystemTime(nextAt);
      await outbox.flush();
    }
    expect(waits).toEqual([5_000, 15_000, 30_000, 60_000, 120_000]);
    expect(outbox.writes()).toMatchObject([{ unclear: false, refused: 'Query failed: no such table' }]);
    expect(outbox.writes()[0]?.conflict).toBeUndefined();
  });

  it('starts over when the user retries', async () => {
    api.faults.set('update_last_viewed', '500');
    passage().lastViewedNum = 0;
    await outbox.write(user, view(passage().passageId));
    while (outbox.writes()[0]?.refused === undefined) await outbox.flush({ now: true });
    await outbox.retry(the(outbox.writes()[0]).id);
    expect(outbox.writes()).toMatchObject([{ attempts: 1, nextAt: NOW + 5_000, unclear: false }]);
    expect(outbox.writes()[0]?.refused).toBeUndefined();
  });
});

it('forgets a queue in which nothing is sent any more', async () => {
  const state = new OutboxState({ ...outbox.engine, subjects, lists: cachedLists, report: () => undefined });
  const sending = ['demo/session/1', 'demo/session/2'].map((key) => runQueue(state, key));
  expect(state.queues.size).toBe(2);
  await Promise.all(sending);
  expect(state.queues.size).toBe(0);
  state.close();
});

it('a waiting write has never been attempted, and needs no decision', async () => {
  const seen: unknown[] = [];
  api.faults.set('*', 'drop');
  const stop = outbox.watch(({ writes: [first] }) => void seen.push(first));
  await outbox.write(user, prayer('New'), { highestKnownId: 4 });
  stop();
  expect(seen[0]).toMatchObject({
    user,
    before: { highestId: 4, ids: [] },
    status: 'queued',
    attempts: 0,
    nextAt: 0,
    unclear: false,
    awaited: true,
  });
  expect(outbox.writes()).toMatchObject([{ unclear: false, awaited: false, status: 'unknown' }]);
});

it('says that a write may be saved, if the server failed and the list is unclear', async () => {
  api.faults.set('add_prayer', '500');
  api.faults.set('get_prayers', '500:once');
  data().prayers = data().prayers.map((row, index) => (index === 0 ? { ...row, title: 'Twice' } : row));
  Object.assign(the(data().prayers[0]), { details: '', personName: '' });
  const failure = await failureOf(outbox.write(user, prayer('Twice')));
  expect(failure).toMatchObject({
    kind: 'http',
    status: 500,
    unclear: true,
    waiting: outbox.writes()[0]?.id,
  });
  expect(outbox.writes()).toMatchObject([{ unclear: true, conflict: undefined }]);
});

it('tells its caller at once that the write waits behind another of its queue', async () => {
  api.faults.set('*', 'drop');
  const { passageId } = passage();
  const first = await outbox.write(user, box(passageId, 2));
  const before = called('get_mempsg_list');
  api.faults.set('get_mempsg_list', 'drop:once');
  const second = await outbox.write(user, explanation(passageId, 'So'));
  // The first was attempted once more, and the second has not overtaken it.
  expect(called('get_mempsg_list')).toBe(before + 1);
  expect([first, second].map((outcome) => isProvisional(idOf(outcome)))).toEqual([true, true]);
  api.faults.clear();
  await outbox.flush();
  expect(passage()).toMatchObject({ box: 2, explanation: 'So' });
  expect(outbox.writes()).toEqual([]);
});

it('does not tell a caller to wait for a write that was undone meanwhile', async () => {
  const { passageId } = passage();
  Object.assign(passage(), { box: 1, explanation: 'Before' });
  const moved = await outbox.write(user, box(passageId, 2, 1), { isUndoable: true });
  await vi.waitFor(() => expect(called('get_mempsg_list')).toBe(1));
  const held = api.hold('get_mempsg_list');
  const saving = outbox.write(user, explanation(passageId, 'New', 'Before'));
  await held.arrived;
  expect(await outbox.undo(idOf(moved))).toBe(true);
  held.release();
  expect(await saving).toHaveProperty('sent');
  expect(passage()).toMatchObject({ box: 1, explanation: 'New' });
});

it('sends back the topics that were added to a quote just before its text', async () => {
  const quote = the(data().quotes[0]);
  const topics = [the(data().topics.find(({ id }) => !quote.topicIds.includes(id)))];
  const { quoteId } = quote;
  api.faults.set('*', 'drop');
  await outbox.write(user, { kind: 'quoteTopics', payload: { quoteId, topics } });
  await outbox.write(user, { kind: 'quoteText', payload: { quoteId, text: 'New' } });
  api.faults.clear();
  await outbox.flush();
  const { body } = the(api.requests.find(({ endpoint }) => endpoint === 'update_quote'));
  expect(body).toMatchObject({ quote: { quoteTx: 'New', tagIds: quote.topicIds } });
  expect(quote.topicIds).toContain(topics[0]?.id);
});

it('goes on after a refused write', async () => {
  api.faults.set('*', 'drop');
  await outbox.write(user, session(5, 'One'));
  await outbox.write(user, session(5, 'Two'));
  api.faults.clear();
  api.faults.set('add_prayer_session', 'error:once');
  await outbox.flush();
  expect(outbox.writes()).toMatchObject([
    { write: { payload: { note: 'One' } }, refused: 'error', unclear: false },
  ]);
  expect(data().prayerSessions.at(-1)?.note).toBe('Two');
  // It is not sent again by itself.
  await outbox.flush({ now: true });
  expect(outbox.writes()).toHaveLength(1);
});

it('refuses a write about a discarded row, and discards a view of that row', async () => {
  api.faults.set('*', 'drop');
  const made = idOf(await outbox.write(user, prayer('Discarded')));
  const about = idOf(await outbox.write(user, session(made, 'For nobody')));
  await outbox.write(user, view(made));
  await outbox.discard(made);
  api.faults.clear();
  await outbox.flush();
  expect(outbox.writes()).toMatchObject([{ id: about, refused: 'what it belongs to is not there any more' }]);
  expect(called('add_prayer_session')).toBe(0);
});

it('searches again by itself for a write that a closed page was sending', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  try {
    const { kind, payload } = prayer('In flight');
    const command = JSON.stringify({ kind, ...payload });
    const stored = { user, at: NOW, command, localId: newLocalId(NOW), before: { highestId: 0, ids: [] } };
    outboxStorage.journal(outboxWriteFrom({ ...stored, unanswered: true, sentAt: NOW - 1 }, 0));
    await outbox.start();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(called('add_prayer')).toBe(0);
    expect(outbox.writes()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(called('add_prayer')).toBe(1));
  } finally {
    vi.useRealTimers();
  }
  await vi.waitFor(async () => expect(await outbox.refresh()).toEqual([]), { timeout: 20_000 });
  expect(data().prayers.at(-1)?.title).toBe('In flight');
  expect(called('add_prayer')).toBe(1);
});

it('makes rows of a kind in the order in which they were written', async () => {
  const prayers = data().prayers.map(({ prayerId }) => prayerId);
  // Of the first one, and of it alone, the list has to be read before it is sent.
  for (const [index, prayerId] of prayers.entries())
    await writeOffline(user, session(prayerId, 'One of all'), index > 0 ? { highestKnownId: 1000 } : {});
  const reading = api.hold('get_prayer_sessions');
  const sent = outbox.flush({ now: true });
  await reading.arrived;
  reading.release();
  await sent;
  const made = data().prayerSessions.filter(({ note }) => note === 'One of all');
  expect(made.map(({ prayerId }) => prayerId)).toEqual(prayers);
});

it('is sent even if the list to be read first takes half a minute', async () => {
  await writeOffline(user, box(passage().passageId, 2));
  const limits: { ms: number; end: AbortController }[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const end = new AbortController();
    limits.push({ ms, end });
    return end.signal;
  });
  const reading = api.hold('get_mempsg_list');
  const sent = outbox.flush({ now: true });
  await reading.arrived;
  for (const { ms, end } of limits) if (ms <= 30_000) end.abort(new DOMException('too late', 'TimeoutError'));
  reading.release();
  await sent;
  expect([called('get_mempsg_list'), called('update_passage')]).toEqual([1, 1]);
  expect(passage().box).toBe(2);
});

it('leaves connections for the screens while much is sent', async () => {
  const rows = data().memoryPassages.slice(0, 8);
  for (const { passageId, box: was } of rows) await writeOffline(user, box(passageId, was === 3 ? 2 : 3));
  const sending = rows.map(() => api.hold('update_passage'));
  const sent = outbox.flush({ now: true });
  await sending[2]?.arrived;
  // Time enough for the others to begin, too.
  for (const _ of rows) await outbox.refresh();
  expect(called('update_passage')).toBe(3);
  // One that has not had its turn can still be taken back.
  const last = the(outbox.writes().at(-1));
  await outbox.discard(last.id);
  for (const each of sending) each.release();
  await sent;
  expect([called('update_passage'), called('get_mempsg_list')]).toEqual([7, 1]);
  expect(await ids()).toEqual([]);
});

it('sends views without a list that takes longer than 20 s, however many wait', async () => {
  const rows = data().memoryPassages.slice(0, 4);
  for (const { passageId } of rows) await writeOffline(user, view(passageId));
  const reading = api.hold('get_mempsg_list', 9);
  vi.useFakeTimers({
    now: Date.now() + 60_000,
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  });
  try {
    const sent = outbox.flush({ now: true });
    await reading.arrived;
    await vi.advanceTimersByTimeAsync(19_000);
    expect(called('update_last_viewed')).toBe(0);
    vi.spyOn(outbox.engine.clock, 'monotonicMs').mockReturnValue(performance.now() + 20_000);
    await vi.advanceTimersByTimeAsync(1_500);
    await sent;
  } finally {
    vi.useRealTimers();
  }
  expect(called('update_last_viewed')).toBe(4);
  reading.release();
});

it('undoes a change that the server put off, and keeps the one after', async () => {
  const { passageId } = passage();
  Object.assign(passage(), { box: 1 });
  await writeOffline(user, box(passageId, 2, 1));
  await writeOffline(user, box(passageId, 3, 2));
  const [first] = outbox.writes();
  const notNow = () => new HttpResponse(null, { status: 429 });
  server.use(http.post('*/bible/api/update_passage.php', notNow, { once: true }));
  await outbox.flush({ now: true });
  expect(outbox.writes().map(({ status }) => status)).toEqual(['queued', 'queued']);
  await outbox.discard(the(first).id);
  await outbox.flush({ now: true });
  expect([await ids(), passage().box]).toEqual([[], 3]);
});
