import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { atClock, readButton, today } from '@test/kit/plan';
import { renderApp } from '@test/kit/renderApp';
import { sendUndoable } from '@test/kit/testStore';

/** A Monday. */
const MONDAY = new Date(2026, 10, 16, 7);
const genesis = (chapter: number, dateRead: string) =>
  ({ dayOfWeek: 'Monday', bookName: 'genesis', chapter, dateRead }) as const;

/** Genesis 5 is read without a network on Monday the 16th, and sent at this time. */
async function readOfflineAndSent(sentAt: Date) {
  const app = renderApp('/readingPlan', {
    ...atClock(MONDAY),
    prepare: (db) => {
      db.user('demo').readingProgress = [genesis(3, '2026-11-02'), genesis(4, '2026-11-09')];
    },
  });
  await readButton();
  app.api.faults.set('*', 'drop');
  await app.user.click(today().getByRole('button', { name: 'Done elsewhere' }));
  expect(await screen.findByText('Read today: Genesis 5')).toBeVisible();
  await sendUndoable();
  vi.setSystemTime(sentAt);
  app.api.faults.clear();
  await sendUndoable();
  await waitFor(() => expect(app.api.db.user('demo').readingProgress).toHaveLength(3));
  app.unmount();
  return (path: string) =>
    renderApp(path, { now: () => new Date(), prepare: (db) => db.replaceWith(app.api.db) });
}

it('counts a reading that was sent a week late on its own day in the plan', async () => {
  const open = await readOfflineAndSent(new Date(2026, 10, 23, 7));
  open('/readingPlan');
  const history = within(await screen.findByRole('region', { name: 'Reading History' }));
  expect(await history.findByText('Monday, 11/23/2026')).toBeVisible();
  expect(today().getByText('Genesis 6')).toBeVisible();
  expect(screen.queryByText(/^Read today/)).toBeNull();
});

it('counts a reading that was sent a week late on its own day in Today', async () => {
  const open = await readOfflineAndSent(new Date(2026, 10, 23, 7));
  open('/today');
  const read = within(await screen.findByRole('region', { name: 'Read' }));
  expect(await read.findByRole('button', { name: /^Genesis 6 / })).toBeVisible();
  expect(screen.queryByText('Genesis 5')).toBeNull();
});

it('misses no day whose reading was sent at the end of the week', async () => {
  const open = await readOfflineAndSent(new Date(2026, 10, 20, 7));
  vi.setSystemTime(new Date(2026, 10, 23, 7));
  open('/readingPlan');
  const history = within(await screen.findByRole('region', { name: 'Reading History' }));
  expect(await history.findByText('For Monday, dated 11/20/2026')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Catching up' })).toBeNull();
});
