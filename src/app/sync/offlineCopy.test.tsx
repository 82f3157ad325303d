import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LoadAction } from '@/data/list/createList';
import type { ListName } from '@/data/define/list';
import { selectListState } from '@/data/list/listState';
import { answers, cachedLists, subjects } from '@test/kit/engine';
import { renderApp } from '@test/kit/renderApp';
import { startStore } from '@test/kit/startStore';
import { loadLinks } from '@/features/links/store';
import { loadNuggets } from '@/features/nuggets/store/nuggets';
import { loadPassages } from '@/features/memory/store/passages';
import { loadPlan } from '@/features/plan/store/plan';
import { loadPrayers } from '@/features/prayers/store/prayers';
import { loadPrayerSessions } from '@/features/prayers/store/prayerSessions';
import { loadQuotes } from '@/features/quotes/store/quotes';
import { loadTopics } from '@/features/topics/store/topics';

const LONG = { timeout: 20_000 };
const LISTS: readonly (readonly [ListName, () => LoadAction])[] = [
  ['links', loadLinks],
  ['nuggets', loadNuggets],
  ['passages', loadPassages],
  ['plan', loadPlan],
  ['prayers', loadPrayers],
  ['sessions', loadPrayerSessions],
  ['quotes', loadQuotes],
  ['topics', loadTopics],
];

/** A visit that loads every list but one, after which the device has a copy of each. */
async function visitOnline(omitted?: ListName) {
  const { store } = startStore();
  const visited = LISTS.filter(([list]) => list !== omitted);
  await Promise.all(visited.map(([, load]) => store.dispatch(load())));
  await vi.waitFor(async () => {
    for (const [name] of visited) {
      const list = subjects.list(name);
      expect(list && (await cachedLists.read(list, 'demo'))).toBeTruthy();
    }
  }, LONG);
}

beforeEach(() => answers.forgetUser('demo'));

it.each([
  ['/prayers', /^Exams$/],
  ['/links', /Hymnary/],
  ['/browseBible', /^1 of \d+$/],
  ['/viewQuotes', /^Quote 1$/],
  ['/readingPlan', /^Today's Reading$/],
  ['/today', /^With more time/],
])('offline, the line below the bar is all that says so over a copy: %s', async (path, shown) => {
  await visitOnline();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { store } = renderApp(path, { faults: { '*': 'drop' } });
  expect(await screen.findByText(/Offline copy from/, {}, LONG)).toBeVisible();
  await waitFor(() => {
    const statuses = LISTS.map(([list]) => selectListState(store.getState(), list)?.status);
    expect(statuses).toContain('error');
    expect(statuses).not.toContain('loading');
  }, LONG);
  expect(await screen.findAllByText(shown, {}, LONG)).not.toEqual([]);
  expect(screen.queryByText(/^Error fetching |could not be (loaded|refreshed)/)).toBeNull();
});

it('online, a list that could not be refreshed says so, until the network goes', async () => {
  await visitOnline();
  renderApp('/links', { faults: { '*': 'drop' } });
  const words = 'Failed to load additional links';
  expect(await screen.findByText(words, {}, LONG)).toBeVisible();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.queryByText(words)).toBeNull();
});

it('offline, history that is not on this device is still missed by name', async () => {
  await visitOnline('sessions');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderApp('/prayers', { faults: { '*': 'drop' } });
  expect(
    await screen.findByText(/^You are offline, and your prayer history is not on this device/, {}, LONG),
  ).toBeVisible();
});
