import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { server } from '@test/kit/server';
import {
  api,
  box,
  called,
  data,
  ids,
  otherTab,
  outbox,
  passage,
  prayer,
  session,
  sessionsNoted,
  the,
  user,
  withOutbox,
} from '@test/kit/outbox';
import type { Write } from '../define/subjects';
import { newLocalId, outboxWriteFrom } from './outboxWrite';
import { outboxStorage } from '@test/kit/engine';

withOutbox();

describe('a page that is closed while the server takes long', () => {
  const at = Date.UTC(2026, 10, 21, 12);
  const left = (change: object) => {
    const { kind, payload } = prayer('Slow');
    const command = JSON.stringify({ kind, ...payload });
    const before = { highestId: 1000, ids: [] };
    const stored = { user, at, command, localId: newLocalId(at), before, unanswered: true, sentAt: at };
    outboxStorage.journal(outboxWriteFrom({ ...stored, ...change }, 0));
  };
  const commit = () =>
    data().prayers.push({
      ...the(data().prayers[0]),
      prayerId: 1001,
      title: 'Slow',
      details: '',
      personName: '',
    });

  it.each([8_000, 15_000, 29_000])('writes once, although the server commits after %i ms', async (ms) => {
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

  it('does not send again a call that a left page broke off', async () => {
    const left = otherTab();
    // What its call sent is still on its way to the server.
    api.faults.set('add_prayer', 'drop');
    void left.write(user, prayer('On its way'));
    await vi.waitFor(() => expect(called('add_prayer')).toBe(1));
    left.close();
    api.faults.clear();
    await outbox.start();
    expect(called('add_prayer')).toBe(1);
  });

  const leftSending = ({ kind, payload }: Write) =>
    left({ command: JSON.stringify({ kind, ...payload }), before: undefined });

  /** Opens the next page a second later, which finds the call in flight, and lets some more pass. */
  const openNextPage = async () => {
    vi.useFakeTimers({ now: at + 1_000, toFake: ['Date', 'performance'] });
    await outbox.start();
    vi.advanceTimersByTime(8_000);
    await outbox.flush();
  };

  it('records a session once, although its prayer was there before', async () => {
    const { kind, payload } = session(1, 'Slow');
    const highestId = Math.max(...data().prayerSessions.map(({ sessionId }) => sessionId));
    left({ command: JSON.stringify({ kind, ...payload }), before: { highestId, ids: [] } });
    await openNextPage();
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
    await openNextPage();
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

  it.each([
    ['no longer for a call that was sent a minute ago by the server’s clock', 60_000, 1],
    ['for one that was sent less than a minute ago', 50_000, 0],
  ])('waits %s, whatever the device’s clock says', async (_, agoMs, calls) => {
    const date = new Date(at);
    vi.useFakeTimers({ now: at + 3 * 86_400_000, toFake: ['Date', 'performance'] });
    server.use(
      http.get('*/get_prayers.php', () => HttpResponse.json([], { headers: { date: date.toUTCString() } })),
    );
    left({ sentAt: at, sentAtServer: at - agoMs });
    await outbox.start();
    expect(called('add_prayer')).toBe(calls);
  });

  it('stores the server’s time with each write', async () => {
    vi.useFakeTimers({ now: at + 3 * 86_400_000, toFake: ['Date', 'performance'] });
    const headers = { date: new Date(at).toUTCString() };
    server.use(http.get('*/get_prayers.php', () => HttpResponse.json([], { headers })));
    api.faults.set('add_prayer', 'drop:once');
    await outbox.write(user, prayer('Dated'));
    expect(outbox.writes()).toMatchObject([{ status: 'unknown', sentAtServer: at }]);
  });

  it('waits from when a page first saw the call, however the clock is set', async () => {
    vi.useFakeTimers({ now: at + 3 * 86_400_000, toFake: ['Date', 'performance'] });
    left({});
    await outbox.start();
    expect(called('add_prayer')).toBe(0);
    vi.setSystemTime(at - 86_400_000);
    vi.advanceTimersByTime(29_000);
    await outbox.flush();
    expect(called('add_prayer')).toBe(0);
    vi.advanceTimersByTime(1_000);
    await outbox.flush();
    expect(called('add_prayer')).toBe(1);
  });
});

it('sends once what a left page sent, though the next one had no database', async () => {
  const at = Date.now() - 100_000;
  const stored = { user, at, localId: newLocalId(at), status: 'undoable', undoableUntil: at + 10_000 };
  const before = { highestId: 1_000, ids: [] };
  const made = { ...outboxWriteFrom({ ...stored, before }, 0), write: session(1, 'Left') };
  await outboxStorage.add(made);
  outboxStorage.journal({ ...made, status: 'sending', undoableUntil: undefined, sentAt: at + 1_000 });
  data().prayerSessions.push({
    sessionId: 1_001,
    prayerId: 1,
    dateTime: '2026-11-20 07:00:00',
    note: 'Left',
  });
  outbox.close();
  const failing = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('It fails', 'UnknownError');
  });
  const second = otherTab();
  await second.start();
  await second.flush({ now: true });
  expect(second.writes()).toEqual([]);
  second.close();
  failing.mockRestore();
  const third = otherTab();
  await third.start();
  await third.flush({ now: true });
  expect([sessionsNoted('Left'), third.writes()]).toEqual([1, []]);
});
