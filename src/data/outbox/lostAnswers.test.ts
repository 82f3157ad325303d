import { describe, expect, it, vi } from 'vitest';
import {
  api,
  called,
  data,
  failureOf,
  ids,
  now,
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
import { newLocalId, outboxWriteFrom } from './outboxWrite';
import { cachedLists, callAs, outboxStorage } from '@test/kit/engine';
import { writeOffline } from '@test/kit/tabs';
import { fetchList } from '@/data/cache/cachedList';
import { prayerSessions } from '@/features/prayers/api/calls';

withOutbox();

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
  ])('to %s is searched for, and nothing is written twice', async (_, it, endpoint, count) => {
    api.faults.set(endpoint, 'drop-after:once');
    await outbox.write(user, it);
    expect(await ids()).toHaveLength(1);
    await outbox.flush();
    expect(await ids()).toEqual([]);
    expect(count()).toBe(1);
  });

  it('to a call that never reached the server leads to another attempt', async () => {
    api.faults.set('add_prayer', 'drop:once');
    await outbox.write(user, prayer('Lost'));
    await outbox.flush();
    expect(data().prayers.at(-1)?.title).toBe('Lost');
  });

  it('behind a PHP warning is searched for before the caller is notified', async () => {
    api.faults.set('add_prayer', 'html-after:once');
    expect(await outbox.write(user, prayer('Warned'))).toEqual({
      sent: data().prayers.at(-1)?.prayerId,
    });
  });

  it.each([
    ['a box and verses', { changes: { box: 3, endVerse: 6 } }],
    ['an own wording', { changes: {}, rewording: { newText: 'My own words', appendLetter: 'b' as const } }],
    ['a letter', { changes: {}, rewording: { newText: null, appendLetter: 'c' as const } }],
    ['no own wording any more', { changes: {}, rewording: { newText: '', appendLetter: '' as const } }],
  ])('to an edit of %s is searched for before the caller is notified', async (_, edited) => {
    const { passageId } = passage();
    Object.assign(passage(), { box: 1, endVerse: 5 });
    data().overrides = [{ passageId, letter: 'a', verseNumber: 1, text: 'Of before' }];
    const it = { kind: 'passageEdit' as const, payload: { passageId, was: {}, ...edited } };
    api.faults.set('update_passage', '500:once');
    expect(await failureOf(outbox.write(user, it))).toMatchObject({ kind: 'http' });
    api.faults.set('update_passage', 'html-after:once');
    expect(await outbox.write(user, { ...it, payload: { ...it.payload } })).toEqual({ sent: 0 });
  });

  it('is asked about if still unclear, and only then sent again', async () => {
    api.faults.set('add_prayer', 'drop-after:once');
    api.faults.set('get_prayers', '500:once');
    await outbox.write(user, prayer('Unknown'));
    await outbox.flush();
    const [asked] = await outbox.refresh();
    expect(asked).toMatchObject({ unclear: true });
    expect(asked?.refused).toContain('may have been saved');
    await outbox.retry(the(asked).id);
    expect(data().prayers.filter((p) => p.title === 'Unknown')).toHaveLength(2);
  });

  it('is asked about if the list cannot be read, however often', async () => {
    api.faults.set('add_prayer', 'drop-after:once');
    api.faults.set('get_prayers', 'html');
    await outbox.write(user, prayer('Unreadable'), { highestKnownId: 0 });
    while ((await outbox.refresh())[0]?.refused === undefined) await outbox.flush({ now: true });
    expect((await outbox.refresh())[0]).toMatchObject({ unclear: true });
    expect([called('add_prayer'), called('get_prayers')]).toEqual([1, 6]);
  });

  it('is asked about if the list never has the row, and no answer ever comes', async () => {
    api.faults.set('add_prayer', 'drop');
    await outbox.write(user, prayer('Never'));
    while ((await outbox.refresh())[0]?.refused === undefined) await outbox.flush({ now: true });
    expect((await outbox.refresh())[0]).toMatchObject({ unclear: true });
    expect(called('add_prayer')).toBe(7);
  });

  it('is not counted as an attempt while the server is unreachable', async () => {
    api.faults.set('*', 'drop');
    await outbox.write(user, prayer('Patient'));
    for (let times = 0; times < 9; times += 1) await outbox.flush({ now: true });
    expect((await outbox.refresh())[0]).toMatchObject({ attempts: 0 });
    api.faults.clear();
    await outbox.flush();
    expect(data().prayers.at(-1)?.title).toBe('Patient');
  });

  it('is not mistaken for a session that another device recorded long before', async () => {
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
      await outbox.write(user, session(1, 'Alike'));
      await outbox.flush();
      expect(sessionsNoted('Alike')).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    [
      'the copy of the list here was made',
      async () => {
        await fetchList(callAs(user), prayerSessions);
        await vi.waitFor(async () => expect(await cachedLists.read(prayerSessions, user)).not.toBeNull());
      },
      () => Promise.resolve(),
    ],
    [
      'it was recorded here without a network',
      () => Promise.resolve(),
      async () => {
        const all = data().prayerSessions.map(({ sessionId }) => sessionId);
        await writeOffline(user, session(1, 'Alike'), { highestKnownId: Math.max(...all) });
      },
    ],
  ])('is not mistaken for a session that another device has recorded since %s', async (_, load, record) => {
    await load();
    await record();
    const highest = Math.max(...data().prayerSessions.map(({ sessionId }) => sessionId));
    const dateTime = '2026-11-20 07:00:00';
    data().prayerSessions.push({ sessionId: highest + 1, prayerId: 1, dateTime, note: 'Alike' });
    vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
    try {
      api.faults.set('add_prayer_session', 'drop:once');
      if ((await ids()).length === 0) await outbox.write(user, session(1, 'Alike'));
      await outbox.flush();
      await outbox.flush();
      expect(await ids()).toEqual([]);
      expect(sessionsNoted('Alike')).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });
});

