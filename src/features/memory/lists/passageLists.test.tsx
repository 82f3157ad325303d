import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../passage/EditPassageDialog';
import { actionLabels, runAction } from '@test/kit/actions';
import { atWidth } from '@test/kit/atWidth';
import { currentPath, renderApp } from '@test/kit/renderApp';

/** John 1:1, John 2:1 and so on, each in the box that is given for it. */
const chapters = (path: string, boxes: readonly number[], faults: Record<string, string> = {}) =>
  renderApp(path, {
    faults,
    prepare: (db) => {
      const data = db.user('demo');
      const [row = expect.fail()] = data.memoryPassages.splice(0, Infinity);
      data.overrides.splice(0, Infinity);
      for (const [index, box] of boxes.entries()) {
        const verse = { bookName: 'john', chapter: index + 1, startVerse: 1, endVerse: 1 } as const;
        const seen = { box, lastViewedNum: index === 0 ? -1 : new Date(2024, 0, index, 9).getTime() };
        data.memoryPassages.push({ ...row, ...verse, ...seen, translation: 'kjv', passageId: 40 - index });
      }
    },
  });
const boxOf = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name} `) });
const row = (reference: string) => screen.findByRole('button', { name: new RegExp(`^${reference} `) });

it('expands and collapses rows of a box, and restores the open boxes', async () => {
  const { user, unmount } = chapters('/memoryPassagesByBox', [1, 1, 3]);
  await user.click(await boxOf('Box 1'));
  await user.click(await boxOf('Box 2'));
  expect(screen.getByText('No passages in this box.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Box 1 \(2\)/ })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: /^Box 3 \(1\)/ })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('button', { name: /^Box none|^No box/ })).toBeNull();
  const [first, second] = [await row('John 1:1'), await row('John 2:1')];
  expect(first).toHaveTextContent('not practised yet');
  expect(second).toHaveTextContent('01/01/2024');
  await user.click(first);
  await user.click(second);
  expect(await screen.findAllByRole('link', { name: 'View In Context' })).toHaveLength(2);
  await user.click(first);
  const [context, ...others] = screen.getAllByRole('link', { name: 'View In Context' });
  expect(context).toHaveAttribute('href', '/nuggets/readBibleChapter/kjv/john/2/1');
  expect(others).toEqual([]);
  await user.click(await boxOf('Box 2'));
  unmount();

  chapters('/memoryPassagesByBox', [1, 1, 3]);
  expect(await boxOf('Box 1')).toHaveAttribute('aria-expanded', 'true');
  expect(await boxOf('Box 2')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('No passages in this box.')).toBeNull();
});

it('hides no passage of any box', async () => {
  const { user } = chapters('/memoryPassagesByBox', [-1, 2]);
  await user.click((await screen.findAllByRole('button', { name: /\(1\)/ }))[0] ?? expect.fail());
  expect(await row('John 1:1')).toBeVisible();
  expect(screen.queryByText('No passages in this box.')).toBeNull();
});

it('counts the passages listed and found, and shows all again', async () => {
  const { user } = chapters('/memoryPassages', [1, 2, 3]);
  const field = await screen.findByRole('searchbox', { name: 'Search passages' });
  expect(screen.getByText('3 passages')).toBeVisible();
  expect(actionLabels()).toContain('Search passages');
  expect(actionLabels()).not.toContain('Show all passages');
  runAction('Search passages');
  expect(field).toHaveFocus();
  await user.keyboard('john 2:1');
  expect(await screen.findByText('1 of 3 passages')).toBeVisible();
  runAction('Show all passages');
  expect(await screen.findByText('3 passages')).toBeVisible();
  expect(field).toHaveValue('');
  await user.keyboard('  ');
  expect(screen.getByText('3 passages')).toBeVisible();
  cleanup();
  chapters('/memoryPassages', [1]);
  expect(await screen.findByText('1 passage')).toBeVisible();
});

it('says that the search is reading the texts, until that is done', async () => {
  const { user, api } = chapters('/memoryPassages', [1, 2]);
  const field = await screen.findByRole('searchbox');
  const request = api.hold('get_passage_text', 9);
  await user.type(field, 'no such words');
  await request.arrived;
  expect(await screen.findByText(/^Looking through the texts…$/)).toBeVisible();
  expect(screen.getByText(/^0 of 2 passages, looking through the texts…$/)).toBeVisible();
  request.release();
  expect(await screen.findByText('No passages match your search.')).toBeVisible();
  expect(screen.queryByText(/looking through/i)).toBeNull();
});

it('offers the actions of each expanded row', async () => {
  const { user } = chapters('/memoryPassages', [1, 2]);
  await user.click(await row('John 1:1'));
  await user.click(await row('John 2:1'));
  expect(actionLabels()).toEqual(
    expect.arrayContaining([
      'Copy John 1:1',
      'Copy John 2:1',
      'Practise John 1:1',
      'View In Context: John 2:1',
    ]),
  );
  await screen.findByText(/^In the beginning was the Word/);
  runAction('Copy John 1:1');
  expect(await screen.findByText('Passage copied to clipboard!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/^John 1:1\n/);
  await user.click(screen.getAllByRole('button', { name: 'Edit Mem Passage...' })[1] ?? expect.fail());
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  runAction('Edit Mem Passage... John 2:1');
  expect(await screen.findByRole('dialog')).toBeVisible();
  runAction('View In Context: John 2:1');
  await waitFor(() => expect(currentPath()).toBe('/readBibleChapter/kjv/john/2/1'));
});

it('leads from the command box to practice of the row', async () => {
  const { user } = chapters('/memoryPassages', [1, 2, 3]);
  await user.click(await row('John 3:1'));
  runAction('Practise John 3:1');
  expect(await screen.findByRole('heading', { level: 2, name: 'John 3:1' })).toBeVisible();
});

it('moves through the list by arrows and stops at its ends, on a wide screen', async () => {
  atWidth(1280);
  const { user } = chapters('/memoryPassages', [1, 2, 3]);
  const shown = async () =>
    (await screen.findByRole('region', { name: 'Passage' })).querySelector('h2')?.textContent;
  expect(await shown()).toBe('John 1:1 KJV');
  expect(screen.queryByRole('link', { name: 'All passages' })).toBeNull();
  await user.keyboard('{ArrowUp}');
  expect(await shown()).toBe('John 1:1 KJV');
  await user.keyboard('{ArrowDown}');
  await waitFor(async () => expect(await shown()).toBe('John 2:1 KJV'));
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await waitFor(async () => expect(await shown()).toBe('John 3:1 KJV'));
  expect(currentPath()).toBe('/memoryPassages/38');
  expect(screen.getByRole('link', { current: true, name: /^John 3:1 / })).toBeVisible();
});

it('keeps the search while its results are opened beside the list, and after Back', async () => {
  atWidth(1280);
  const { user } = renderApp('/memoryPassages');
  const field = () => screen.getByLabelText('Search passages');
  await user.type(await screen.findByLabelText('Search passages'), 'Psalms');
  await screen.findByText(/^\d+ of \d+ passages$/);
  const rows = () => within(screen.getByRole('list', { name: 'Memory passages' })).getAllByRole('listitem');
  const found = rows().length;
  const [first] = within(rows()[0] ?? expect.fail()).getAllByRole('link');
  await user.click(first ?? expect.fail());
  await waitFor(() => expect(currentPath()).toMatch(/^\/memoryPassages\/\d+$/));
  expect(field()).toHaveValue('Psalms');
  expect(rows()).toHaveLength(found);
  window.history.back();
  await waitFor(() => expect(currentPath()).toBe('/memoryPassages'));
  expect(field()).toHaveValue('Psalms');
});

it('leaves the arrow keys to the page on a phone', async () => {
  atWidth(390);
  const { user } = chapters('/memoryPassages', [1, 2, 3]);
  await row('John 1:1');
  await user.keyboard('{ArrowDown}');
  expect(currentPath()).toBe('/memoryPassages');
  expect(screen.queryByRole('region', { name: 'Passage' })).toBeNull();
});

it('shows only the chosen passage beside the boxes', async () => {
  atWidth(1280);
  const { user } = chapters('/memoryPassagesByBox', [1, 2, 1]);
  expect(await screen.findByText(/^Open a box, and choose a passage/)).toBeVisible();
  await user.click(await boxOf('Box 1'));
  await user.click(screen.getByRole('link', { name: /^John 3:1 / }));
  expect(await screen.findByRole('heading', { level: 2, name: 'John 3:1 KJV' })).toBeVisible();
  expect(currentPath()).toBe('/memoryPassagesByBox/38');
  // The list's order is by boxes.
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(currentPath()).toBe('/memoryPassagesByBox/39'));
  // Its box was closed.
  expect(screen.getByRole('link', { current: true })).toHaveTextContent(/^John 2:1 /);
});

it('counts the passages that cannot be read', async () => {
  renderApp('/memoryPassages', {
    prepare: (db) => {
      const rows = db.user('demo').memoryPassages;
      const [row = expect.fail()] = rows;
      rows.push({ ...row, passageId: 0.5 }, { ...row, passageId: Number.NaN });
    },
  });
  expect(
    await screen.findByText('2 more passages on the server cannot be read, and are not shown.'),
  ).toBeVisible();
});

it('counts the passages if none can be read', async () => {
  renderApp('/memoryPassages', {
    prepare: (db) => {
      const rows = db.user('demo').memoryPassages;
      const [row = expect.fail()] = rows.splice(0);
      rows.push({ ...row, passageId: 0.5 });
    },
  });
  expect(await screen.findByText('There is 1 passage on the server, and it cannot be read.')).toBeVisible();
});

it('names the texts missing from a search, and searches them once loaded', async () => {
  const { user, api } = renderApp('/memoryPassages', { faults: { get_passage_text: '500' } });
  await user.type(await screen.findByRole('searchbox', { name: 'Search passages' }), 'loved');
  const missing = await screen.findByText(
    /^The texts of \d+ passages are not on this device, and are not searched\.$/,
  );
  expect(missing).toBeVisible();
  api.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(missing).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: /^John 3:16/ })).toBeVisible();
});
