import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { hasAllWordsOf } from '@/bible/searchPhrase';
import { loadQuotes } from '../store/quotes';
import { chooseFromMenu } from '@test/kit/actions';
import { fieldOfQuote } from '@test/kit/quotes';
import { currentPath, renderApp } from '@test/kit/renderApp';

const box = () => screen.findByRole('searchbox', { name: 'Search quotes' });
const cards = () => [...document.querySelectorAll('main li blockquote')];

/** Makes the window wide enough for two panes. */
function widenWindow(): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(matchMedia(query), { matches: query.includes('min-width') }),
  );
}

const start = (text = '') => text.slice(0, 30).replaceAll(/[^\w ]/g, '.');

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('finds quotes with all the words in any case, four a page, matches marked', async () => {
  const { user, api } = renderApp('/searchQuotes');
  const found = api.db.user('demo').quotes.filter(({ text }) => hasAllWordsOf('GOD the')(text));
  expect(found.length).toBeGreaterThan(4);
  await user.type(await box(), 'GOD the');
  expect(await screen.findByText(`${found.length} quotes found`)).toBeVisible();
  expect(cards()).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Last' }));
  expect(cards()).toHaveLength(found.length % 4 === 0 ? 4 : found.length % 4);
  await user.click(screen.getByRole('button', { name: 'First' }));
  const first = found[0]?.text ?? '';
  expect(cards()[0]?.textContent).toBe(`${first.slice(0, 100)}...`);
  await user.click(screen.getAllByRole('button', { name: 'More...' })[0] ?? document.body);
  expect(cards()[0]?.textContent).toBe(first);
  expect(cards()[0]?.querySelectorAll('mark').length).toBeGreaterThan(1);
  await user.click(screen.getByRole('button', { name: 'Less...' }));
  expect(cards()[0]?.textContent).toBe(`${first.slice(0, 100)}...`);
  expect(api.requests.filter(({ endpoint }) => endpoint.startsWith('get_quote'))).toMatchObject([
    { endpoint: 'get_quote_list', query: { includeQuoteText: 'false' } },
    { endpoint: 'get_quote_list', query: { includeQuoteText: 'true' } },
  ]);
});

it('offers no more of a card that shows all, in any form of Unicode', async () => {
  const { user } = renderApp('/searchQuotes', {
    prepare: (db) => {
      const [quote] = db.user('demo').quotes;
      if (quote) quote.text = 'Scho\u0308n is for\u00ADgiveness, zebra';
    },
  });
  await user.type(await box(), 'zebra');
  await screen.findByText('1 quote found');
  expect(cards()[0]).toHaveTextContent('Schön is forgiveness, zebra');
  expect(screen.queryByRole('button', { name: 'More...' })).not.toBeInTheDocument();
});

it('shows in a card the words around a match that is far behind, marked', async () => {
  const { user } = renderApp('/searchQuotes', {
    prepare: (db) => {
      const [quote] = db.user('demo').quotes;
      if (quote) quote.text = `${'and so on '.repeat(20)}zebra ${'and so on '.repeat(20)}`;
    },
  });
  await user.type(await box(), 'zebra');
  await screen.findByText('1 quote found');
  const [card] = cards();
  expect(card?.querySelector('mark')).toHaveTextContent(/^zebra$/);
  expect(card?.textContent.length).toBeLessThan(120);
});

