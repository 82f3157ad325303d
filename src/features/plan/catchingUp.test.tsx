import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '@test/kit/renderApp';
import { textsIn } from '@test/kit/textsIn';

/** Saturday 21 November 2026. */
beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 21, 12), toFake: ['Date'] }));

/** A plan in which only Matthew 1 was read, three Saturdays ago. */
const plan = (user = 'reader') =>
  renderApp('/readingPlan', {
    user,
    now: () => new Date(),
    prepare: (db) => {
      db.user(user).readingProgress = [
        { dayOfWeek: 'Saturday', bookName: 'matthew', chapter: 1, dateRead: '2026-10-31' },
      ];
    },
  });
const open = async () => within(await screen.findByRole('region', { name: 'Catching up' }));
const through = () => screen.getByRole('row', { current: 'date' }).textContent;

it('says which days were missed, and what each of three offers leads to', async () => {
  plan();
  expect(textsIn(await screen.findByRole('region', { name: 'Catching up' }))).toEqual([
    'Catching up',
    'In the last weeks some days were missed: Saturday 2. The plan has waited: each day goes on with its next chapter.',
    'Two chapters a day',
    'Two chapters a day until 11/28/2026; then nothing is open.',
    'Shift on',
    'One chapter a day, starting with the next one. Each list finishes later than planned, by up to 2 weeks.',
    'Leave it',
    'Nothing changes, and it is mentioned again only if one more day is missed.',
  ]);
  expect((await open()).getByRole('button', { name: 'Two chapters a day' })).toHaveAccessibleDescription(
    'Two chapters a day until 11/28/2026; then nothing is open.',
  );
});

it('offers two chapters a day until nothing is missed, and can stop', async () => {
  const { user, unmount } = plan();
  await user.click((await open()).getByRole('button', { name: 'Two chapters a day' }));
  const today = within(screen.getByRole('region', { name: "Today's Reading" }));
  expect(today.getByText(/^Two chapters a day until 11\/28\/2026: 0 of 2 read today\./)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Catching up' })).toBeNull();
  await user.click(today.getByRole('button', { name: 'Done elsewhere' }));
  // The date does not change, because today's second chapter is still to come.
  expect(await today.findByText(/^Two chapters a day until 11\/28\/2026: 1 of 2 read today\./)).toBeVisible();
  unmount();
  // The choice is remembered on this device.
  plan();
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('region', { name: 'Catching up' })).toBeVisible();
});

it('says on other days of which days two chapters are to be read', async () => {
  vi.setSystemTime(new Date(2026, 10, 22, 12));
  const { user } = plan();
  await user.click((await open()).getByRole('button', { name: 'Two chapters a day' }));
  const today = within(screen.getByRole('region', { name: "Today's Reading" }));
  expect(today.getByText(/^Two chapters a day on Saturday, until 12\/12\/2026\./)).toBeVisible();
  expect(today.queryByText(/read today/)).toBeNull();
});

it('goes on from today after a shift, which can be undone', async () => {
  const { user } = plan();
  await open();
  expect(through()).toContain('0.33 chapters a week');
  await user.click((await open()).getByRole('button', { name: 'Shift on' }));
  expect(document.body).not.toHaveFocus();
  expect(screen.getByText('The plan goes on from here.')).toBeVisible();
  expect(through()).toContain('1 chapter a week, assumed');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(document.body).not.toHaveFocus();
  expect(await screen.findByRole('region', { name: 'Catching up' })).toBeVisible();
});

it('is not mentioned again once left, until another day is missed', async () => {
  const { user, unmount } = plan();
  await user.click((await open()).getByRole('button', { name: 'Leave it' }));
  expect(through()).toContain('0.33 chapters a week');
  unmount();
  vi.setSystemTime(new Date(2026, 10, 22, 12));
  const later = plan();
  expect(await screen.findByRole('region', { name: 'Catching up' })).toBeVisible();
  later.unmount();
  // Not for a guest, who records nothing.
  plan('Guest');
  await screen.findByRole('region', { name: 'The Week' });
  expect(screen.queryByRole('region', { name: 'Catching up' })).toBeNull();
});
