import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createTopic, loadTopics } from '@/store/topics/topics';
import { flushOutbox } from '@/store/sync/outboxActions';
import { forgetDevice, startStore } from '@test/kit/startStore';
import { quoteFilterSet, selectQuotesState } from '@/store/quotes/quotes';
import { rememberTranslation } from '@/device/recents/lastPlace';
import { nuggetShown, selectNuggetBrowser, topicFilterSet, visited } from './nuggetBrowser';
import { addNugget, loadNuggets } from './nuggets';

forgetDevice();

it('stays with the nugget and the topic that were made here, when they reach the server', async () => {
  const { api, store, data } = startStore();
  await Promise.all([store.dispatch(loadNuggets()), store.dispatch(loadTopics())]);
  api.faults.set('*', 'drop');
  const ref = { translation: 'kjv', bookName: 'jude', chapter: 1, startVerse: 24, endVerse: 24 } as const;
  const nugget = await store.dispatch(addNugget(ref)).unwrap();
  const topic = await store.dispatch(createTopic('Made here')).unwrap();
  store.dispatch(topicFilterSet([topic.id]));
  store.dispatch(nuggetShown(nugget.id));
  store.dispatch(quoteFilterSet([topic.id]));
  api.faults.clear();
  await flushOutbox({ now: true });
  expect(selectNuggetBrowser(store.getState())).toMatchObject({
    currentId: data.nuggets.at(-1)?.passageId,
    topicIds: [data.topics.at(-1)?.id],
  });
  expect(selectQuotesState(store.getState()).filter).toEqual([data.topics.at(-1)?.id]);
});

it('opens in the translation that was chosen last, and stays in it for who comes back', () => {
  const { store } = startStore();
  rememberTranslation('asv');
  store.dispatch(visited('first', false));
  expect(selectNuggetBrowser(store.getState()).translation).toBe('asv');
  rememberTranslation('ylt');
  store.dispatch(visited('first', false));
  expect(selectNuggetBrowser(store.getState()).translation).toBe('asv');
  store.dispatch(visited('second', false));
  expect(selectNuggetBrowser(store.getState()).translation).toBe('ylt');
});
