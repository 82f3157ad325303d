import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import './QuoteDialogs';
import '@/ui/dialogs/MenuPanel';
import { quoteFilterSet } from '../store/quotes';
import { searchResultsStored } from '../store/quoteSearch';
import { actionLabels, runAction } from '@test/kit/actions';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { textsIn } from '@test/kit/textsIn';

const HOPE = 7;

/** Three quotes, the first with the topic Hope; Guest has Quote 2 as well. */
const three = (path: string, user = 'demo') =>
  renderApp(path, {
    user,
    prepare: (db) => {
      const data = db.user(user);
      data.topics = [{ id: HOPE, name: 'Hope' }];
      data.quotes.splice(3);
      for (const [index, quote] of data.quotes.entries())
        Object.assign(quote, {
          quoteId: index + 1,
          text: `Words ${index + 1}`,
          topicIds: index === 0 ? [HOPE] : [],
        });
    },
  });
const tools = ['Copy', 'Filter by Topic'];

it('says in each state which quotes are shown and why, and nothing else', async () => {
  const { api, store } = three('/viewQuotes');
  const held = api.hold('get_quote_list');
  await held.arrived;
  expect(textsIn()).toEqual(['View Quotes', 'Loading quotes…']);
  await waitFor(() => expect(document.title).toMatch(/^View Quotes/));
  held.release();
  await screen.findByText('Words 1');
  expect(textsIn()).toEqual([
    'View Quotes',
    ...tools,
    'Showing 3 of 3 quotes',
    'Quote 1',
    'Words 1',
    'Show Topics (1)',
    'Hope',
  ]);
  const filter = (ids: number[]) => act(() => void store.dispatch(quoteFilterSet(ids)));
  const find = (ids: number[]) => act(() => void store.dispatch(searchResultsStored('w', ids)));
  filter([HOPE]);
  expect(textsIn()).toEqual([
    'View Quotes',
    ...tools,
    'Showing 1 of 3 quotes (1 filter active)',
    'Quote 1',
    'Hope',
    'Clear filter',
    'Words 1',
    'Show Topics (1)',
    'Hope',
  ]);
  find([2]);
  expect(textsIn()).toEqual([
    'View Quotes',
    'Search Results for "w" (0 quotes) (1 filter active)',
    '“w”',
    'Hope',
    'No quotes found with the selected topics.',
    'Clear Filter',
    'Filter by Topic',
  ]);
  filter([]);
  await screen.findByText('Words 2');
  expect(textsIn()).toEqual([
    'View Quotes',
    ...tools,
    'Search Results for "w" (1 quote)',
    'Quote 1',
    '“w”',
    'Clear search results',
    'Words 2',
    'Show Topics (0)',
    'No topics associated with this quote',
  ]);
  find([]);
  expect(textsIn()).toEqual([
    'View Quotes',
    'Search Results for "w" (0 quotes)',
    '“w”',
    'No quotes found matching your search.',
    'Clear Search Results',
  ]);
});

it('says that the quote of a URL does not exist, or that there are no quotes at all', async () => {
  const gone = three('/viewQuotes/77');
  await screen.findByText('There is no quote 77 here.');
  expect(textsIn()).toEqual(['View Quotes', 'There is no quote 77 here.', 'View all quotes']);
  gone.unmount();
  const none = renderApp('/viewQuotes', { user: 'reader' });
  await screen.findByText('No quotes available');
  expect(textsIn()).toEqual([
    'View Quotes',
    'No quotes available',
    'Quotes are words of others that you keep. To keep a verse, open a chapter and tap it.',
    'Add Quote',
    'View Chapter',
  ]);
  none.unmount();
  renderApp('/viewQuotes', { user: 'Guest', prepare: (db) => db.user('Guest').quotes.splice(0) });
  await screen.findByText('No quotes available');
  expect(textsIn()).toEqual([
    'View Quotes',
    'No quotes available',
    'Sign in under your own name to keep quotes.',
    'Login',
  ]);
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/nuggets/login');
});

