import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ListName } from '@/data/define/list';
import type { LoadAction } from '@/data/list/createList';
import { selectListState } from '@/data/list/listState';
import { answers, cachedLists, subjects } from '@test/kit/engine';
import { renderApp } from '@test/kit/renderApp';
import { startStore } from '@test/kit/startStore';
import { loadLinks } from '@/features/links/store';
import { loadPassages } from '@/features/memory/store/passages';
import { loadPracticeHistory } from '@/features/memory/store/practiceHistory';
import { loadNuggets } from '@/features/nuggets/store/nuggets';
import { loadPrayers } from '@/features/prayers/store/prayers';
import { loadPrayerSessions } from '@/features/prayers/store/prayerSessions';
import { loadQuotes } from '@/features/quotes/store/quotes';
import { loadTopics } from '@/features/topics/store/topics';

const LONG = { timeout: 20_000 };
const LISTS: readonly (readonly [ListName, () => LoadAction])[] = [
  ['links', loadLinks],
  ['nuggets', loadNuggets],
  ['passages', loadPassages],
  ['history', loadPracticeHistory],
  ['prayers', loadPrayers],
  ['sessions', loadPrayerSessions],
  ['quotes', loadQuotes],
  ['topics', loadTopics],
];

/** A visit of an account in which there is nothing yet, after which the device has an empty copy of each list. */
async function visitWhileEmpty() {
  const { store, data } = startStore();
  Object.assign(data, {
    links: [],
    nuggets: [],
    memoryPassages: [],
    practiceHistory: [],
    prayers: [],
    prayerSessions: [],
    quotes: [],
    topics: [],
  });
  await Promise.all(LISTS.map(([, load]) => store.dispatch(load())));
  await vi.waitFor(async () => {
    for (const [name] of LISTS) {
      const list = subjects.list(name);
      expect(list && (await cachedLists.read(list, 'demo'))).toBeTruthy();
    }
  }, LONG);
}

/** Waits until every list that a screen has asked for is there, from the server or as a copy, and shown. */
const known = ({ store }: ReturnType<typeof renderApp>) =>
  act(() =>
    vi.waitFor(() => {
      for (const [name] of LISTS) expect(selectListState(store.getState(), name)?.loadedAt).not.toBeNull();
    }, LONG),
  );

beforeEach(() => answers.forgetUser('demo'));

const SCREENS: readonly (readonly [path: string, ListName, endpoint: string, none: string])[] = [
  ['/browseBible', 'nuggets', 'get_nugget_id_list', 'No passages to browse yet.'],
  ['/viewQuotes', 'quotes', 'get_quote_list', 'No quotes available'],
  ['/searchQuotes', 'quotes', 'get_quote_list', 'No quotes available'],
  ['/memoryPassages', 'passages', 'get_mempsg_list', 'No memory passages found.'],
  ['/practiceSetup', 'passages', 'get_mempsg_list', 'No memory passages found.'],
  ['/memoryPracticeHistory', 'history', 'get_mem_practice_history', 'No practice history available.'],
  ['/prayers', 'prayers', 'get_prayers', 'There are no prayers yet.'],
  ['/links', 'links', 'get_additional_links', 'You have added no links yet.'],
];

it.each(SCREENS)('%s says nothing of an empty copy until the answer is here', async (...row) => {
  const [path, list, endpoint, none] = row;
  await visitWhileEmpty();
  const app = renderApp(path);
  const held = app.api.hold(endpoint);
  await held.arrived;
  await known(app);
  expect(selectListState(app.store.getState(), list)?.source).toBe('cache');
  expect(await screen.findByText(/^Loading your |^Loading quotes/)).toBeVisible();
  expect(screen.queryByText(none)).toBeNull();
  if (path === '/practiceSetup') expect(screen.getByRole('button', { name: 'Start' })).toBeEnabled();
  held.release();
  await waitFor(() => expect(screen.queryByText(/^Loading your |^Loading quotes/)).toBeNull());
  expect(screen.queryByText(none)).toBeNull();
});

it('the topic picker says nothing of an empty copy until the answer is here', async () => {
  await visitWhileEmpty();
  const app = renderApp('/viewQuotes');
  const held = app.api.hold('get_tag_list');
  await app.user.click(await screen.findByRole('button', { name: 'Filter by Topic' }));
  await held.arrived;
  await known(app);
  expect(selectListState(app.store.getState(), 'topics')?.source).toBe('cache');
  expect(await screen.findByText('Loading your topics…')).toBeVisible();
  expect(screen.queryByText('There are no topics yet.')).toBeNull();
  held.release();
  expect((await screen.findAllByRole('checkbox')).length).toBeGreaterThan(0);
});

it.each([
  ['quotes', 'get_quote_list'],
  ['passages', 'get_mempsg_list'],
  ['prayers', 'get_prayers'],
] as const)(
  'Bible Search looks through an empty copy of %s until the answer is here',
  async (list, endpoint) => {
    await visitWhileEmpty();
    const app = renderApp('/search?phrase=jesus+wept&group=new&book=john&translation=kjv');
    const held = app.api.hold(endpoint);
    await app.user.click(await screen.findByRole('button', { name: 'In your own library' }));
    await held.arrived;
    await known(app);
    expect(selectListState(app.store.getState(), list)?.source).toBe('cache');
    await waitFor(() => {
      for (const [name] of LISTS)
        if (name !== list) expect(selectListState(app.store.getState(), name)?.status).not.toBe('loading');
    });
    expect(screen.getByText('Looking through your own…')).toBeVisible();
    expect(screen.queryByText(/^None of your quotes/)).toBeNull();
    held.release();
    await waitFor(() => expect(screen.queryByText('Looking through your own…')).toBeNull());
  },
);

it.each(SCREENS)('%s shows the empty copy where no answer comes', async (path, _list, _endpoint, none) => {
  await visitWhileEmpty();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderApp(path, { faults: { '*': 'drop' } });
  expect(await screen.findByText(none, {}, LONG)).toBeVisible();
});
