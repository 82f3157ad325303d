import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { selectPlan } from '@/features/plan/public';
import { answers } from '@test/kit/engine';
import { SATURDAY, atClock } from '@test/kit/plan';
import { renderApp } from '@test/kit/renderApp';

const matthew = (chapter: number, dateRead: string) =>
  ({ dayOfWeek: 'Saturday', bookName: 'matthew', chapter, dateRead }) as const;

/** Today begins from a copy on the device that is three weeks old; `list` brings the server's. */
async function onOldCopy() {
  const copy = [{ ...matthew(9, '2026-10-31'), bookId: 40 }];
  await answers.write('get_all_reading_plan_progress', { user: 'demo' }, JSON.stringify(copy), 0);
  const app = renderApp('/today', {
    ...atClock(SATURDAY),
    prepare: (db) => {
      db.user('demo').readingProgress = [
        matthew(9, '2026-10-31'),
        matthew(10, '2026-11-07'),
        matthew(11, '2026-11-14'),
      ];
    },
  });
  const list = app.api.hold('get_all_reading_plan_progress');
  await list.arrived;
  const queue = async () => within(await screen.findByRole('group', { name: "Today's queue" }));
  const chapter = await (await queue()).findByRole('button', { name: /^Matthew 10 / });
  const isRecorded = () => app.api.requests.some(({ endpoint }) => endpoint === 'update_reading_plan');
  return { ...app, list, queue, chapter, isRecorded };
}

it('records no chapter of an old copy as today’s while the list is loading', async () => {
  const { user, list, queue, chapter, isRecorded } = await onOldCopy();
  await user.click(chapter);
  const notices = within(screen.getByRole('status', { name: 'Notices' }));
  const refused = 'The plan has gone on to Matthew 11: Matthew 10 was not recorded';
  expect(await notices.findByText(refused)).toBeVisible();
  list.release();
  // The day does not go on asking for a chapter that would be refused again.
  act(() => window.history.back());
  await queue();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Matthew 10 / })).toBeNull());
  expect(isRecorded()).toBe(false);
});

it('drops a chapter of an old copy from a day already begun once the list is loaded', async () => {
  const { user, store, list, queue } = await onOldCopy();
  // From its first item on the day no longer follows the lists.
  await user.click(screen.getByRole('button', { name: /^Start|Continue$/ }));
  window.history.back();
  await queue();
  expect(screen.getByRole('button', { name: /^Matthew 10 / })).toBeVisible();
  list.release();
  await waitFor(() => expect(selectPlan(store.getState()).rows).toHaveLength(3));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Matthew 10 / })).toBeNull());
});
