import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { selectPlan } from '@/features/plan/public';
import { answers } from '@test/kit/engine';
import { SATURDAY, atClock } from '@test/kit/plan';
import { renderApp } from '@test/kit/renderApp';

beforeEach(() => answers.forgetUser('demo'));

const matthew = (chapter: number, dateRead: string) =>
  ({ dayOfWeek: 'Saturday', bookName: 'matthew', chapter, dateRead }) as const;

it.each([
  ['while the list is loading', false],
  ['after the list was loaded', true],
])('records no chapter of an old copy as today’s, opened %s', async (_, isLoaded) => {
  const copy = [{ ...matthew(9, '2026-10-31'), bookId: 40 }];
  await answers.write('get_all_reading_plan_progress', { user: 'demo' }, JSON.stringify(copy), 0);
  const { user, api, store } = renderApp('/today', {
    ...atClock(SATURDAY),
    prepare: (db) => {
      db.user('demo').readingProgress = [
        matthew(9, '2026-10-31'),
        matthew(10, '2026-11-07'),
        matthew(11, '2026-11-14'),
      ];
    },
  });
  const list = api.hold('get_all_reading_plan_progress');
  await list.arrived;
  const queue = async () => within(await screen.findByRole('group', { name: "Today's queue" }));
  const chapter = async () => (await queue()).findByRole('button', { name: /^Matthew 10 / });
  await chapter();
  if (isLoaded) {
    // From its first item on the day no longer follows the lists.
    await user.click(screen.getByRole('button', { name: /^Start|Continue$/ }));
    window.history.back();
    await queue();
    list.release();
    await waitFor(() => expect(selectPlan(store.getState()).rows).toHaveLength(3));
  }
  await user.click(await chapter());
  const notices = within(screen.getByRole('status', { name: 'Notices' }));
  const refused = 'Another device has read on to Matthew 11: Matthew 10 was not recorded';
  expect(await notices.findByText(refused)).toBeVisible();
  list.release();
  expect(api.requests.some(({ endpoint }) => endpoint === 'update_reading_plan')).toBe(false);
});
