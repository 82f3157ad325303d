import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { outbox } from '@/data/outbox/thisTab';
import { selectWaitingLabels } from '@/features/yourData/store/waitingLabels';
import { loadPlan, recordReading, selectPlan } from './store/plan';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { server } from '@test/kit/server';

const SATURDAY = new Date(2026, 10, 21, 7);

afterEach(() => vi.useRealTimers());

const atClock = (now: Date) => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  return { now: () => new Date() };
};

/** What is only recorded is held for ten seconds; this sends it now. */
const sendHeld = () => act(() => outbox.flush({ now: true }));
const today = () => within(screen.getByRole('region', { name: "Today's Reading" }));
const readButton = async () =>
  within(await screen.findByRole('region', { name: "Today's Reading" })).getByRole('button', {
    name: 'Read',
  });
const read = async (user: UserEvent) => user.click(await readButton());

it('shows today’s chapter, the week and the history', async () => {
  renderApp('/readingPlan', atClock(SATURDAY));
  expect(await screen.findByText('Saturday, 11/21/2026')).toBeVisible();
  // Six Saturdays after Matthew 24.
  expect(today().getByText('Mark 3')).toBeVisible();
  const week = within(screen.getByRole('region', { name: 'The Week' }));
  expect(within(week.getByRole('table', { name: 'The Week' })).getAllByRole('row')).toHaveLength(8);
  expect(week.getByRole('progressbar', { name: 'Saturday: chapters read' })).toHaveAttribute('value', '30');
  expect(week.getByText('30 of 117')).toBeVisible();
  const history = within(screen.getByRole('region', { name: 'Reading History' }));
  expect(history.getAllByRole('listitem')[0]).toHaveTextContent(/^Friday, 11\/20\/2026Isaiah 57Re-read$/);
});

