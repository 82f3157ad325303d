import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { selectWaitingLabels } from '@/features/yourData/store/waitingLabels';
import { loadPlan, recordReading, selectPlan } from './store/plan';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { server } from '@test/kit/server';
import { SATURDAY, atClock, read, readButton, today } from '@test/kit/plan';

it('records the chapter to read, and opens its text in the default translation', async () => {
  const { user, api } = renderApp('/readingPlan', atClock(SATURDAY));
  await read(user);
  expect(currentPath()).toBe('/readBibleChapter/niv/mark/3');
  await waitFor(() =>
    expect(api.db.user('demo').readingProgress.at(-1)).toEqual({
      dayOfWeek: 'Saturday',
      bookName: 'mark',
      chapter: 3,
      dateRead: '2026-11-21',
    }),
  );
  window.history.back();
  expect(await screen.findByText('Read today: Mark 3')).toBeVisible();
  expect(today().getByText('Mark 4')).toBeVisible();
});

it('records a chapter only once its text is on the screen', async () => {
  const { user, api, store } = renderApp('/readingPlan', atClock(SATURDAY));
  await readButton();
  api.faults.set('get_passage_text', 'drop');
  await read(user);
  expect(await screen.findByText(/^Error loading/)).toBeVisible();
  expect(selectPlan(store.getState()).rows.some(({ chapter }) => chapter === 3)).toBe(false);
  api.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(api.db.user('demo').readingProgress.at(-1)).toMatchObject({ bookName: 'mark', chapter: 3 }),
  );
});

it('does not record a chapter later for a day that is over', async () => {
  const { user, api, store } = renderApp('/readingPlan', atClock(SATURDAY));
  await readButton();
  api.faults.set('get_passage_text', 'drop');
  await read(user);
  expect(await screen.findByText(/^Error loading/)).toBeVisible();
  vi.setSystemTime(new Date(2026, 10, 24, 7));
  api.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(document.querySelector('#v1')).toBeVisible());
  expect(selectPlan(store.getState()).rows.filter(({ bookName }) => bookName === 'mark')).toHaveLength(2);
  expect(api.requests.some(({ endpoint }) => endpoint === 'update_reading_plan')).toBe(false);
});

it('records nothing for a guest', async () => {
  const { user, api } = renderApp('/readingPlan', { user: 'Guest', ...atClock(SATURDAY) });
  const before = api.db.user('Guest').readingProgress.length;
  await read(user);
  expect(currentPath()).toBe('/readBibleChapter/niv/mark/3');
  await screen.findByRole('heading', { level: 1, name: 'Mark 3' });
  expect(api.requests.some(({ endpoint }) => endpoint === 'update_reading_plan')).toBe(false);
  expect(api.db.user('Guest').readingProgress).toHaveLength(before);
});

it('re-reads without moving the plan', async () => {
  const { user, api } = renderApp('/readingPlan', atClock(SATURDAY));
  await user.click(await screen.findByRole('link', { name: 'Re-read Isaiah 57' }));
  expect(currentPath()).toBe('/readBibleChapter/niv/isaiah/57');
  expect(api.requests.some(({ endpoint }) => endpoint === 'update_reading_plan')).toBe(false);
});

it('keeps a reading that was recorded while an older list was in flight', async () => {
  const { store, api } = renderApp('/readingPlan', atClock(SATURDAY));
  await readButton();
  const lists = () =>
    api.requests.filter(({ endpoint }) => endpoint === 'get_all_reading_plan_progress').length;
  let answer: () => void = () => undefined;
  const recorded = new Promise<void>((resolve) => (answer = resolve));
  const older = api.db.user('demo').readingProgress.toReversed();
  server.use(
    http.get(
      '*/get_all_reading_plan_progress.php',
      async () => {
        await recorded;
        return HttpResponse.json(older);
      },
      { once: true },
    ),
  );
  const loading = store.dispatch(loadPlan());
  const reading = { dayOfWeek: 'Saturday', bookName: 'mark', chapter: 3, today: '2026-11-21' } as const;
  await act(() => store.dispatch(recordReading(reading)));
  answer();
  await act(() => loading);
  expect(today().getByText('Mark 4')).toBeVisible();
  // The screen's request, and the one before every recording.
  expect(lists()).toBe(2);
});

it.each(['500', 'error', 'html', 'drop'])(
  'opens the chapter when recording fails with %s, and keeps the reading',
  async (fault) => {
    const { user, api, store } = renderApp('/readingPlan', atClock(SATURDAY));
    await readButton();
    api.faults.set('update_reading_plan', fault);
    await read(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Mark 3' })).toBeVisible();
    await waitFor(() =>
      expect(selectWaitingLabels(store.getState())).toMatchObject([{ label: 'Read Mark 3' }]),
    );
    if (fault === 'error') expect(await screen.findByText('Error recording reading progress')).toBeVisible();
  },
);
