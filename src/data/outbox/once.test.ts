import { afterEach, expect, it, vi } from 'vitest';
import {
  api,
  box,
  called,
  data,
  explanation,
  ids,
  outbox,
  passage,
  the,
  user,
  withOutbox,
} from '@test/kit/outbox';
import { toStored } from './outboxWrite';

withOutbox();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('finds a reading by the day of its sending', async () => {
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
  const stop = outbox.watch(({ confirmed: settled }) => {
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

it('archives a prayer before or after sending its edit, and undoes neither', async () => {
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