it('records what is read and opens it in the default translation', async () => {
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

it('records nothing while the text is not on the screen, and records it once it is', async () => {
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

it('starts at the first book for a user who has read nothing', async () => {
  renderApp('/readingPlan', { user: 'reader', ...atClock(SATURDAY) });
  expect(await screen.findByText('Nothing read yet.')).toBeVisible();
  expect(today().getByText('Matthew 1')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start with Matthew 1' })).toBeVisible();
});

it('recognises today’s reading when the server’s date is the day after', async () => {
  const row = { dayOfWeek: 'Saturday', bookName: 'mark', chapter: 3, dateRead: '2026-11-22' } as const;
  renderApp('/readingPlan', {
    prepare: (db) => db.user('demo').readingProgress.push(row),
    ...atClock(SATURDAY),
  });
  expect(await screen.findByText('Read today: Mark 3')).toBeVisible();
});

it('does not call a day of the week what the date is not', async () => {
  const row = { dayOfWeek: 'Saturday', bookName: 'mark', chapter: 3, dateRead: '2026-11-22' } as const;
  renderApp('/readingPlan', {
    user: 'reader',
    prepare: (db) => db.user('reader').readingProgress.push(row),
    ...atClock(SATURDAY),
  });
  const history = within(await screen.findByRole('region', { name: 'Reading History' }));
  expect(history.getByRole('listitem')).toHaveTextContent(/^For Saturday, dated 11\/22\/2026Mark 3Re-read$/);
});

it('says what is there where no reading can be read', async () => {
  const row = { dayOfWeek: 'Saturday', bookName: 'mark', dateRead: '2026-11-21' } as const;
  renderApp('/readingPlan', {
    user: 'reader',
    prepare: (db) => db.user('reader').readingProgress.push({ ...row, chapter: 0 }, { ...row, chapter: 17 }),
    ...atClock(SATURDAY),
  });
  expect(await screen.findByText('Failed to load reading progress')).toBeVisible();
  expect(screen.getByText('There are 2 readings on the server, and none of them can be read.')).toBeVisible();
});

it('continues after a reading without a date', async () => {
  const row = { dayOfWeek: 'Saturday', bookName: 'mark', chapter: 3, dateRead: '' } as const;
  renderApp('/readingPlan', {
    user: 'reader',
    prepare: (db) => db.user('reader').readingProgress.push(row),
    ...atClock(SATURDAY),
  });
  const history = within(await screen.findByRole('region', { name: 'Reading History' }));
  expect(history.getByRole('listitem')).toHaveTextContent(/^Saturday, date not knownMark 3Re-read$/);
  expect(today().getByText('Mark 4')).toBeVisible();
});

it('continues after what was read in another tab when the page becomes visible again', async () => {
  const { api } = renderApp('/readingPlan', atClock(SATURDAY));
  await readButton();
  const row = { dayOfWeek: 'Saturday', bookName: 'mark', chapter: 3, dateRead: '2026-11-21' } as const;
  api.db.user('demo').readingProgress.push(row);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('Read today: Mark 3')).toBeVisible();
  expect(today().getByText('Mark 4')).toBeVisible();
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
  // The screen's request, and the one that every record starts with.
  expect(lists()).toBe(2);
});

it('pages a long history', async () => {
  const { user } = renderApp('/readingPlan', { ...atClock(SATURDAY), scale: 100 });
  const history = within(await screen.findByRole('region', { name: 'Reading History' }));
  expect(history.getAllByRole('link', { name: /Re-read/ })).toHaveLength(21);
  await user.click(history.getByRole('button', { name: 'Last' }));
  expect(history.getByRole('button', { name: 'Page 200' })).toHaveAttribute('aria-current', 'page');
  const days = () =>
    history.getAllByText(/^(\w+day, )?\d\d\/\d\d\/\d{4}$/).map(({ textContent }) => textContent);
  const oldest = days();
  await user.click(history.getByRole('button', { name: 'First' }));
  expect(days()).toHaveLength(21);
  expect(days()).not.toEqual(oldest);
});

it.each(['500', 'html', 'drop', 'types'])(
  'says that the plan could not be loaded on %s, and retries',
  async (fault) => {
    const { user } = renderApp('/readingPlan', {
      faults: { get_all_reading_plan_progress: `${fault}:once` },
      ...atClock(SATURDAY),
    });
    expect(await screen.findByText('Failed to load reading progress')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await readButton()).toBeVisible();
  },
);

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
    if (fault === 'error') expect(screen.getByText('Error recording reading progress')).toBeVisible();
  },
);

it('opens in the translation that was read last', async () => {
  localStorage.setItem('nuggets.translation', 'kjv');
  const { user } = renderApp('/readingPlan', atClock(SATURDAY));
  await readButton();
  expect(screen.getByRole('link', { name: 'Re-read Isaiah 57' })).toHaveAttribute(
    'href',
    '/nuggets/readBibleChapter/kjv/isaiah/57',
  );
  await read(user);
  expect(currentPath()).toBe('/readBibleChapter/kjv/mark/3');
});

it('can have a translation of its own', async () => {
  localStorage.setItem('nuggets.translation', 'kjv');
  const { user } = renderApp('/readingPlan', atClock(SATURDAY));
  await readButton();
  const own = screen.getByRole('combobox', { name: 'Translation of the plan' });
  expect(within(own).getByRole('option', { selected: true })).toHaveTextContent('As last read (KJV)');
  await user.selectOptions(own, 'asv');
  await read(user);
  expect(currentPath()).toBe('/readBibleChapter/asv/mark/3');
  expect(localStorage.getItem('nuggets.planTranslation')).toBe('asv');
});

it('records a chapter that was read elsewhere without leaving the screen', async () => {
  const { user, api } = renderApp('/readingPlan', atClock(SATURDAY));
  await readButton();
  await user.click(today().getByRole('button', { name: 'Done elsewhere' }));
  expect(await screen.findByText('Read today: Mark 3')).toBeVisible();
  expect(currentPath()).toBe('/readingPlan');
  expect(today().getByText('Mark 4')).toBeVisible();
  await sendHeld();
  await waitFor(() =>
    expect(api.db.user('demo').readingProgress.at(-1)).toMatchObject({ bookName: 'mark', chapter: 3 }),
  );
});

it('takes back what was done elsewhere, before the server has it', async () => {
  const { user, api, store } = renderApp('/readingPlan', atClock(SATURDAY));
  await readButton();
  const rows = api.db.user('demo').readingProgress.length;
  await user.click(today().getByRole('button', { name: 'Done elsewhere' }));
  const notices = within(screen.getByRole('status', { name: 'Notices' }));
  expect(await notices.findByText('Mark 3 recorded as read')).toBeVisible();
  // Waiting ends when the network is back, or by itself: neither comes in ten seconds.
  await act(() => outbox.flush());
  expect(api.requests.some(({ endpoint }) => endpoint === 'update_reading_plan')).toBe(false);
  await user.click(notices.getByRole('button', { name: 'Undo' }));
  expect(await notices.findByText('Taken back')).toBeVisible();
  expect(today().getByText('Mark 3')).toBeVisible();
  expect(screen.queryByText(/^Read today/)).toBeNull();
  await sendHeld();
  expect(selectWaitingLabels(store.getState())).toEqual([]);
  expect(api.db.user('demo').readingProgress).toHaveLength(rows);
});

it('sends what was done elsewhere by itself after ten seconds', async () => {
  vi.useFakeTimers({ now: SATURDAY, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const { api, store } = renderApp('/readingPlan', { now: () => new Date() });
  const reading = { dayOfWeek: 'Saturday', bookName: 'mark', chapter: 3, today: '2026-11-21' } as const;
  const sent = () => api.requests.filter(({ endpoint }) => endpoint === 'update_reading_plan').length;
  void store.dispatch(recordReading({ ...reading, undoable: true }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent()).toBe(0);
  await vi.advanceTimersByTimeAsync(1_500);
  vi.useRealTimers();
  await waitFor(() => expect(sent()).toBe(1));
});

it('records one chapter at a double tap', async () => {
  const { user } = renderApp('/readingPlan', atClock(SATURDAY));
  await readButton();
  await user.dblClick(today().getByRole('button', { name: 'Done elsewhere' }));
  expect(await screen.findByText('Read today: Mark 3')).toBeVisible();
  expect(today().getByText('Mark 4')).toBeVisible();
});

it('shows for each day when its list will be finished, and the progress of each book', async () => {
  const { user } = renderApp('/readingPlan', {
    user: 'reader',
    ...atClock(SATURDAY),
    prepare: (db) =>
      db.user('reader').readingProgress.push(
        ...['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-16'].map((dateRead, before) => ({
          dayOfWeek: 'Monday' as const,
          bookName: 'genesis' as const,
          chapter: before + 1,
          dateRead,
        })),
      ),
  });
  await readButton();
  const week = within(screen.getByRole('region', { name: 'The Week' }));
  expect(week.getByText('4 of 187')).toBeVisible();
  const current = week.getAllByRole('row').filter((day) => day.getAttribute('aria-current') === 'date');
  expect(current).toHaveLength(1);
  expect(current[0]).toHaveTextContent(/^SaturdayMatthew 10 of 11702\/10\/2029one chapter a week$/);
  await user.click(week.getByRole('button', { name: 'Books of Saturday' }));
  expect(week.getByRole('progressbar', { name: 'Acts' })).toHaveAttribute('max', '28');
});

it.each([
  [[1, 1], '1 chapter'],
  [[2, 2], '2 chapters'],
  [[2, 1, 1], '1.3 chapters'],
])('after %j chapters on the Saturdays before, the pace is %s a week', async (weeks, pace) => {
  const dayOfWeek = 'Saturday';
  const read = weeks.flatMap((count, week) =>
    Array.from({ length: count }, () => new Date(Date.UTC(2026, 10, 21 - 7 * (weeks.length - week)))),
  );
  renderApp('/readingPlan', {
    ...atClock(SATURDAY),
    user: 'reader',
    prepare: (db) => {
      db.user('reader').readingProgress = read.map((day, index) => ({
        dayOfWeek,
        bookName: 'matthew',
        chapter: index + 1,
        dateRead: day.toISOString().slice(0, 10),
      }));
    },
  });
  await readButton();
  const week = within(screen.getByRole('region', { name: 'The Week' }));
  expect(week.getByRole('row', { current: 'date' })).toHaveTextContent(new RegExp(`${pace} a week$`));
});

it('marks any chapter of a day as read, and the day continues after it', async () => {
  const { user, api } = renderApp('/readingPlan', atClock(SATURDAY));
  await readButton();
  const week = within(screen.getByRole('region', { name: 'The Week' }));
  await user.click(week.getByRole('button', { name: 'Books of Monday' }));
  await user.click(week.getByRole('button', { name: 'Mark a chapter as read...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as Read, Monday' }));
  expect(dialog.getByLabelText('Book')).toHaveFocus();
  await user.selectOptions(dialog.getByLabelText('Book'), 'leviticus');
  expect(dialog.getByLabelText('Chapter')).toHaveValue('1');
  expect(within(dialog.getByLabelText('Chapter')).getAllByRole('option')).toHaveLength(27);
  expect(dialog.getByText('Monday then goes on with Leviticus 2.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Chapter'), '27');
  expect(dialog.getByText('Monday then goes on with Numbers 1.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Mark as read' }));
  expect(await week.findByText('Numbers 1')).toBeVisible();
  await sendHeld();
  await waitFor(() =>
    expect(api.db.user('demo').readingProgress.at(-1)).toMatchObject({
      dayOfWeek: 'Monday',
      bookName: 'leviticus',
      chapter: 27,
    }),
  );
});

it('offers a guest nothing to record', async () => {
  const { user } = renderApp('/readingPlan', { user: 'Guest', ...atClock(SATURDAY) });
  await readButton();
  expect(screen.queryByRole('button', { name: 'Done elsewhere' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Books of Monday' }));
  expect(screen.queryByRole('button', { name: /Mark a chapter/ })).toBeNull();
});
