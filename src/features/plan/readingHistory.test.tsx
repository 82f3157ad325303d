import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentPath, renderApp } from '@test/kit/renderApp';
import './MarkReadDialog';
import { SATURDAY, atClock, readButton, today } from '@test/kit/plan';
import { sendUndoable } from '@test/kit/testStore';

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

it.each([
  [[{ chapter: 17 }], 'There is 1 reading on the server, and it cannot be read.'],
  [[{ chapter: 0 }, { chapter: 17 }], 'There are 2 readings on the server, and none of them can be read.'],
])('offers the first chapter where no reading can be read: %j', async (invalid, message) => {
  const row = { dayOfWeek: 'Saturday', bookName: 'mark', dateRead: '2026-11-14' } as const;
  const { user, api } = renderApp('/readingPlan', {
    user: 'reader',
    prepare: (db) =>
      db.user('reader').readingProgress.push(...invalid.map(({ chapter }) => ({ ...row, chapter }))),
    ...atClock(SATURDAY),
  });
  expect(await screen.findByText(`Failed to load reading progress. ${message}`)).toBeVisible();
  expect(today().getByText('Matthew 1')).toBeVisible();
  expect(screen.getByRole('row', { current: 'date' })).toHaveTextContent('0 of 117');
  await user.click(today().getByRole('button', { name: 'Done elsewhere' }));
  expect(await screen.findByText('Read today: Matthew 1')).toBeVisible();
  await sendUndoable();
  await waitFor(() =>
    expect(api.db.user('reader').readingProgress.at(-1)).toMatchObject({ bookName: 'matthew', chapter: 1 }),
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^\d more readings? on the server cannot be read/)).toBeVisible();
  expect(screen.getByText('Read today: Matthew 1')).toBeVisible();
});

it('has a chapter for today where no reading can be read', async () => {
  const row = { dayOfWeek: 'Saturday', bookName: 'mark', chapter: 17, dateRead: '2026-11-14' } as const;
  renderApp('/today', {
    user: 'reader',
    prepare: (db) => db.user('reader').readingProgress.push(row),
    ...atClock(SATURDAY),
  });
  expect((await screen.findAllByText('Matthew 1')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^Not loaded/)).toBeNull();
});

it('keeps its page in the URL: Back from a chapter returns to that page', async () => {
  const { user } = renderApp('/readingPlan', {
    user: 'reader',
    prepare: (db) => {
      db.user('reader').readingProgress = Array.from({ length: 50 }, (_, index) => ({
        dayOfWeek: 'Wednesday',
        bookName: 'psalms',
        chapter: index + 1,
        dateRead: new Date(Date.UTC(2026, 10, 18 - 7 * (50 - index))).toISOString().slice(0, 10),
      }));
    },
    ...atClock(SATURDAY),
  });
  const history = within(await screen.findByRole('region', { name: 'Reading History' }));
  await user.click(history.getByRole('button', { name: 'Last' }));
  expect(currentPath()).toBe('/readingPlan?page=3');
  await user.click(history.getByRole('link', { name: 'Re-read Psalms 1' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Psalms 1' })).toBeVisible();
  window.history.back();
  expect(await screen.findByRole('link', { name: 'Re-read Psalms 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
});

it.each(['0', '-1', '1.5', 'x', '99'])('shows an existing page for ?page=%s', async (page) => {
  renderApp(`/readingPlan?page=${page}`, atClock(SATURDAY));
  const history = within(await screen.findByRole('region', { name: 'Reading History' }));
  expect(history.getByRole('button', { current: 'page' })).toHaveAccessibleName(
    page === '99' ? 'Page 2' : 'Page 1',
  );
});

it('says which readings wait to be sent', async () => {
  const { user, api } = renderApp('/readingPlan', atClock(SATURDAY));
  await readButton();
  api.faults.set('update_reading_plan', 'drop');
  await user.click(today().getByRole('button', { name: 'Done elsewhere' }));
  const history = within(screen.getByRole('region', { name: 'Reading History' }));
  const newest = () => history.getAllByRole('listitem')[0];
  await sendUndoable();
  expect(await screen.findByText('Read today: Mark 3 (waiting)')).toBeVisible();
  expect(newest()).toHaveTextContent(/^Saturday, 11\/21\/2026Mark 3Waiting to be sentRe-read$/);
  api.faults.clear();
  await sendUndoable();
  expect(await screen.findByText('Read today: Mark 3')).toBeVisible();
  expect(newest()).toHaveTextContent(/^Saturday, 11\/21\/2026Mark 3Re-read$/);
});

it('does not call a chapter that was marked here on Saturday read on Sunday', async () => {
  const { user, unmount } = renderApp('/readingPlan', { user: 'reader', ...atClock(SATURDAY) });
  await user.click(await screen.findByRole('button', { name: 'Books of Sunday' }));
  await user.click(screen.getByRole('button', { name: 'Mark a chapter as read...' }));
  await user.click(await screen.findByRole('button', { name: 'Mark as read' }));
  expect(await screen.findByText('Romans 2')).toBeVisible();
  await sendUndoable();
  unmount();
  const row = { dayOfWeek: 'Sunday', bookName: 'romans', chapter: 1, dateRead: '2026-11-21' } as const;
  renderApp('/readingPlan', {
    user: 'reader',
    prepare: (db) => db.user('reader').readingProgress.push(row),
    ...atClock(new Date(2026, 10, 22, 7)),
  });
  expect(await screen.findByText('Sunday, 11/22/2026')).toBeVisible();
  expect(today().getByText('Romans 2')).toBeVisible();
  expect(screen.queryByText(/^Read today/)).toBeNull();
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
