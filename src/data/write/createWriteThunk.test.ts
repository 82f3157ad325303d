import { describe, expect, it, vi } from 'vitest';
import { noticeClosed, selectNotices } from '../notices/notices';
import { loadPassages, selectPassages } from '@/features/memory/store/passages';
import { changeBox, saveExplanation } from '@/features/memory/store/passageWrites';
import { recordReading } from '@/features/plan/store/plan';
import { recordSession } from '@/features/prayers/store/prayerSessions';
import { addQuote } from '@/features/quotes/store/quotes';
import { createTopicWrite } from '@/features/topics/api/writes';
import { createTopic, loadTopics } from '@/features/topics/store/topics';
import { noticesOf, startStore } from '@test/kit/startStore';
import { createWriteThunk } from './createWriteThunk';

async function withPassages(user?: string) {
  const started = startStore(user);
  await started.store.dispatch(loadPassages());
  const [passage] = selectPassages(started.store.getState());
  const row = started.data.memoryPassages.find(({ passageId }) => passageId === passage?.passageId);
  if (!passage || !row) throw new Error('there is no passage');
  const called = (endpoint: string) =>
    started.api.requests.filter((request) => request.endpoint === endpoint).length;
  return { ...started, passage, row, called };
}

it('says that a change is done, or done and waiting to be sent', async () => {
  const started = await withPassages();
  const { store, api, passage, outbox } = started;
  const done = await store.dispatch(changeBox({ passageId: passage.passageId, box: 3 }));
  expect(done.payload).toMatchObject({ id: 0, waits: false, message: 'Frequency updated to Box 3' });
  api.faults.set('*', 'drop');
  const waits = await store.dispatch(changeBox({ passageId: passage.passageId, box: 2 }));
  const [waiting] = await outbox.refresh();
  expect(waits.payload).toMatchObject({ id: waiting?.id, waits: true });
  expect(noticesOf(started)).toEqual([
    'Frequency updated to Box 3',
    'Frequency updated to Box 2 (waiting to be sent)',
  ]);
});

it('shows with its own change what another device changed, without a request', async () => {
  const { store, data, passage, row, called } = await withPassages();
  const other = data.memoryPassages.find((each) => each.passageId !== row.passageId);
  if (!other) throw new Error('there is one passage');
  const loadedAt = store.getState().lists?.byName.passages?.loadedAt ?? Infinity;
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(loadedAt));
  row.explanation = 'From the phone';
  other.box = other.box === 3 ? 2 : 3;
  const before = called('get_mempsg_list');
  const box = passage.box === 3 ? 2 : 3;
  await store.dispatch(changeBox({ passageId: passage.passageId, box }));
  const shown = (id: number) => selectPassages(store.getState()).find(({ passageId }) => passageId === id);
  await vi.waitFor(() =>
    expect(shown(passage.passageId)).toMatchObject({ box, explanation: 'From the phone' }),
  );
  expect(shown(other.passageId)?.box).toBe(other.box);
  expect(called('get_mempsg_list')).toBe(before + 1);
});

it('does not wait until earlier writes can be undone no more', async () => {
  const { store, passage, row } = await withPassages();
  const { passageId } = passage;
  const box = passage.box === 3 ? 2 : 3;
  await store.dispatch(changeBox({ passageId, box, undoable: true }));
  expect(row.box).toBe(passage.box);
  const { payload } = await store.dispatch(saveExplanation({ passageId, explanation: 'Mine' }));
  expect(payload).toMatchObject({ waits: false, message: 'Explanation saved successfully' });
  expect(row).toMatchObject({ box, explanation: 'Mine' });
});

it('says that a box changed elsewhere was not moved, and shows the other value', async () => {
  const started = await withPassages();
  const { store, passage, row, called } = started;
  const { passageId, box: before } = passage;
  const [mine, theirs] = before === 1 ? ([2, 3] as const) : ([1, before === 2 ? 3 : 2] as const);
  row.box = theirs;
  await store.dispatch(changeBox({ passageId, box: mine, undoable: true }));
  await vi.waitFor(() =>
    expect(noticesOf(started)).toEqual(['The box was changed on another device: it was not moved']),
  );
  const shown = () => selectPassages(store.getState()).find((each) => each.passageId === passageId);
  await expect.poll(() => shown()?.box).toBe(theirs);
  expect(called('update_passage')).toBe(0);
});

it('has no notice for a reading', async () => {
  const started = startStore();
  const reading = { dayOfWeek: 'Sunday', bookName: 'jude', chapter: 1, today: '2026-11-21' } as const;
  const { payload } = await started.store.dispatch(recordReading(reading));
  expect(payload).toMatchObject({ waits: false });
  expect(noticesOf(started)).toEqual([]);
});

