import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import {
  api,
  box,
  called,
  data,
  explanation,
  failureOf,
  ids,
  now,
  outbox,
  passage,
  prayer,
  session,
  the,
  user,
  view,
  withOutbox,
} from '@test/kit/outbox';
import { listNamed, readList } from '@test/kit/readList';
import { fetchList } from '../cache/cachedList';
import { server } from '@test/kit/server';
import { createOtherTabs } from '@/platform/storage/otherTabs';
import { newLocalId, outboxWriteFrom } from './outboxWrite';
import { outboxStorage, subjects } from '@test/kit/engine';

withOutbox();

/** A view that has waited for an hour; returns when it was made, epoch milliseconds. */
async function viewedInATunnel(): Promise<number> {
  const at = Date.now() - 3_600_000;
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  api.faults.set('*', 'drop');
  await outbox.write(user, view(passage().passageId, at));
  api.faults.clear();
  vi.useRealTimers();
  return at;
}

describe('nothing of another device is undone', () => {
  it('by a box change: the row is sent back unchanged except for the box', async () => {
    const { passageId } = passage();
    await readList('passages', user);
    Object.assign(passage(), { explanation: 'From the other device', endVerse: 99 });
    await outbox.write(user, box(passageId, 2, passage().box ?? 1));
    expect(passage()).toMatchObject({ box: 2, explanation: 'From the other device', endVerse: 99 });
  });

  it('by an explanation, nor by a pending box change while both were changed elsewhere', async () => {
    const { passageId } = passage();
    Object.assign(passage(), { box: 1, explanation: '' });
    api.faults.set('*', 'drop');
    await outbox.write(user, box(passageId, 2, 1));
    api.faults.clear();
    Object.assign(passage(), { explanation: 'Theirs', startVerse: 2 });
    await outbox.flush();
    expect(passage()).toMatchObject({ box: 2, explanation: 'Theirs', startVerse: 2 });
  });

  it('by views that waited: later ones are on the server, which is read once for all', async () => {
    const [one, two, three] = data().memoryPassages.map(({ passageId }) => passageId);
    const ofPassage = (id = 0) => the(data().memoryPassages.find(({ passageId }) => passageId === id));
    const morning = Date.now() - 3_600_000;
    vi.useFakeTimers({ toFake: ['Date'], now: morning });
    for (const each of [one, two, three]) ofPassage(each).lastViewedNum = morning - 1000;
    api.faults.set('*', 'drop');
    for (const each of [one, two, three]) await outbox.write(user, view(the(each), morning));
    api.faults.clear();
    ofPassage(two).lastViewedNum = morning + 60_000;
    vi.useRealTimers();
    const before = called('get_mempsg_list');
    await outbox.flush({ now: true });
    expect(await outbox.refresh()).toEqual([]);
    expect([one, two, three].map((each) => ofPassage(each).lastViewedNum)).toEqual([
      morning,
      morning + 60_000,
      morning,
    ]);
    expect(called('get_mempsg_list') - before).toBe(1);
  });

  it('by an older view of another page that comes after a newer one of this page', async () => {
    const { passageId } = passage();
    const later = Date.now() - 3_600_000;
    vi.useFakeTimers({ toFake: ['Date'], now: later });
    passage().lastViewedNum = 0;
    api.faults.set('*', 'drop');
    await outbox.write(user, view(passageId, later));
    await outbox.write(user, view(passageId, later - 60_000));
    api.faults.clear();
    vi.useRealTimers();
    await outbox.flush({ now: true });
    expect(await outbox.refresh()).toEqual([]);
    expect(passage().lastViewedNum).toBe(later);
  });

  it.each(['500', 'drop'])('by a view that waited, while the list fails: %s', async (fault) => {
    const viewedAt = await viewedInATunnel();
    passage().lastViewedNum = viewedAt + 60_000;
    api.faults.set('get_mempsg_list', fault);
    await outbox.flush({ now: true });
    expect(await outbox.refresh()).toHaveLength(1);
    api.faults.clear();
    await outbox.flush({ now: true });
    expect(await outbox.refresh()).toEqual([]);
    expect(passage().lastViewedNum).toBe(viewedAt + 60_000);
  });

  it('by holding a view back for ever, because its list always fails', async () => {
    const viewedAt = await viewedInATunnel();
    api.faults.set('get_mempsg_list', '500');
    for (let look = 1; look <= 3; look += 1) {
      await outbox.flush({ now: true });
      expect(await outbox.refresh()).toHaveLength(1);
    }
    await outbox.flush({ now: true });
    expect(await outbox.refresh()).toEqual([]);
    expect(passage().lastViewedNum).toBe(viewedAt);
  });

  it('without being asked: a changed field is a conflict', async () => {
    const { passageId } = passage();
    passage().explanation = 'Theirs';
    const failure = await failureOf(outbox.write(user, explanation(passageId, 'Mine', 'Old')));
    expect(failure).toMatchObject({ conflict: { field: 'The explanation', theirs: 'Theirs' } });
    expect(passage().explanation).toBe('Theirs');
    // Once the user has seen and decided, it is overwritten.
    await outbox.write(user, explanation(passageId, 'Mine'));
    expect(passage().explanation).toBe('Mine');
  });

  it('later: a conflict of a pending write is reported, and written only on retry', async () => {
    const { passageId } = passage();
    api.faults.set('*', 'drop');
    await outbox.write(user, explanation(passageId, 'Mine', passage().explanation));
    api.faults.clear();
    passage().explanation = 'Theirs';
    await outbox.flush();
    expect(passage().explanation).toBe('Theirs');
    const [refused] = await outbox.refresh();
    expect(refused?.refused).toBe('The explanation was changed on another device');
    await outbox.retry(the(refused).id);
    expect(passage().explanation).toBe('Mine');
  });

  it('in odd values: those that the app cannot decode are sent back unchanged', async () => {
    const { passageId } = passage();
    Object.assign(passage(), { translation: 'msg', endVerse: 999, box: 7 });
    await outbox.write(user, explanation(passageId, 'Kept'));
    expect(passage()).toMatchObject({ translation: 'msg', endVerse: 999, box: 7, explanation: 'Kept' });
    const first = the(data().prayers[0]);
    Object.assign(first, { priority: 'weekly' });
    await outbox.write(user, {
      kind: 'prayerEdit',
      payload: { prayerId: first.prayerId, changes: { title: 'New' }, was: {} },
    });
    expect(data().prayers[0]).toMatchObject({ title: 'New', priority: 'weekly' });
  });

  it('in a letter alone: its text is sent along', async () => {
    data().overrides = [];
    const { passageId } = passage();
    await outbox.write(user, {
      kind: 'passageEdit',
      payload: { passageId, changes: {}, was: {}, rewording: { newText: null, appendLetter: 'b' } },
    });
    expect(data().overrides).toMatchObject([{ passageId, letter: 'b' }]);
    expect(data().overrides[0]?.text).not.toBe('');
  });

  it('by a letter: a custom text that cannot be read is not overwritten', async () => {
    const { passageId } = passage();
    const own = { passageId, letter: 'a', verseNumber: 1, text: 'My own words' };
    data().overrides = [{ ...own }];
    api.faults.set('get_mempsg_text_overrides', 'error');
    const failure = await failureOf(
      outbox.write(user, {
        kind: 'passageEdit',
        payload: { passageId, changes: {}, was: {}, rewording: { newText: null, appendLetter: 'b' } },
      }),
    );
    expect(failure).toMatchObject({ kind: 'rejected' });
    expect(data().overrides).toEqual([own]);
  });
});

