import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { runAction } from '@test/kit/actions';
import { atWidth } from '@test/kit/atWidth';
import { atNoon, card, dataOf, titles } from '@test/kit/prayers';
import { currentPath, renderApp } from '@test/kit/renderApp';

atNoon();

const longest = () => screen.findByRole('region', { name: 'Longest not prayed for' });

it('shows the longest unprayed until one is chosen; arrows go through the list', async () => {
  atWidth(1280);
  const { user } = renderApp('/prayers', {
    prepare: (db) => {
      const data = db.user('demo');
      data.prayerSessions = data.prayers.map(({ prayerId, title }, index) => ({
        sessionId: index + 1,
        prayerId,
        note: title === 'Mum' ? 'She slept well' : null,
        dateTime: title === 'Mum' ? '2026-01-02 07:00:00' : '2026-11-20 07:00:00',
      }));
    },
  });
  await card('Family');
  const glance = within(await longest());
  expect(glance.getByRole('link', { name: 'Mum' })).toBeVisible();
  expect(glance.getByText('Last prayed: 01/02/2026')).toBeVisible();
  expect(glance.getByText('She slept well')).toBeVisible();

  const order = titles();
  const pane = () => screen.findByRole('region', { name: 'Prayer' });
  await user.keyboard('{ArrowDown}');
  expect(within(await pane()).getByRole('heading', { level: 2, name: order[0] ?? '' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Longest not prayed for' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Prayers' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'All prayers' })).toBeNull();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('link', { current: true })).toHaveTextContent(order[1] ?? ''));
  await user.keyboard('{ArrowDown}{ArrowUp}');
  await waitFor(() => expect(screen.getByRole('link', { current: true })).toHaveTextContent(order[1] ?? ''));
  await user.keyboard('{ArrowUp}{ArrowUp}');
  await waitFor(() => expect(screen.getByRole('link', { current: true })).toHaveTextContent(order[0] ?? ''));
  // They share one history entry, so Back leads to the list.
  window.history.back();
  expect(await longest()).toBeVisible();
});

it('names the longest unprayed of the listed prayers, and records that one', async () => {
  atWidth(1280);
  const app = renderApp('/prayers');
  const { user } = app;
  await card('Family');
  await user.type(screen.getByRole('searchbox', { name: 'Search prayers' }), 'exam');
  await waitFor(() => expect(titles()).toEqual(['Exams']));
  expect(within(await longest()).getByRole('link', { name: 'Exams' })).toBeVisible();
  await user.click(within(await longest()).getByRole('button', { name: 'Record Exams' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Longest not prayed for' })).toBeNull());
  await user.click(screen.getByRole('switch', { name: 'Archived' }));
  await user.clear(screen.getByRole('searchbox', { name: 'Search prayers' }));
  await waitFor(() => expect(titles()).not.toContain('Exams'));
  const [archived] = within(await longest()).getAllByRole('link');
  expect(titles()).toContain(archived?.textContent);
  expect(within(await longest()).queryByRole('button', { name: /^Record / })).toBeNull();
});

it.each([
  ['pray=person&person=Nobody', 'No prayers for “Nobody”.'],
  ['pray=person', 'There is no name to pray for in this address.'],
  ['pray=person&person=+', 'There is no name to pray for in this address.'],
  ['pray=search', 'There are no words to search prayers for in this address.'],
  ['pray=search&q=+', 'There are no words to search prayers for in this address.'],
  ['pray=nonsense', 'There is no way to pray through called “nonsense”.'],
  ['pray=search&q=zzz', 'No prayers match “zzz”.'],
  ['pray=queue&ids=4711', 'These prayers are not among yours.'],
])('says that there is nothing to pray through for ?%s', async (query, message) => {
  const { user } = renderApp(`/prayers?${query}`);
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all prayers' }));
  expect(await card('Family')).toBeVisible();
  expect(currentPath()).toBe('/prayers');
});

it('has its tools and its history in the pane beside the list', async () => {
  atWidth(1280);
  renderApp('/prayers/8');
  const pane = within(await screen.findByRole('region', { name: 'Prayer' }));
  expect(pane.getByRole('heading', { level: 2, name: 'Exams' })).toBeVisible();
  expect(pane.getByRole('group', { name: 'Prayer' })).toBeVisible();
  expect(pane.getByRole('heading', { level: 3, name: 'History' })).toBeVisible();
  const chosen = screen.getByRole('article', { name: 'Exams' });
  const other = screen.getByRole('article', { name: 'Family' });
  expect(within(chosen).getByRole('link', { name: 'Exams' })).toHaveAttribute('aria-current', 'true');
  expect(within(other).getByRole('link', { name: 'Family' })).not.toHaveAttribute('aria-current');
  expect(chosen.closest('li')?.className).not.toBe(other.closest('li')?.className);
});

it('shows nothing beside an empty list', async () => {
  atWidth(1280);
  const none = renderApp('/prayers', { user: 'reader' });
  expect(await screen.findByText('There are no prayers yet.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Longest not prayed for' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Pray through' })).toBeDisabled();
  await none.user.click(screen.getByRole('button', { name: 'Add the first' }));
  expect(await screen.findByRole('dialog', { name: 'Add Prayer' })).toBeVisible();
});

it('leaves the arrow keys to the page if there is no room for a pane', async () => {
  atWidth(390);
  const { user } = renderApp('/prayers');
  await card('Family');
  await user.keyboard('{ArrowDown}');
  expect(currentPath()).toBe('/prayers');
});

it('says that an unknown prayer does not exist, and leads to the list', async () => {
  const { user } = renderApp('/prayers/4711');
  expect(await screen.findByText('This prayer is not among yours.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all prayers' }));
  expect(await card('Family')).toBeVisible();
  expect(currentPath()).toBe('/prayers');
});

it('offers a way out of each empty list', async () => {
  const app = renderApp('/prayers', {
    prepare: (db) => {
      const data = db.user('demo');
      data.prayers = data.prayers
        .filter(({ archived, title }) => !archived && title !== 'Family')
        .slice(0, 2);
      for (const prayer of data.prayers) prayer.priority = 'daily';
    },
  });
  await screen.findByText('2 prayers');
  await app.user.click(screen.getByRole('switch', { name: 'Archived' }));
  expect(await screen.findByText(/^There are no archived prayers\./)).toBeVisible();
  expect(screen.getByText('0 prayers')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Show the active prayers' }));
  expect(screen.getByText('2 prayers')).toBeVisible();

  const left = screen.getByRole('button', { name: /^\d left today$/ });
  await app.user.click(left);
  for (const title of titles()) {
    await app.user.click(within(await card(title)).getByRole('button', { name: `Record ${title}` }));
  }
  expect(await screen.findByText('None left today.')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Show all prayers' }));
  expect(screen.getByText('2 prayers')).toBeVisible();
  expect(screen.getByRole('button', { name: 'None left today' })).toBeDisabled();
  expect(dataOf(app).prayers).toHaveLength(2);
});

it('opens the dialogs of its own tools from the command box, too', async () => {
  renderApp('/prayers/8');
  await screen.findByRole('heading', { level: 1, name: 'Exams' });
  runAction('Add a note');
  expect(await screen.findByRole('textbox', { name: 'Note (optional)' })).toBeVisible();
  runAction('Record');
  expect(await screen.findByText('Prayed today')).toBeVisible();
  expect(screen.queryByLabelText('Note (optional)')).toBeNull();
  runAction('Edit Prayer...');
  expect(await screen.findByRole('dialog')).toBeVisible();
});
