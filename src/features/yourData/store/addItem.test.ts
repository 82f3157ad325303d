import { beforeEach, expect, it } from 'vitest';
import { emptyUserData } from '@test/api/demoData/createDemoUsers';
import type { MockApi } from '@test/api/node';
import { startMockApi } from '@test/kit/startMockApi';
import { startStore } from '@test/kit/startStore';
import { newLocalId, type OutboxWrite } from '@/data/outbox/outboxWrite';
import type { Write } from '@/data/define/subjects';
import { forgetRecallRows, readRecallRows } from '@/features/memory/api/recallStorage';
import { newPassage, type Item } from '../model/item';
import { forgetImport, storeRows } from './importJob';
import { endImport, resumeImport } from './importQueue';
import { selectImport } from './importState';
import { markUnfinished } from './unfinishedImport';
import { outboxStorage } from '@test/kit/engine';

beforeEach(() => forgetImport('reader'));

const ref = { translation: 'kjv', bookName: 'john', chapter: 3, startVerse: 16, endVerse: 16 } as const;

/** The state that a closed page left: a row handed over, and its writes in the outbox. */
async function brokenOff(item: Item, ...left: Parameters<typeof waiting>[]) {
  const api = startMockApi();
  api.db.putUser('reader', emptyUserData(), new Date());
  const data = api.db.user('reader');
  data.topics.push({ id: 7, name: 'Courage' });
  await storeRows('reader', [{ at: 0, location: 'line 2', item, state: 'handed', known: [] }]);
  markUnfinished('reader', 'an id');
  for (const each of left) await outboxStorage.add(waiting(...each));
  return { api, data };
}

const waiting = (write: Write, more: Partial<OutboxWrite> = {}): OutboxWrite => ({
  id: newLocalId(Date.now()),
  user: 'reader',
  write,
  at: Date.now(),
  before: undefined,
  status: more.refused === undefined ? 'queued' : 'rejected',
  sentAt: undefined,
  mayStillRun: false,
  attempts: 0,
  nextAt: 0,
  refused: undefined,
  conflict: undefined,
  ofMany: true,
  unclear: false,
  awaited: false,
  ...more,
});

const COURAGE = [{ id: 7, name: 'Courage' }];
const quote: Item = { kind: 'quote', text: 'Fear not', topics: ['Courage'] };
const madeQuote = { quoteId: 50, text: 'Fear not', approved: 'Y', fromUser: null, sourceId: null };
const topicsOfQuote: Write = { kind: 'quoteTopics', payload: { quoteId: 50, topics: COURAGE } };

/** Goes on with the import of a quote; `request` is answered once the lists are read. */
async function resumed(
  api: MockApi,
  endpoint: string,
  request = api.hold(endpoint),
  last = 'get_quote_list',
) {
  const lastList = api.hold(last);
  const { store, outbox } = startStore('reader', api);
  const ended = store.dispatch(resumeImport());
  await lastList.arrived;
  lastList.release();
  request.release();
  await ended;
  const state = selectImport(store.getState());
  await store.dispatch(endImport());
  const sent = api.requests.filter((request) => request.endpoint === endpoint).length;
  return { state, sent, left: outbox.writes() };
}

it('sends nothing again that an earlier page handed over', async () => {
  const { api, data } = await brokenOff(quote, [topicsOfQuote]);
  data.quotes.push({ ...madeQuote, topicIds: [] });
  const { state, sent } = await resumed(api, 'add_quote_topic');
  expect(state).toMatchObject({ status: 'done', added: 1, refused: [] });
  expect(sent).toBe(1);
  expect(data.quotes).toMatchObject([{ topicIds: [7] }]);
});

it('reports refusals of the rows that an earlier page handed over', async () => {
  const { api, data } = await brokenOff(quote, [topicsOfQuote]);
  data.quotes.push({ ...madeQuote, topicIds: [] });
  api.faults.set('add_quote_topic', 'error');
  const { state, sent } = await resumed(api, 'add_quote_topic');
  expect(state.incomplete).toMatchObject([
    { reason: 'It was added, but not its topics: The server refused it; it waits for you in Sync status' },
  ]);
  expect([state.added, state.refused, sent]).toEqual([1, [], 1]);
});

it('leaves no decision about details sent before to a missing script', async () => {
  const { api, data } = await brokenOff(quote, [topicsOfQuote]);
  data.quotes.push({ ...madeQuote, topicIds: [] });
  api.faults.set('add_quote_topic', '404');
  const { state, left } = await resumed(api, 'add_quote_topic');
  expect(state.incomplete).toMatchObject([
    { reason: 'It was added, but not its topics: This server has no add_quote_topic.php' },
  ]);
  expect([state.added, state.refused, left]).toEqual([1, [], []]);
});

it('leaves no decision about a row sent before to a missing script', async () => {
  const { api } = await brokenOff(quote, [{ kind: 'quote', payload: { text: 'Fear not' } }]);
  api.faults.set('add_nonbible_memory_fact', '404');
  const { state, left } = await resumed(api, 'add_nonbible_memory_fact');
  expect(state.refused).toMatchObject([{ reason: 'This server has no add_nonbible_memory_fact.php' }]);
  expect([state.added, left]).toEqual([0, []]);
});