it('to a view holds back only later views of its passage while that may run', async () => {
  const [first, second] = data().memoryPassages;
  const [one, other] = [the(first), the(second)];
  for (const each of [one, other]) each.lastViewedNum = 0;
  const at = Date.now();
  const left = { kind: 'view', passageId: one.passageId, epochMs: at, text: '11-21-26 07:29:31' };
  const stored = { user, at, command: JSON.stringify(left), localId: newLocalId(at) };
  outboxStorage.journal(outboxWriteFrom({ ...stored, status: 'sending', sentAt: at, mayStillRun: true }, 0));
  await outbox.start();
  await outbox.write(user, view(one.passageId, at + 1));
  expect(await outbox.write(user, view(other.passageId, at + 2))).toEqual({ sent: 0 });
  expect([one.lastViewedNum, other.lastViewedNum]).toEqual([0, at + 2]);
  expect(outbox.writes()).toHaveLength(2);
});

it('does not mistake the first of two equal writes for the second', async () => {
  api.faults.set('add_prayer', 'drop-after:once');
  await outbox.write(user, prayer('Alike'));
  api.faults.set('add_prayer', 'drop:once');
  // The first one is found in the list, the second one is lost.
  await outbox.write(user, prayer('Alike'));
  expect(await ids()).toHaveLength(1);
  await outbox.flush();
  expect(data().prayers.filter(({ title }) => title === 'Alike')).toHaveLength(2);
});

it('does not mistake another user’s write for one’s own', async () => {
  api.faults.set('add_prayer', 'drop-after:once');
  await outbox.write('reader', prayer('Alike'));
  await outbox.write(user, prayer('Alike'));
  await outbox.flush();
  expect(await ids()).toEqual([]);
  expect(api.db.user('reader').prayers.filter(({ title }) => title === 'Alike')).toHaveLength(1);
});

it('searches for a closed page’s write only once the write must have arrived', async () => {
  const at = Date.now();
  const { kind, payload } = prayer('In flight');
  const stored = { user, at, command: JSON.stringify({ kind, ...payload }), localId: newLocalId(at) };
  outboxStorage.journal(
    outboxWriteFrom({ ...stored, before: { highestId: 0, ids: [] }, unanswered: true, sentAt: at - 1000 }, 0),
  );
  await outbox.start();
  expect(called('add_prayer')).toBe(0);
  data().prayers.push({
    ...the(data().prayers[0]),
    prayerId: 9998,
    title: 'In flight',
    details: '',
    personName: '',
  });
  vi.useFakeTimers({ now: at + 30_000, toFake: ['Date'] });
  try {
    await outbox.flush();
  } finally {
    vi.useRealTimers();
  }
  expect(await ids()).toEqual([]);
  expect(called('add_prayer')).toBe(0);
});