it('shows the results, shuffled, in View Quotes until they are cleared', async () => {
  const { user, api, store } = renderApp('/searchQuotes');
  const found = api.db.user('demo').quotes.filter(({ text }) => hasAllWordsOf('the')(text));
  // Enough quotes that a shuffle never gives the same order by chance.
  expect(found.length).toBeGreaterThan(30);
  await user.type(await box(), 'the');
  await user.click(await screen.findByRole('button', { name: 'Browse Results' }));
  expect(currentPath()).toBe('/viewQuotes');
  expect(await screen.findByText(`Search Results for "the" (${found.length} quotes)`)).toBeVisible();
  const results = store.getState().search?.searchResults ?? [];
  expect(results.toSorted((a, b) => a - b)).toEqual(found.map(({ quoteId }) => quoteId));
  expect(results).not.toEqual(found.map(({ quoteId }) => quoteId));
  await user.click(screen.getByRole('button', { name: 'Next quote' }));
  const second = api.db.user('demo').quotes.find(({ quoteId }) => quoteId === results[1]);
  await waitFor(() => expect(document.querySelector('blockquote')?.textContent).toBe(second?.text));
  await chooseFromMenu(user, 'Clear Search Results');
  expect(await screen.findByText('Showing 80 of 80 quotes')).toBeVisible();
  // The texts came with the search.
  expect(api.requests.some(({ endpoint }) => endpoint === 'get_quote_text')).toBe(false);
  // The search field still has its text.
  await user.keyboard('/');
  expect(await box()).toHaveValue('the');
});

it('finds a quote that came with a later list without texts', async () => {
  const { user, api, store } = renderApp('/searchQuotes');
  await user.type(await box(), 'zebra');
  expect(await screen.findByText('No quotes found matching your search.')).toBeVisible();
  const { quotes } = api.db.user('demo');
  const [first] = quotes;
  if (!first) throw new Error('no quotes');
  quotes.push({ ...first, quoteId: 4711, text: 'A zebra has stripes.' });
  vi.setSystemTime(Date.now() + 6 * 60_000);
  await act(() => store.dispatch(loadQuotes()));
  expect(await screen.findByText('stripes', { exact: false })).toBeVisible();
});

it('says that nothing was found, or that the list could not be loaded', async () => {
  const { user, api } = renderApp('/searchQuotes');
  api.faults.set('get_quote_list', '500:once');
  expect(await screen.findByText('Error: Failed to load quotes')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.type(await box(), 'qwertz');
  expect(await screen.findByText('No quotes found matching your search.')).toBeVisible();
  expect(within(screen.getByRole('main')).queryByRole('button', { name: 'Browse Results' })).toBeNull();
});

it('offers a way on when there is no quote, and when none is found', async () => {
  const { unmount } = renderApp('/searchQuotes', { user: 'reader' });
  expect(await screen.findByText('No quotes available')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Add Quote' })).toBeVisible();
  unmount();
  const { user } = renderApp('/searchQuotes');
  await user.type(await box(), 'zzz');
  expect(await screen.findByText('No quotes found matching your search.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await box()).toHaveValue('');
  expect(await box()).toHaveFocus();
});

it('opens a found quote beside a wide list, through which the arrows go', async () => {
  widenWindow();
  const { user, api } = renderApp('/searchQuotes');
  const found = api.db.user('demo').quotes.filter(({ text }) => hasAllWordsOf('the')(text));
  await user.type(await box(), 'the');
  await screen.findByText(`${found.length} quotes found`);
  expect(screen.getByText(/^Choose a quote to read it here/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: new RegExp(`^${start(found[1]?.text)}`) }));
  const pane = () => within(screen.getByRole('article', { name: 'Quote' }));
  expect(currentPath()).toBe(`/searchQuotes?quote=${found[1]?.quoteId}`);
  expect(pane().getByText(found[1]?.text ?? '')).toBeVisible();
  await user.click(document.body);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(document.querySelector('article blockquote')?.textContent).toBe(found[4]?.text));
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await user.click(pane().getByRole('button', { name: 'Edit Quote' }));
  const field = await fieldOfQuote();
  await user.clear(field);
  await user.type(field, 'the better');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await pane().findByText('the better')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  window.history.back();
  expect(await screen.findByText(/^Choose a quote to read it here/)).toBeVisible();
});

it('shows the quote of a URL in place of the list in a narrow window', async () => {
  const { user, api } = renderApp('/searchQuotes?quote=5');
  expect(await screen.findByText(api.db.user('demo').quotes[4]?.text ?? '')).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Back to the search' }));
  expect(await box()).toBeVisible();
});
