import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../view/EditQuoteDialog';
import { atWidth } from '@test/kit/atWidth';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { textsIn } from '@test/kit/textsIn';

const HOPE = 7;
const HINT = 'Type a word, or several: every quote that has them all is found.';
const CHOOSE = 'Choose a quote to read it here, also by ↓ and ↑.';

/** So many short quotes, the first of which has the topic Hope. */
const quotes = (count: number, path = '/searchQuotes', user = 'demo') =>
  renderApp(path, {
    user,
    prepare: (db) => {
      const data = db.user(user);
      data.topics = [{ id: HOPE, name: 'Hope' }];
      data.quotes.splice(count);
      for (const [index, quote] of data.quotes.entries())
        Object.assign(quote, {
          quoteId: index + 1,
          text: `Words ${index + 1}`,
          topicIds: index === 0 ? [HOPE] : [],
        });
    },
  });
const box = () => screen.findByRole('searchbox', { name: 'Search quotes' });

it('shows in each state its own words, and nothing else', async () => {
  const { user, api } = quotes(2);
  const held = api.hold('get_quote_list');
  await held.arrived;
  expect(textsIn()).toEqual(['Search Quotes', 'Search quotes', 'Search', 'Loading quotes…']);
  held.release();
  await screen.findByText(HINT);
  await screen.findByRole('button', { name: 'Hope (1)' });
  expect(textsIn().join(' ')).toBe(
    `Search Quotes Search quotes Search ${HINT} Topics (1) Hope Newest quotes Words 2 View Quote Words 1 View Quote`,
  );
  expect(await box()).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
  await user.keyboard('words 1');
  await screen.findByText('1 quote found');
  expect(textsIn().join(' ')).toBe(
    'Search Quotes Search quotes Search 1 quote found Browse Results Words 1 View Quote',
  );
  await user.keyboard('{Backspace}');
  await screen.findByText('2 quotes found');
  expect(screen.getAllByRole('link', { name: 'View Quote' })).toHaveLength(2);
  expect(screen.queryByRole('navigation', { name: 'Pages of quotes' })).toBeNull();
  // On a phone this hides the keyboard.
  await user.keyboard('{Enter}');
  expect(await box()).not.toHaveFocus();
  expect(currentPath()).toBe('/searchQuotes');
  await user.keyboard('/');
  expect(await box()).toHaveFocus();
});

it('has pages of four', async () => {
  const { user } = quotes(6);
  await user.type(await box(), 'words');
  await screen.findByText('6 quotes found');
  const shown = () =>
    screen.getAllByRole('listitem').flatMap((row) => row.querySelector('blockquote')?.textContent ?? []);
  expect(shown()).toEqual(['Words 1', 'Words 2', 'Words 3', 'Words 4']);
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(shown()).toEqual(['Words 5', 'Words 6']);
  // Fewer quotes have fewer pages.
  await user.type(await box(), ' 3');
  await screen.findByText('1 quote found');
  expect(shown()).toEqual(['Words 3']);
});

it('says what to do beside the list in a wide window; arrows step through the list', async () => {
  atWidth(1280);
  const { user } = quotes(6);
  await screen.findByText(HINT);
  expect(textsIn().slice(0, 4)).toEqual(['Search Quotes', 'Search quotes', 'Search', HINT]);
  await user.type(await box(), 'words');
  await screen.findByText('6 quotes found');
  expect(textsIn().at(-1)).toBe(CHOOSE);
  await user.click(document.body);
  const reads = async (text: string) =>
    waitFor(() =>
      expect(screen.getByRole('article', { name: 'Quote' }).querySelector('blockquote')?.textContent).toBe(
        text,
      ),
    );
  await user.keyboard('{ArrowDown}');
  await reads('Words 1');
  expect(screen.queryByText(CHOOSE)).toBeNull();
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Words 1');
  await user.keyboard('{ArrowUp}');
  await reads('Words 1');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  await reads('Words 5');
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
  await reads('Words 4');
  expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  const [first, , third, fourth] = screen.getAllByRole('listitem').map(({ className }) => className);
  expect(third).toBe(first);
  expect(fourth).not.toBe(first);
  const tools = within(screen.getByRole('article', { name: 'Quote' }));
  expect(tools.queryByRole('link', { name: 'Back to the search' })).toBeNull();
  await user.type(await box(), ' none');
  await screen.findByText('No quotes found matching your search.');
  expect(screen.queryByText(CHOOSE)).toBeNull();
});