describe('a write that is refused', () => {
  it.each([
    ['error', 'Failed to update frequency'],
    ['500', 'Error updating frequency'],
  ])('with %s has the notice %s, and no list is reloaded', async (fault, words) => {
    const started = await withPassages();
    const { store, api, passage, called, outbox } = started;
    api.faults.set('update_passage', fault);
    await store.dispatch(changeBox({ passageId: passage.passageId, box: passage.box === 3 ? 2 : 3 }));
    expect(noticesOf(started)).toEqual([words]);
    const before = called('get_mempsg_list');
    await outbox.refresh();
    expect(called('get_mempsg_list')).toBe(before);
    expect(called('get_mempsg_text_overrides')).toBe(0);
  });

  it('because of another device brings what that one wrote', async () => {
    const started = await withPassages();
    const { store, passage, row } = started;
    row.explanation = 'Theirs';
    const { passageId } = passage;
    const refused = await store.dispatch(saveExplanation({ passageId, explanation: 'Mine', was: 'Old' }));
    expect(refused.payload).toMatchObject({ conflict: { theirs: 'Theirs' } });
    // It is a question, which the dialog asks, and no failure.
    expect(noticesOf(started)).toEqual([]);
    const shown = () => selectPassages(store.getState()).find((each) => each.passageId === passageId);
    await expect.poll(() => shown()?.explanation).toBe('Theirs');
  });

  it('to a guest has its own notice, without a call', async () => {
    const started = startStore('Guest');
    await started.store.dispatch(addQuote('Be still'));
    expect(noticesOf(started)).toEqual(['Guest users cannot add quotes']);
    expect(started.api.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('before there is anything to send has its own notice', async () => {
    const started = startStore();
    await started.store.dispatch(addQuote(' '));
    expect(noticesOf(started)).toEqual(['Please enter quote text']);
    await started.store.dispatch(changeBox({ passageId: 9999, box: 3 }));
    expect(started.api.requests).toEqual([]);
    expect(await started.outbox.refresh()).toEqual([]);
  });

  it('by a mistake of the app is no answer of the server, and is told once', async () => {
    const started = startStore();
    const { store } = started;
    const onConsole = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = createWriteThunk('test/broken', createTopicWrite, (name: string) => {
      throw new TypeError(`oops, ${name}`);
    });
    const outcome = await store.dispatch(broken('Awe'));
    expect(outcome).toMatchObject({ type: 'test/broken/rejected', error: { message: 'oops, Awe' } });
    expect(outcome.payload).toBeUndefined();
    expect(onConsole).toHaveBeenCalledTimes(1);
    expect(noticesOf(started)).toEqual([expect.stringContaining('Something in this app went wrong')]);
    for (const { id } of selectNotices(store.getState())) store.dispatch(noticeClosed(id));
    await store.dispatch(broken('Hope'));
    expect(onConsole).toHaveBeenCalledTimes(2);
    expect(noticesOf(started)).toEqual([]);
  });

  it('by a mistake on its way is not reported as waiting for the network', async () => {
    const started = await withPassages();
    const onConsole = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      throw new TypeError('oops');
    });
    const { store, passage, outbox } = started;
    await store.dispatch(changeBox({ passageId: passage.passageId, box: passage.box === 3 ? 2 : 3 }));
    expect(onConsole).toHaveBeenCalledOnce();
    expect(noticesOf(started)).toEqual([
      expect.stringContaining('Something in this app went wrong'),
      'Failed to update frequency',
    ]);
    expect(await outbox.refresh()).toEqual([]);
    vi.restoreAllMocks();
  });
});

it('says that a write may have been saved where nobody can tell', async () => {
  const started = startStore();
  started.api.faults.set('get_tag_list', '500:once');
  started.api.faults.set('add_new_topic', '500-after');
  await started.store.dispatch(createTopic('Awe'));
  expect(selectNotices(started.store.getState())).toMatchObject([
    { text: 'Error creating new topic', detail: 'It may have been saved. See what waits to be sent.' },
  ]);
  expect(await started.outbox.refresh()).toMatchObject([{ unclear: true }]);
});

it('knows its row by the list that was loaded', async () => {
  const started = startStore();
  await started.store.dispatch(loadTopics());
  started.api.faults.set('add_new_topic', '500-after');
  const { payload } = await started.store.dispatch(createTopic('Awe'));
  expect(payload).toMatchObject({ id: started.data.topics.at(-1)?.id, waits: false });
});

it('knows its row by the list of an earlier visit', async () => {
  const before = startStore();
  await before.store.dispatch(loadTopics());
  const started = startStore('demo', before.api);
  started.api.faults.set('get_tag_list', 'drop');
  await started.store.dispatch(loadTopics());
  started.api.faults.clear();
  started.api.faults.set('add_new_topic', '500-after');
  const { payload } = await started.store.dispatch(createTopic('Awe'));
  expect(payload).toMatchObject({ id: started.data.topics.at(-1)?.id, waits: false });
  expect(await started.outbox.refresh()).toEqual([]);
});

it('drops the same write in flight, as a second tap, and sends a different one', async () => {
  const { api, store, data } = startStore();
  const before = data.prayerSessions.length;
  const held = api.hold('add_prayer_session');
  const session = { prayerId: 5, note: 'Once', dateTime: '2026-11-21T12:00:00' };
  const first = store.dispatch(recordSession(session));
  await held.arrived;
  const second = await store.dispatch(recordSession({ ...session, dateTime: '2026-11-21T12:00:01' }));
  expect(second.meta).toMatchObject({ condition: true });
  const other = store.dispatch(recordSession({ ...session, prayerId: 6 }));
  held.release();
  await Promise.all([first, other]);
  expect(data.prayerSessions.length - before).toBe(2);
  await store.dispatch(recordSession(session));
  expect(data.prayerSessions.length - before).toBe(3);
});
