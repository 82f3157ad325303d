import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@test/kit/renderApp';
import { SATURDAY, atClock, readButton, today } from '@test/kit/plan';

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

it('says how many readings there are where none can be read', async () => {
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