it('leaves the arrows to the page in a narrow window', async () => {
  atWidth(390);
  const { user } = quotes(3);
  await user.type(await box(), 'words');
  await screen.findByText('3 quotes found');
  await user.click(document.body);
  await user.keyboard('{ArrowDown}');
  expect(currentPath()).toBe('/searchQuotes');
  expect(screen.queryByRole('link', { name: 'Words 1' })).toBeNull();
});

it('copies, edits and filters from a quote that was found', async () => {
  const { user } = quotes(3, '/searchQuotes?quote=1');
  const quote = within(await screen.findByRole('article', { name: 'Quote' }));
  expect(await quote.findByText('Words 1')).toBeVisible();
  expect(await quote.findByRole('button', { name: 'Edit Quote' })).toBeVisible();
  expect(quote.getByRole('link', { name: 'Open in View Quotes' })).toHaveAttribute(
    'href',
    '/nuggets/viewQuotes/1',
  );
  await user.click(quote.getByRole('button', { name: 'Copy' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('Words 1'));
  await user.click(quote.getByRole('button', { name: 'Edit Quote' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await quote.findByRole('button', { name: 'Filter by Hope' }));
  await waitFor(() => expect(currentPath()).toBe('/viewQuotes'));
  expect(await screen.findByText('Showing 1 of 3 quotes (1 filter active)')).toBeVisible();
});

it('lets a guest only read what was found', async () => {
  quotes(3, '/searchQuotes?quote=2', 'Guest');
  const quote = within(await screen.findByRole('article', { name: 'Quote' }));
  expect(await quote.findByText('Words 2')).toBeVisible();
  expect(quote.getByRole('button', { name: 'Copy' })).toBeVisible();
  expect(quote.queryByRole('button', { name: 'Edit Quote' })).toBeNull();
});

it('says so of a URL whose quote is not there, and leads back', async () => {
  const { user } = quotes(3, '/searchQuotes?quote=77');
  expect(await screen.findByText('There is no quote 77 here.')).toBeVisible();
  expect(textsIn()).toEqual(['Search Quotes', 'There is no quote 77 here.', 'Back to the search']);
  await user.click(screen.getByRole('link', { name: 'Back to the search' }));
  expect(await box()).toBeVisible();
});

it('begins with what was searched for before, the topics, and the newest quotes', async () => {
  const first = quotes(6);
  await first.user.type(await box(), 'words');
  expect(await screen.findByText('6 quotes found')).toBeVisible();
  await first.user.keyboard('{Enter}');
  await first.user.clear(await box());
  await first.user.type(await box(), 'absent{Enter}');
  first.unmount();
  const { user, store } = quotes(6);
  const recent = await screen.findByRole('button', { name: 'words' });
  expect(screen.queryByRole('button', { name: 'absent' })).toBeNull();
  const newest = within(screen.getByRole('list', { name: 'Newest quotes' })).getAllByRole('listitem');
  expect(newest.map((row) => row.querySelector('blockquote')?.textContent)).toEqual([
    'Words 6',
    'Words 5',
    'Words 4',
  ]);
  await user.click(recent);
  expect(await screen.findByText('6 quotes found')).toBeVisible();
  await user.clear(await box());
  await user.click(await screen.findByRole('button', { name: 'Hope (1)' }));
  expect(await screen.findByText('Showing 1 of 6 quotes (1 filter active)')).toBeVisible();
  expect(currentPath()).toMatch(/^\/viewQuotes/);
  expect(store.getState().quoteFilter).toEqual([HOPE]);
});