it('stores a closed page’s write once, although two tabs adopt the write', async () => {
  const stored = { user, at: 1, command: JSON.stringify({ kind: 'topic', name: 'Once' }) };
  const left = { ...outboxWriteFrom(stored, 0), id: newLocalId(1_000) };
  await Promise.all([outboxStorage.add(left), outboxStorage.add(left)]);
  expect(await outboxStorage.read()).toHaveLength(1);
});

it('shows no older view over a newer one', async () => {
  const rows = await readList('passages', user);
  const { passageId, lastViewed } = the(rows.find((row) => row.lastViewed !== null));
  const shown = (epochMs: number) =>
    subjects
      .bind(view(passageId, epochMs))
      ?.effect('passages', rows, { id: 0, at: 0 })
      .find((row) => row.passageId === passageId)?.lastViewed;
  expect(shown((lastViewed ?? 0) - 1)).toBe(lastViewed);
  expect(shown((lastViewed ?? 0) + 1)).toBe((lastViewed ?? 0) + 1);
});

it('does not treat the same change on another device as a conflict', async () => {
  passage().explanation = 'The same';
  const outcome = await outbox.write(user, explanation(passage().passageId, 'The same', 'Old'));
  expect(outcome).toEqual({ sent: 0 });
});

it('learns from another tab that a write was sent, and the new row’s id', async () => {
  api.faults.set('*', 'drop');
  const made = await outbox.write(user, prayer('Of two tabs'));
  const provisional = 'waiting' in made ? made.waiting : 0;
  await outbox.write(user, session(provisional, 'Of two tabs'));
  const sent = the((await outbox.refresh()).find(({ id }) => id === provisional));
  const other = createOtherTabs().join('outbox', () => undefined);
  other.post({
    confirmed: { ...sent.write, user, id: 7, at: 1, provisionalId: provisional },
    write: sent,
  });
  await vi.waitFor(async () => expect(await ids()).toHaveLength(1));
  other.leave();
  await outboxStorage.remove(provisional);
  expect((await outbox.refresh())[0]?.write?.payload).toMatchObject({ prayerId: 7 });
});

it('records a reading once if another tab or device does so at the same time', async () => {
  const payload = { dayOfWeek: 'Sunday', bookName: 'jude', chapter: 1, dateRead: now().slice(0, 10) };
  await Promise.all([1, 2].map(() => outbox.write(user, { kind: 'progress', payload: { ...payload } })));
  expect(data().readingProgress.filter(({ bookName }) => bookName === 'jude')).toHaveLength(1);
  // A list that cannot be read once is read again; if it never can, the chapter is recorded even so.
  api.faults.set('get_all_reading_plan_progress', '500:once');
  await outbox.write(user, { kind: 'progress', payload });
  expect(data().readingProgress.filter(({ bookName }) => bookName === 'jude')).toHaveLength(1);
  api.faults.set('get_all_reading_plan_progress', '500');
  await outbox.write(user, { kind: 'progress', payload: { ...payload, bookName: '3-john' } });
  expect(data().readingProgress.filter(({ bookName }) => bookName === '3-john')).toHaveLength(1);
});

it('records once a reading of another tab, though the clock was set ahead meanwhile', async () => {
  const today = new Date().toUTCString();
  server.use(
    http.get('*/bible/api/get_prayers.php', () => HttpResponse.json([], { headers: { Date: today } })),
  );
  await fetchList(outbox.engine.as(user), listNamed('prayers'));
  const payload = { dayOfWeek: 'Sunday', bookName: 'jude', chapter: 1 };
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
  for (const days of [0, 3])
    await outbox.write(user, { kind: 'progress', payload: { ...payload, dateRead: inDays(days) } });
  expect(data().readingProgress.filter(({ bookName }) => bookName === 'jude')).toHaveLength(1);
});
