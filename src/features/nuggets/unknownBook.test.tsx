import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import './NuggetDialogs';
import '@/ui/dialogs/MenuPanel';
import '@/bible/sets/ShareSetDialog';
import { atWidth } from '@test/kit/atWidth';
import { renderApp } from '@test/kit/renderApp';
import { topicFilterSet } from './store/nuggetBrowser';

const STORED = 'Damaged: the server has it as (book 99) 3:18-20';
const HOPE = { id: 7, name: 'Hope' };

/** A nugget of a book that is none of the 66, and one in Revelation unless it is the only one. */
const withUnknown = (path: string, isAlone = false) =>
  renderApp(path, {
    prepare: (db) => {
      const data = db.user('demo');
      data.topics = [HOPE];
      const [nugget = expect.fail()] = data.nuggets.splice(0, Infinity);
      const verses = { chapter: 3, startVerse: 18, endVerse: 20, topicIds: [HOPE.id] };
      data.nuggets.push(Object.assign({ ...nugget, ...verses, passageId: 1 }, { bookName: 'enoch' }));
      if (!isAlone) data.nuggets.push({ ...nugget, ...verses, passageId: 2, bookName: 'revelation' });
    },
  });

it('lists a nugget of an unknown book last, marked, and counts none as left out', async () => {
  atWidth(1400);
  withUnknown('/browseBible');
  const list = within(await screen.findByRole('list', { name: 'Passages' }));
  const rows = await list.findAllByRole('link');
  expect(rows.map(({ textContent }) => textContent.split('Hope')[0])).toEqual([
    'Revelation 3:18-20',
    'Unknown Book 3:18-20',
  ]);
  expect(rows[1]).toHaveTextContent(STORED);
  expect(screen.queryByText(/cannot be read/)).toBeNull();
});

it('shows such a nugget without a text, asks for none, and says why', async () => {
  const { user, api, store } = withUnknown('/browseBible', true);
  expect(await screen.findByRole('heading', { name: 'Unknown Book 3:18-20' })).toBeVisible();
  expect(screen.getByText(STORED)).toBeVisible();
  expect(await screen.findByText(/^No translation has this text: its book/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Read it in/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  for (const name of [/^View In Context/, /^Open in Bible Hub/, /^Interlinear/]) {
    const item = await screen.findByRole('menuitem', { name });
    expect(item).toBeDisabled();
    expect(item).toHaveAccessibleDescription('Its book is unknown');
  }
  expect(JSON.stringify(api.requests)).not.toContain('unknown-book');
  // Nothing was learned of the translation.
  expect(store.getState().bibleText.known).toEqual({});
});

it('is in no list of books, and in no set that is shared', async () => {
  const { user, store } = withUnknown('/browseBible');
  await screen.findByText('1 of 2');
  act(() => {
    store.dispatch(topicFilterSet([HOPE.id]));
  });
  await user.click(await screen.findByRole('button', { name: 'Share as a set' }));
  expect(await screen.findByText('1 of 1 passage chosen')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Filter by Book/Chapter' }));
  const books = await screen.findByRole('combobox', { name: 'Book' });
  expect(within(books).getAllByRole('option')).toHaveLength(67);
  expect(books).not.toHaveTextContent('Unknown');
});
