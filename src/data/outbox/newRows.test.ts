import { expect, it, vi } from 'vitest';
import {
  api,
  called,
  data,
  ids,
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
import { isProvisional } from './outboxWrite';

withOutbox();

it('sends a write about a new row once the server has the row, with the server’s id', async () => {
  api.faults.set('*', 'drop');
  const made = await outbox.write(user, prayer('New'));
  const provisional = 'waiting' in made ? made.waiting : 0;
  expect(isProvisional(provisional)).toBe(true);
  await outbox.write(user, session(provisional, 'For the new one'));
  api.faults.clear();
  await outbox.flush();
  await vi.waitFor(() => expect(sessionsNoted('For the new one')).toBe(1));
  expect(data().prayerSessions.at(-1)?.prayerId).toBe(data().prayers.at(-1)?.prayerId);
});

it('delays only views of a new passage, until the server has the passage', async () => {
  api.faults.set('*', 'drop');
  const ref = { translation: 'kjv', bookName: 'jude', chapter: 1, startVerse: 3, endVerse: 3 };
  const made = await outbox.write(user, { kind: 'passage', payload: ref });
  const provisional = 'waiting' in made ? made.waiting : 0;
  await outbox.write(user, view(provisional, 5_000_000));
  api.faults.clear();
  api.faults.set('add_memory_passage', '500');
  const later = passage().lastViewedNum + 1;
  await outbox.write(user, view(passage().passageId, later));
  await outbox.flush();
  expect(passage().lastViewedNum).toBe(later);
  api.faults.clear();
  await outbox.flush({ now: true });
  await vi.waitFor(() => expect(data().memoryPassages.at(-1)).toMatchObject({ lastViewedNum: 5_000_000 }));
  expect(called('update_last_viewed')).toBe(2);
});

it('sends no view of a discarded passage', async () => {
  api.faults.set('*', 'drop');
  const ref = { translation: 'kjv', bookName: 'jude', chapter: 1, startVerse: 4, endVerse: 4 };
  const made = await outbox.write(user, { kind: 'passage', payload: ref });
  const provisional = 'waiting' in made ? made.waiting : 0;
  await outbox.write(user, view(provisional));
  await outbox.discard(provisional);
  api.faults.clear();
  await outbox.flush();
  expect(await ids()).toEqual([]);
  expect(called('update_last_viewed')).toBe(0);
});

it('blocks nothing behind a write that depends on a refused row', async () => {
  api.faults.set('add_new_topic', 'drop-after:once');
  api.faults.set('get_tag_list', '500:once');
  const asked = await outbox.write(user, { kind: 'topic', payload: { name: 'Asked about' } });
  await outbox.flush();
  const provisional = 'waiting' in asked ? asked.waiting : 0;
  expect(outbox.writes()).toMatchObject([{ id: provisional, unclear: true }]);
  const give = (id: number, name: string) =>
    outbox.write(user, { kind: 'quoteTopics', payload: { quoteId: 1, topics: [{ id, name }] } });
  expect(await give(provisional, 'Asked about')).toHaveProperty('waiting');
  const { id, name } = the(data().topics[0]);
  data().quotes = data().quotes.map((quote) => ({ ...quote, tagIds: [] }));
  expect(await give(id, name)).toEqual({ sent: 0 });
  expect(outbox.writes()).toHaveLength(2);
});
