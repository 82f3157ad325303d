import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BASE_PATH } from '@/routes/paths';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { selectVisit, startVisit } from './practice';
import { rememberPracticeChoice } from './practiceChoice';
import { button, practise, reference } from '@test/kit/practice';

it('prefetches the texts of the next 25 passages, once, for use offline', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    const app = renderApp('/practice/by_psgtxt/by_freq');
    await screen.findByText(/^1 of \d+$/);
    const texts = () => app.api.requests.filter(({ endpoint }) => endpoint === 'get_passage_text');
    await waitFor(() => expect(texts().length).toBeGreaterThan(0));
    const soon = texts().length;
    expect(soon).toBeLessThanOrEqual(4);
    await vi.advanceTimersByTimeAsync(4_000);
    await waitFor(() => expect(texts().length).toBeGreaterThanOrEqual(25));
    app.api.faults.set('*', 'drop');
    for (let step = 1; step <= 5; step += 1) {
      await app.user.keyboard('{ArrowRight}');
      await waitFor(() => expect(document.querySelector('.scripture .verse')).toBeInTheDocument());
    }
    const requests = texts()
      .slice(0, 27)
      .map(({ query }) => JSON.stringify(query));
    expect(new Set(requests).size).toBe(requests.length);
  } finally {
    vi.useRealTimers();
  }
});

it('prefetches nothing when the device saves data', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    const app = renderApp('/practice/by_psgtxt/by_freq');
    await screen.findByText(/^1 of \d+$/);
    await waitFor(() => expect(document.querySelector('.scripture .verse')).toBeInTheDocument());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(app.api.requests.filter(({ endpoint }) => endpoint === 'get_passage_text').length).toBeLessThan(5);
  } finally {
    vi.useRealTimers();
    Reflect.deleteProperty(navigator, 'connection');
  }
});

it('starts over when another device has replaced all passages of the visit', async () => {
  const { api } = await practise();
  const { memoryPassages } = api.db.user('demo');
  const [first] = memoryPassages;
  if (!first) throw new Error('there is nothing to practise');
  memoryPassages.splice(0, Infinity, { ...first, passageId: 9001, bookName: 'jude', chapter: 1 });
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 6 * 60_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('1 of 1')).toBeVisible();
  expect(reference()).toHaveTextContent(/^Jude 1:/);
});

it.each(['rand', 'by_fading'] as const)(
  'restores a visit, %s, if the list is loaded already',
  async (order) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      Object.assign(Object.create(performance), { type: 'reload' }),
    ]);
    const path = `/practice/by_ref/${order}`;
    const go = (to: string) => {
      window.history.pushState(null, '', BASE_PATH + to);
      act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
    };
    const { user, store } = await practise(path);
    await user.keyboard('{ArrowRight}');
    await screen.findByText(/^2 of \d+$/);
    const left = selectVisit(store.getState());
    go('/practiceSetup');
    await screen.findByRole('button', { name: 'Start' });
    act(() => {
      store.dispatch(startVisit({ key: 'other', order: 'rand', seed: 1, now: 0 }));
    });
    expect(selectVisit(store.getState())?.key).toBe('other');
    go(path);
    expect(await screen.findByText(/^2 of \d+$/)).toBeVisible();
    expect(selectVisit(store.getState())).toMatchObject({ key: left?.key, ids: left?.ids, step: 1 });
    vi.restoreAllMocks();
  },
);

it.each([
  ['/practice/by_sight/rand', /no practice mode “by_sight”/],
  ['/practice/by_ref/by_ref', /no display order “by_ref”/],
  ['/practice/by_sight', /no practice mode “by_sight”/],
])('explains why %s cannot be practised, and links to the setup', async (path, words) => {
  renderApp(path);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Practice Setup' })).toHaveAttribute(
    'href',
    '/nuggets/practiceSetup',
  );
});

it.each([
  ['/practice', '/practice/by_psgtxt/interleave'],
  ['/practice/by_ref', '/practice/by_ref/interleave'],
])('%s opens practice as chosen last', async (path, led) => {
  rememberPracticeChoice({ mode: 'by_psgtxt', order: 'interleave', startsInRecall: false, portion: 20 });
  renderApp(path);
  expect(await screen.findByText(/^1 of \d+$/)).toBeVisible();
  expect(currentPath()).toBe(led);
});

it.each(['500', '401', 'error', 'html', 'garbage', 'types', 'drop'])(
  'shows the error when the list fails with %s, and retries',
  async (fault) => {
    const app = renderApp('/practice/by_ref/by_freq');
    app.api.faults.set('get_mempsg_list', fault);
    expect(await screen.findByText(/^Error loading memory passages: /)).toBeVisible();
    app.api.faults.clear();
    await app.user.click(button('Try again'));
    expect(await screen.findByText(/^1 of/)).toBeVisible();
  },
);

it('shows how long the loading takes', async () => {
  const { api } = renderApp('/practice/by_ref/by_freq');
  api.faults.set('get_mempsg_list', 'hang');
  expect(await screen.findByText('0 seconds')).toBeVisible();
  expect(await screen.findByText('1 second')).toBeVisible();
});

it.each(['500', 'garbage', 'drop'])(
  'shows the error when a text fails with %s, and retries',
  async (fault) => {
    const app = renderApp('/practice/by_psgtxt/by_freq');
    app.api.faults.set('get_passage_text', fault);
    const { findByText, findByRole } = within(await screen.findByRole('alert'));
    expect(await findByText('Error loading passage text')).toBeVisible();
    expect(await screen.findAllByText('Error loading passage text')).toHaveLength(2);
    app.api.faults.clear();
    await app.user.click(await findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(document.querySelector('.scripture .verse')).not.toBeNull());
  },
);

it('practises with the translations when the custom texts fail to load', async () => {
  const app = renderApp('/practice/by_psgtxt/by_freq');
  app.api.faults.set('get_mempsg_text_overrides', '500');
  expect(await screen.findByText('Error loading passage text')).toBeVisible();
  await waitFor(() => expect(document.querySelector('.scripture .verse')).not.toBeNull());
  // The shown text may not be the learned one.
  expect(screen.getByText('Not loaded: your own wordings.')).toBeVisible();
  app.api.faults.clear();
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Not loaded: your own wordings.')).toBeNull());
});