it('puts a topic on a row once, also where the topic is still to be sent', async () => {
  const id = newLocalId(Date.now());
  const { api, data } = await brokenOff(
    { ...quote, topics: ['Hope'] },
    [{ kind: 'topic', payload: { name: 'Hope' } }, { id }],
    [{ kind: 'quoteTopics', payload: { quoteId: 50, topics: [{ id, name: 'Hope' }] } }],
  );
  data.quotes.push({ ...madeQuote, topicIds: [] });
  const { state, sent } = await resumed(api, 'add_quote_topic', api.hold('add_new_topic'));
  expect(state).toMatchObject({ status: 'done', added: 1, refused: [] });
  expect(sent).toBe(1);
  expect(data.topics.map(({ name }) => name)).toEqual(['Courage', 'Hope']);
});

it('waits for no topic that the server refuses', async () => {
  const id = newLocalId(Date.now());
  const { api, data } = await brokenOff({ ...quote, topics: ['Hope'] }, [
    { kind: 'topic', payload: { name: 'Hope' } },
    { id },
  ]);
  data.quotes.push({ ...madeQuote, topicIds: [] });
  api.faults.set('add_new_topic', 'error');
  const { state } = await resumed(api, 'add_new_topic');
  expect(state).toMatchObject({ status: 'done', added: 1, incomplete: [{ location: 'line 2' }] });
});

it('sends no row again while the user has to decide about its save', async () => {
  const { api, data } = await brokenOff({ ...quote, topics: [] }, [
    { kind: 'quote', payload: { text: 'Fear not' } },
    { refused: 'no answer came, and it may have been saved', unclear: true },
  ]);
  const { state } = await resumed(api, 'add_nonbible_memory_fact');
  expect(state.refused).toMatchObject([
    { reason: 'no answer came, and it may have been saved; it waits for you in Sync status' },
  ]);
  expect(data.quotes).toEqual([]);
});

it('keeps later changes of a passage that an earlier page added', async () => {
  const item = newPassage(ref, { box: 2, explanation: 'Of the file', lastViewed: Date.UTC(2020, 1, 1) });
  const { api, data } = await brokenOff(item);
  data.memoryPassages.push({
    passageId: 9,
    ...ref,
    box: 3,
    explanation: '',
    lastViewedNum: Date.UTC(2026, 1, 1),
    lastViewedStr: '',
  });
  const { state } = await resumed(api, 'update_passage', undefined, 'get_mempsg_text_overrides');
  expect(state).toMatchObject({ status: 'done', added: 1, refused: [] });
  expect(data.memoryPassages).toMatchObject([
    { box: 3, explanation: 'Of the file', lastViewedNum: Date.UTC(2026, 1, 1) },
  ]);
});

it('adds runs of recall to a passage that an earlier page handed over', async () => {
  const passage = newPassage(ref, { letter: 'a', ownText: 'Of the file' });
  const { api, data } = await brokenOff(passage);
  const entry = {
    id: 'run 1',
    passageId: 1,
    at: 1,
    direction: 'by_ref',
    exercise: 'write',
    score: 1,
  } as const;
  const recall = { ...entry, missed: [], peeks: 0, box: 1, viewedBefore: null } as const;
  await storeRows('reader', [
    { at: 0, location: 'line 2', item: passage, state: 'handed', known: [] },
    { at: 1, location: 'line 3', item: { kind: 'recall', entry: recall, passage }, state: 'open' },
  ]);
  data.memoryPassages.push({
    passageId: 9,
    ...ref,
    box: 1,
    explanation: '',
    lastViewedNum: -1,
    lastViewedStr: '',
  });
  const { state } = await resumed(api, 'update_passage', undefined, 'get_mempsg_text_overrides');
  expect(state).toMatchObject({ status: 'done', added: 2, refused: [] });
  expect(await readRecallRows('reader')).toMatchObject([{ entry: { id: 'run 1', passageId: 9 } }]);
  expect(data.overrides).toMatchObject([{ passageId: 9, letter: 'a', text: 'Of the file' }]);
  await forgetRecallRows('reader');
});

it('uses a topic that another device has created meanwhile', async () => {
  const { api, data } = await brokenOff({ ...quote, topics: ['Hope'] });
  await storeRows('reader', [
    { at: 0, location: 'line 2', item: { kind: 'topic', name: 'Love' }, state: 'open' },
    { at: 1, location: 'line 3', item: { ...quote, topics: ['Hope'] }, state: 'open' },
  ]);
  const { store } = startStore('reader', api);
  const lists = api.hold('get_quote_list');
  const ended = store.dispatch(resumeImport());
  await lists.arrived;
  data.topics.push({ id: 8, name: 'love' }, { id: 9, name: 'HOPE' });
  lists.release();
  await ended;
  expect(selectImport(store.getState())).toMatchObject({ status: 'done', added: 1, there: 1, refused: [] });
  expect(data.quotes).toMatchObject([{ text: 'Fear not', topicIds: [9] }]);
  await store.dispatch(endImport());
});
