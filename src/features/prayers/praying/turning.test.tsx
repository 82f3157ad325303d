import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { actionLabels, runAction } from '@test/kit/actions';
import { atNoon, calls, card, dataOf } from '@test/kit/prayers';
import { sendUndoable } from '@test/kit/testStore';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { endTitle } from './PrayedThrough';

atNoon();

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

/** Three prayers of a new user, none of them daily. */
const three = (path: string) =>
  renderApp(path, {
    user: 'reader',
    prepare: (db) => {
      const prayer = { details: '', archived: false, priority: null };
      for (const [index, title] of ['Rain', 'Sun', 'Wind'].entries())
        db.user('reader').prayers.push({
          ...prayer,
          prayerId: index + 1,
          title,
          personName: index === 1 ? 'Jo' : '',
        });
    },
  });
const order = async () => {
  await screen.findByText('Prayer 1 of 3');
  return heading();
};

it('moves by keys, by the buttons and from the command box, round at both ends', async () => {
  const app = three('/prayers?pray=all');
  const first = await order();
  await app.user.keyboard('{ArrowLeft}');
  expect(screen.getByText('Prayer 3 of 3')).toBeVisible();
  await app.user.keyboard('{ArrowRight}');
  expect(heading()).toBe(first);
  await app.user.click(screen.getByRole('button', { name: 'Next prayer' }));
  expect(screen.getByText('Prayer 2 of 3')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Previous prayer' }));
  expect(screen.getByText('Prayer 1 of 3')).toBeVisible();
  runAction('Next prayer');
  expect(screen.getByText('Prayer 2 of 3')).toBeVisible();
  runAction('Previous prayer');
  runAction('Previous prayer');
  expect(screen.getByText('Prayer 3 of 3')).toBeVisible();
  expect(calls(app, 'add_prayer_session')).toHaveLength(0);
  runAction('Close');
  await waitFor(() => expect(currentPath()).toBe('/prayers'));
  expect(await card('Rain')).toBeVisible();
});

it('records and goes on by the key r, and not while a note is typed', async () => {
  const app = three('/prayers?pray=all');
  await order();
  await app.user.keyboard('r');
  expect(screen.getByText(/Prayer 2 of 3$/)).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Add a note' }));
  await app.user.type(screen.getByRole('textbox', { name: 'Note (optional)' }), 'rr');
  expect(screen.getByText(/Prayer 2 of 3$/)).toBeVisible();
  expect(screen.getByText('2 left today')).toBeVisible();
});

it('records and goes on from the command box, until nothing is left', async () => {
  const app = three('/prayers?pray=all');
  await order();
  runAction('Record and go on');
  expect(screen.getByText('Prayer 2 of 3')).toBeVisible();
  expect(screen.getByText('2 left today')).toBeVisible();
  await app.user.keyboard('{ArrowLeft}');
  // A prayer that was prayed is not recorded twice.
  expect(screen.getByRole('button', { name: 'Go on' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a note' })).toBeNull();
  expect(actionLabels()).not.toContain('Record and go on');
  await app.user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByText('Prayer 2 of 3')).toBeVisible();
  runAction('Record and go on');
  expect(screen.getByText('Prayer 3 of 3')).toBeVisible();
  runAction('Record and go on');
  expect(await screen.findByRole('heading', { name: 'All prayed for today' })).toBeVisible();
  expect(actionLabels()).not.toContain('Record and go on');
  expect(screen.getByRole('heading', { name: 'You prayed for these 3' })).toBeVisible();
  expect(
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .sort(),
  ).toEqual(['Rain', 'Sun · Jo', 'Wind']);
  expect(screen.queryByRole('button', { name: 'Go on with the others' })).toBeNull();
  await sendUndoable();
  await waitFor(() => expect(dataOf(app, 'reader').prayerSessions).toHaveLength(3));
  await app.user.click(screen.getByRole('button', { name: 'Back to the list' }));
  await waitFor(() => expect(currentPath()).toBe('/prayers'));
});

it.each([
  ['all', null, 'The end of the list'],
  ['today', 0, 'All prayed for today'],
  ['all', 0, 'All prayed for today'],
  ['daily', 0, 'All of these are prayed for today'],
  ['daily', 1, 'One is left today'],
  ['today', 2, '2 are left today'],
] as const)('calls the end of %s with %s left %s', (kind, left, title) => {
  expect(endTitle({ kind }, left)).toBe(title);
});
