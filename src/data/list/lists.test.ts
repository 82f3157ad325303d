import { expect, it, vi } from 'vitest';
import type { AppStore } from '../store/appStore';
import { loadPlan } from '@/features/plan/store/plan';
import { loadTopics, selectTopicsState } from '@/features/topics/store/topics';
import { startStore } from '@test/kit/startStore';
import { loadLinks, selectLinks } from '@/features/links/store';
import { loadNuggets } from '@/features/nuggets/store/nuggets';
import { loadPassages } from '@/features/memory/store/passages';
import { loadPracticeHistory } from '@/features/memory/store/practiceHistory';
import { loadTextOverrides } from '@/features/memory/store/textOverrides';
import { loadPrayers, selectPrayersState } from '@/features/prayers/store/prayers';
import { loadPrayerSessions } from '@/features/prayers/store/prayerSessions';
import { loadQuotes } from '@/features/quotes/store/quotes';
import { startSync } from '@/app/sync/startSync';
import { selectSyncStatus } from '@/app/sync/syncStatus';
import { failedLists } from './reload';
import { listInvalidated, selectWaiting } from '../sync/sync';
import { isStale } from './listState';

const LISTS = {
  get_mempsg_list: ({ dispatch }: AppStore) => dispatch(loadPassages()),
  get_mempsg_text_overrides: ({ dispatch }: AppStore) => dispatch(loadTextOverrides()),
  get_mem_practice_history: ({ dispatch }: AppStore) => dispatch(loadPracticeHistory()),
  get_nugget_id_list: ({ dispatch }: AppStore) => dispatch(loadNuggets()),
  get_tag_list: ({ dispatch }: AppStore) => dispatch(loadTopics()),
  get_quote_list: ({ dispatch }: AppStore) => dispatch(loadQuotes()),
  get_prayers: ({ dispatch }: AppStore) => dispatch(loadPrayers()),
  get_prayer_sessions: ({ dispatch }: AppStore) => dispatch(loadPrayerSessions()),
  get_all_reading_plan_progress: ({ dispatch }: AppStore) => dispatch(loadPlan()),
  get_additional_links: ({ dispatch }: AppStore) => dispatch(loadLinks()),
};

it('requests every failed list once when the network is back, and no other', async () => {
  const { api, store } = startStore();
  // A second start does nothing.
  startSync(store);
  await Promise.all(Object.values(LISTS).map((load) => load(store)));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  api.faults.set('*', '500');
  await Promise.all(Object.values(LISTS).map((load) => load(store)));
  expect(failedLists(store.getState())).toHaveLength(10);
  expect(selectSyncStatus(store.getState()).cachedSince).toBeLessThan(Date.now());
  api.faults.clear();
  api.requests.length = 0;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(failedLists(store.getState())).toEqual([]));
  expect(api.requests.map(({ endpoint }) => endpoint).sort()).toEqual(Object.keys(LISTS).sort());
  api.requests.length = 0;
  window.dispatchEvent(new Event('online'));
  await store.dispatch(loadTopics());
  expect(api.requests).toEqual([]);
});

/** What a write reads before it changes a row. */
const READ_FIRST = {
  get_mempsg_list: { kind: 'box', payload: { passageId: 1, box: 3 } },
  get_quote_list: { kind: 'quoteText', payload: { quoteId: 1, text: 'Changed' } },
  get_prayers: { kind: 'prayerEdit', payload: { prayerId: 1, changes: { title: 'Changed' } } },
  get_additional_links: { kind: 'link', payload: { label: 'New', action: 'https://new.example' } },
} as const;

it.each(Object.entries(READ_FIRST))(
  'takes %s for refreshed once a write has read the list',
  async (endpoint, write) => {
    const { api, store, outbox } = startStore();
    startSync(store);
    const load = Object.entries(LISTS).find(([name]) => name === endpoint)?.[1];
    await load?.(store);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    api.faults.set('*', 'drop');
    await outbox.write('demo', write);
    await load?.(store);
    expect(failedLists(store.getState())).toHaveLength(1);
    api.faults.clear();
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => {
      expect(selectWaiting(store.getState())).toEqual([]);
      expect(failedLists(store.getState())).toEqual([]);
    });
  },
);

it('requests nothing once more that is on its way', async () => {
  const { api, store } = startStore();
  const twice = Object.values(LISTS).flatMap((load) => [load(store), load(store)]);
  await Promise.all(twice);
  expect(api.requests.map(({ endpoint }) => endpoint).sort()).toEqual(Object.keys(LISTS).sort());
});

it('takes a list for outdated that another device has changed, and no other', async () => {
  const { store } = startStore();
  await store.dispatch(loadTopics());
  const { loadedAt } = selectTopicsState(store.getState());
  const isOld = () => isStale(selectTopicsState(store.getState()), loadedAt ?? 0);
  store.dispatch(listInvalidated('prayers'));
  expect(isOld()).toBe(false);
  // One that is not there is not cached either.
  expect(selectPrayersState(store.getState()).source).toBeNull();
  store.dispatch(listInvalidated('topics'));
  expect(isOld()).toBe(true);
});

it('shows which links are not on the server yet', async () => {
  const { api, store, outbox } = startStore();
  await store.dispatch(loadLinks());
  expect(selectLinks(store.getState()).waiting).toBe(0);
  api.faults.set('*', 'drop');
  await outbox.write('demo', { kind: 'link', payload: { label: 'One', action: 'https://one.example' } });
  expect(selectWaiting(store.getState())).toHaveLength(1);
  expect(selectLinks(store.getState())).toMatchObject({ waiting: 1 });
  expect(selectLinks(store.getState()).rows.at(-1)).toMatchObject({ label: 'One' });
});
