import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentPath, renderApp } from '@test/kit/renderApp';

it('shows what was read, memorised and kept by chapter, and a cell opens it', async () => {
  const { user } = renderApp('/bibleMap', {
    prepare: (db) => {
      const data = db.user('demo');
      const [nugget] = data.nuggets;
      data.nuggets.splice(0);
      if (nugget) data.nuggets.push({ ...nugget, bookName: 'nahum', chapter: 2, startVerse: 3, endVerse: 3 });
    },
  });
  const cell = await screen.findByRole('link', { name: 'Nahum 2: nuggets 1' });
  expect(cell).toHaveAttribute('data-level', '1');
  expect(cell).toHaveTextContent('2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Coloured by' }), 'Read');
  expect(cell).toHaveAttribute('data-level', '0');
  await user.click(cell);
  expect(currentPath()).toBe('/readBibleChapter/niv/nahum/2');
});

it('counts the chapters, also of a year, and the days of it', async () => {
  const { user, api } = renderApp('/bibleMap');
  const [reading] = api.db.user('demo').readingProgress;
  const year = reading?.dateRead.slice(0, 4) ?? '';
  await screen.findByText(/In all, of 1,189 chapters: [1-9]\d* read · [1-9]\d* with memorised passages/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), year);
  expect(screen.getByText(new RegExp(`In ${year}, of 1,189 chapters: [1-9]\\d* read`))).toBeVisible();
  const calendar = within(screen.getByRole('region', { name: `Calendar of ${year}` }));
  expect(calendar.getAllByRole('rowheader')).toHaveLength(12);
  // Who has no pointer scrolls it too, when its turn comes.
  expect(calendar.getByRole('group')).toHaveAttribute('tabindex', '0');
  await user.click(screen.getByRole('checkbox', { name: 'Show how often' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Obadiah 1' })).toHaveTextContent(/^$/));
});

it('says what is missing where a list did not come', async () => {
  const { user } = renderApp('/bibleMap', { faults: { get_nugget_id_list: '500:once' } });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/[1-9]\d* with nuggets/)).toBeVisible();
});

it('says what could not be loaded, and shows the rest', async () => {
  const { user } = renderApp('/bibleMap', {
    faults: { get_prayers: '500:once', get_nugget_id_list: '500:once' },
  });
  expect(await screen.findByText('Not loaded: your nuggets and prayers.')).toBeVisible();
  expect(screen.getByText(/^In all, of 1,189 chapters: [1-9]\d* read/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/^Not loaded/)).toBeNull());
});