it('is called Quotes at the public URL, and shows the quote’s number', async () => {
  const { user, api } = three('/quotes/2', 'Guest');
  const held = api.hold('get_quote_text');
  await screen.findByText('Showing 3 of 3 quotes');
  await held.arrived;
  expect(textsIn()).toEqual(['Quotes', ...tools, 'Showing 3 of 3 quotes', 'Quote 2', 'Loading the quote…']);
  held.release();
  await screen.findByText('Words 2');
  expect(textsIn()).toEqual([
    'Quotes',
    ...tools,
    'Showing 3 of 3 quotes',
    'Quote 2',
    'Words 2',
    'Show Topics (0)',
    'No topics associated with this quote',
  ]);
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(currentPath()).toBe('/quotes/3'));
  await user.keyboard('/');
  await waitFor(() => expect(currentPath()).toBe('/searchQuotes'));
});

it('goes to the next quote only once the list is loaded, by keys and commands', async () => {
  const { user, api } = three('/viewQuotes/2');
  const held = api.hold('get_quote_list');
  await screen.findByText('Words 2');
  await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
  expect(actionLabels()).not.toContain('Next quote');
  expect(screen.getByText('Words 2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next quote' })).toBeDisabled();
  expect(within(screen.getByRole('article')).queryByRole('button')).toBeNull();
  held.release();
  expect(await screen.findByText('Quote 2')).toBeVisible();
  runAction('Next quote');
  expect(await screen.findByText('Words 3')).toBeVisible();
  runAction('Previous quote');
  runAction('Previous quote');
  expect(await screen.findByText('Words 1')).toBeVisible();
  runAction('Copy');
  expect(await screen.findByText(/copied to clipboard/)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('Words 1');
});

const menuOf = async ({ user }: ReturnType<typeof three>) => {
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  const items = await screen.findAllByRole('menuitem');
  const groups = new Set(items.map((item) => item.parentElement?.className));
  const told = items.map((item) => {
    const starts = groups.size > 1 && (item.parentElement?.className ?? '') !== '';
    return `${starts ? '— ' : ''}${item.textContent}${item.hasAttribute('disabled') ? ' (off)' : ''}`;
  });
  await user.keyboard('{Escape}');
  return told;
};

it('offers each what may be done with a quote and the list', async () => {
  const own = three('/viewQuotes');
  await screen.findByText('Words 1');
  const list = ['Search Quotes', '— Shuffle Quotes', 'Share Public Link'];
  expect(await menuOf(own)).toEqual(['Edit Quote', 'Manage Topics', '— Filter by Topic', ...list]);
  act(() => void own.store.dispatch(quoteFilterSet([HOPE])));
  act(() => void own.store.dispatch(searchResultsStored('w', [1, 2])));
  expect(await menuOf(own)).toEqual([
    'Edit Quote',
    'Manage Topics',
    '— Filter by Topic',
    'Search Quotes',
    'Clear Filter',
    'Clear Search Results',
    '— Shuffle Quotes',
    'Share Public Link',
  ]);
  expect(actionLabels()).toContain('Clear Search Results');
  runAction('Clear Search Results');
  expect(screen.getByText('Showing 1 of 3 quotes (1 filter active)')).toBeVisible();
  await own.user.click(screen.getByRole('button', { name: 'Remove filter Hope' }));
  expect(screen.getByText('Showing 3 of 3 quotes')).toBeVisible();
  own.unmount();
  const guest = three('/viewQuotes', 'Guest');
  await screen.findByText('Words 1');
  expect(await menuOf(guest)).toEqual(['Filter by Topic', ...list]);
});

it('edits a quote only once its text is loaded', async () => {
  const app = three('/viewQuotes/2');
  const held = app.api.hold('get_quote_text');
  await screen.findByText('Quote 2');
  expect((await menuOf(app))[0]).toBe('Edit Quote (off)');
  expect(screen.getByRole('button', { name: 'Copy' })).toBeDisabled();
  held.release();
  await screen.findByText('Words 2');
  expect((await menuOf(app))[0]).toBe('Edit Quote');
  expect(screen.getByRole('button', { name: 'Copy' })).toBeEnabled();
});

it('says who has sent a quote', async () => {
  renderApp('/viewQuotes/1', {
    prepare: (db) => {
      const [first, second] = db.user('demo').quotes;
      Object.assign(first ?? {}, { quoteId: 1, fromUser: 'reader' });
      Object.assign(second ?? {}, { quoteId: 2, fromUser: '' });
    },
  });
  expect(await screen.findByText('Sent by', { exact: false })).toHaveTextContent('Sent by reader');
});
