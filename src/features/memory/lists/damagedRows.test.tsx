import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../passage/EditPassageDialog';
import { renderApp } from '@test/kit/renderApp';

/** A list with one passage of each range. */
const ranges = (...rows: { chapter: number; startVerse: number; endVerse: number }[]) =>
  renderApp('/memoryPassages', {
    prepare: (db) => {
      const data = db.user('demo');
      const [row = expect.fail()] = data.memoryPassages.splice(0, Infinity);
      data.overrides.splice(0, Infinity);
      for (const [index, range] of rows.entries())
        data.memoryPassages.push({ ...row, passageId: index + 1, bookName: 'john', ...range });
    },
  });

it('shows an invalid reference as well as possible, marked, and mends that by Edit', async () => {
  const { user, api } = ranges({ chapter: 3, startVerse: 18, endVerse: 16 });
  const row = await screen.findByRole('button', { name: /^John 3:18 / });
  expect(row).toHaveTextContent('Damaged: the server has it as John 3:18-16');
  await user.click(row);
  expect(await screen.findByText(/^He that believeth on him is not/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Mem Passage...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Passage' }));
  expect(dialog.getByText('Damaged: the server has it as John 3:18-16')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.db.user('demo').memoryPassages[0]).toMatchObject({ startVerse: 18, endVerse: 18 }),
  );
  expect(screen.queryByText(/^Damaged/)).toBeNull();
});

it('shows a chapter that the book does not have by its numbers', async () => {
  const { user } = ranges({ chapter: 33, startVerse: 2, endVerse: 4 });
  const row = await screen.findByRole('button', { name: /^John 33:2-4 / });
  expect(row).toHaveTextContent('Damaged: the server has it as John 33:2-4');
  await user.click(row);
  await user.click(screen.getByRole('button', { name: 'Edit Mem Passage...' }));
  expect(await screen.findByRole('combobox', { name: 'End Verse' })).toHaveValue('4');
});

it.each([
  [{ chapter: 0, startVerse: 5, endVerse: 6 }, 'John 0:5-6', 'John 0:5-6'],
  [{ chapter: 3, startVerse: 0, endVerse: 2 }, 'John 3:1-2', 'John 3:0-2'],
  [{ chapter: 3, startVerse: -1, endVerse: 0 }, 'John 3:1', 'John 3:-1'],
])('shows %j as %s, and the numbers of the server', async (range, shown, storedAs) => {
  ranges(range);
  const row = await screen.findByRole('button', { name: new RegExp(`^${shown} `) });
  expect(row).toHaveTextContent(`Damaged: the server has it as ${storedAs}`);
});
