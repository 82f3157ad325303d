import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { loadQuotes } from '../store/quotes';
import { chooseFromMenu } from '@test/kit/actions';
import { fieldOfQuote, quoteTextIs } from '@test/kit/quotes';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { server } from '@test/kit/server';

const button = (name: string) => screen.getByRole('button', { name });

const NO_TOPICS = 'This server takes no topics for quotes.';

it('shows one quote at a time, wraps at both ends, and keeps the URL up to date', async () => {
  const { user, api } = renderApp('/viewQuotes');
  const { quotes } = api.db.user('demo');
  await quoteTextIs(quotes[0]?.text);
  expect(screen.getByText('Showing 80 of 80 quotes')).toBeVisible();
  expect(screen.getByText('Quote 1')).toBeVisible();
  await user.click(button('Previous quote'));
  await quoteTextIs(quotes[79]?.text);
  await waitFor(() => expect(currentPath()).toBe('/viewQuotes/80'));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await quoteTextIs(quotes[1]?.text);
  const requested = api.requests.flatMap(({ endpoint, query }) =>
    endpoint === 'get_quote_text' ? [query?.quoteId] : [],
  );
  expect(new Set(requested).size).toBe(requested.length);
  expect(api.requests.find(({ endpoint }) => endpoint === 'get_quote_list')?.query?.includeQuoteText).toBe(
    'false',
  );
});

it('shows the quote that the URL names before the list is loaded', async () => {
  const { api } = renderApp('/viewQuotes/1');
  const list = api.hold('get_quote_list');
  await list.arrived;
  await quoteTextIs(api.db.user('demo').quotes.find(({ quoteId }) => quoteId === 1)?.text);
  list.release();
  await waitFor(() => expect(button('Next quote')).toBeEnabled());
});

it('shows each text under its own quote when answers come out of order', async () => {
  const requests = new Map<string, () => void>();
  const { user, api } = renderApp('/viewQuotes/5');
  server.use(
    http.get('*/get_quote_text.php', async ({ request }) => {
      const id = new URL(request.url).searchParams.get('quoteId') ?? '';
      await new Promise<void>((resolve) => requests.set(id, resolve));
      return HttpResponse.json(`text of ${id}`);
    }),
  );
  await waitFor(() => expect(requests.has('5')).toBe(true));
  await waitFor(() => expect(button('Next quote')).toBeEnabled());
  await user.click(button('Next quote'));
  await user.click(button('Next quote'));
  await waitFor(() => expect(requests.has('7')).toBe(true));
  requests.get('7')?.();
  await quoteTextIs('text of 7');
  act(() => {
    requests.get('5')?.();
    requests.get('6')?.();
  });
  await user.click(button('Previous quote'));
  await quoteTextIs('text of 6');
  await user.click(button('Next quote'));
  await quoteTextIs('text of 7');
  expect(api.db.user('demo').quotes).toHaveLength(80);
});

it('opens a public link without sign-in, to be read and shared', async () => {
  const { user, api } = renderApp('/quotes/12', { user: null });
  await quoteTextIs(api.db.user('Guest').quotes[11]?.text);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Quotes');
  await user.click(button('More actions'));
  await screen.findByRole('menuitem', { name: 'Share Public Link' });
  expect(screen.queryByRole('menuitem', { name: 'Edit Quote' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: 'Manage Topics' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Share Public Link' }));
  expect(await screen.findByText('Public link copied to clipboard!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/nuggets/quotes/12`);
});

it.each(['/quotes', '/quotes/12'])(
  'shows at %s the own quotes of a user whom the list confirms',
  async (path) => {
    localStorage.setItem('user.name', 'demo');
    const { user, api } = renderApp(path, {
      user: null,
      prepare: (db) => db.user('demo').quotes.splice(20),
    });
    const held = api.hold('get_all_users');
    expect(await screen.findByText('Showing 80 of 80 quotes')).toBeVisible();
    held.release();
    expect(await screen.findByText('Showing 20 of 20 quotes')).toBeVisible();
    const [first, second] = path === '/quotes' ? [0, 1] : [11, 12];
    await quoteTextIs(api.db.user('demo').quotes[first]?.text);
    await user.click(button('Next quote'));
    await quoteTextIs(api.db.user('demo').quotes[second]?.text);
  },
);

it('shows Guest’s quote when the user has none with the id of a public link', async () => {
  const { user, api } = renderApp('/quotes/12', {
    prepare: (db) => db.user('demo').quotes.splice(11),
  });
  expect(await screen.findByText('This quote is shared by Guest; it is not one of yours.')).toBeVisible();
  await quoteTextIs(api.db.user('Guest').quotes[11]?.text);
  await user.click(button('Copy'));
  expect(await navigator.clipboard.readText()).toBe(api.db.user('Guest').quotes[11]?.text);
  await user.click(screen.getByRole('link', { name: 'View your quotes' }));
  expect(await screen.findByText('Showing 11 of 11 quotes')).toBeVisible();
});

it('says that neither the user nor Guest has the quote of a public link', async () => {
  renderApp('/quotes/4711');
  expect(await screen.findByText('There is no quote 4711 here.')).toBeVisible();
});

it('adds a text to a quote that has none', async () => {
  const { user, api } = renderApp('/viewQuotes/3', {
    prepare: (db) => {
      const quote = db.user('demo').quotes[2];
      if (quote) quote.text = '';
    },
  });
  expect(await screen.findByText('This quote has no text.')).toBeVisible();
  await waitFor(() => expect(button('Edit Quote')).toBeVisible());
  await user.click(button('Edit Quote'));
  await user.type(await screen.findByRole('textbox', { name: 'Quote text' }), '  Found again. ');
  await user.click(button('Save'));
  await quoteTextIs('Found again.');
  await waitFor(() => expect(api.db.user('demo').quotes[2]?.text).toBe('Found again.'));
});

it.each(['/viewQuotes/4711', '/viewQuotes/none', '/quotes/0'])('says that %s is no quote', async (path) => {
  const { user } = renderApp(path);
  expect(await screen.findByText(/^There is no quote .* here\.$/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'View all quotes' }));
  expect(await screen.findByText('Quote 1')).toBeVisible();
});

it('scrolls to the top of each quote', async () => {
  const { user, api } = renderApp('/viewQuotes');
  await quoteTextIs(api.db.user('demo').quotes[0]?.text);
  const scrolled = vi.spyOn(window, 'scrollTo');
  await user.click(button('Next quote'));
  expect(scrolled).toHaveBeenCalledWith({ top: 0 });
});

it('edits a quote; a blank text cannot be saved, and a failure loses nothing', async () => {
  const { user, api } = renderApp('/viewQuotes/3');
  const before = api.db.user('demo').quotes[2]?.text;
  await quoteTextIs(before);
  await chooseFromMenu(user, 'Edit Quote');
  const dialog = await screen.findByRole('dialog', { name: 'Edit Quote' });
  const field = await fieldOfQuote();
  expect(field).toHaveValue(before);
  await user.clear(field);
  await user.type(field, '   ');
  expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.clear(field);
  await user.type(field, 'error');
  api.faults.set('update_quote', 'error:once');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to update quote')).toBeVisible();
  api.faults.set('update_quote', '500:once');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Error updating quote')).toBeVisible();
  expect(field).toHaveValue('error');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Quote updated successfully!')).toBeVisible();
  await quoteTextIs('error');
  expect(api.db.user('demo').quotes[2]?.text).toBe('error');
  expect(api.requests.filter(({ endpoint }) => endpoint === 'update_quote')).toHaveLength(3);
});

it('keeps editing the same quote when another device adds one in front', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { user, api, store } = renderApp('/viewQuotes');
  const { quotes } = api.db.user('demo');
  const edited = quotes[0];
  if (!edited) throw new Error('There is no quote');
  await quoteTextIs(edited.text);
  await chooseFromMenu(user, 'Edit Quote');
  const field = await fieldOfQuote();
  quotes.unshift({ ...edited, quoteId: 999, text: 'a new first one' });
  vi.setSystemTime(Date.now() + 6 * 60_000);
  await act(() => store.dispatch(loadQuotes()));
  await user.clear(field);
  await user.type(field, 'better');
  await user.click(button('Save'));
  expect(await screen.findByText('Quote updated successfully!')).toBeVisible();
  expect(edited.text).toBe('better');
  await quoteTextIs('better');
});

it('adds a new topic to a quote; when that fails the topic exists and is selected', async () => {
  const { user, api } = renderApp('/viewQuotes/3');
  await quoteTextIs(api.db.user('demo').quotes[2]?.text);
  // Once to learn whether the server has the script, and once for the topic.
  api.faults.set('add_quote_topic', '500:2');
  await chooseFromMenu(user, 'Manage Topics');
  const dialog = await screen.findByRole('dialog', { name: 'Manage Topics for Quote' });
  await user.click(within(dialog).getByRole('button', { name: 'Create New Topic' }));
  await within(dialog).findByRole('checkbox', { name: /^Zeal / });
  await user.type(within(dialog).getByLabelText('New topic name'), 'Sabbath');
  await user.click(within(dialog).getByRole('button', { name: 'Create Topic' }));
  expect(await screen.findByText('Failed to associate topic with quote')).toBeVisible();
  expect(
    await within(dialog).findByText(/“Sabbath” was created, but it is not on this quote yet/),
  ).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Remove Sabbath' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Add Topics' }));
  expect(await screen.findByText('Topics updated successfully!')).toBeVisible();
  expect(await screen.findByText('Sabbath')).toBeVisible();
  const { quotes, topics } = api.db.user('demo');
  expect(quotes[2]?.topicIds).toContain(topics.find(({ name }) => name === 'Sabbath')?.id);
});

it('makes no topic for a quote where the server keeps none on quotes', async () => {
  const { user, api } = renderApp('/viewQuotes/3', { faults: { add_quote_topic: '404' } });
  await quoteTextIs(api.db.user('demo').quotes[2]?.text);
  await chooseFromMenu(user, 'Manage Topics');
  await user.click(await screen.findByRole('button', { name: 'Create New Topic' }));
  await screen.findByRole('checkbox', { name: /^Zeal / });
  await user.type(screen.getByRole('textbox', { name: 'New topic name' }), 'Sabbath{Enter}');
  expect(await screen.findByText(NO_TOPICS)).toBeVisible();
  expect(api.requests.some(({ endpoint }) => endpoint === 'add_new_topic')).toBe(false);
  expect(screen.queryByText(/Error|Failed/)).toBeNull();
  // There is nothing to choose any more, also the next time.
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(
    within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] ?? document.body,
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await chooseFromMenu(user, 'Manage Topics');
  expect(await screen.findByText(NO_TOPICS)).toBeVisible();
});

it('says that a quote gets no topic where the server keeps none', async () => {
  const { user, api } = renderApp('/viewQuotes/3', { faults: { add_quote_topic: '404' } });
  await quoteTextIs(api.db.user('demo').quotes[2]?.text);
  await chooseFromMenu(user, 'Manage Topics');
  await user.click(await screen.findByRole('checkbox', { name: /^Zeal / }));
  await user.click(screen.getByRole('button', { name: 'Add Topics' }));
  expect(await within(screen.getByRole('dialog')).findByText(NO_TOPICS)).toBeVisible();
  expect(screen.queryByText('Error updating topics')).toBeNull();
});

it.each([
  ['error', 'Failed to create topic', 'Failed to create new topic'],
  ['500', 'Error creating new topic', 'An error occurred while creating the topic'],
])('reports on %s that no topic was created', async (fault, toast, inline) => {
  const { user, api } = renderApp('/viewQuotes/3');
  await quoteTextIs(api.db.user('demo').quotes[2]?.text);
  api.faults.set('add_new_topic', fault);
  await chooseFromMenu(user, 'Manage Topics');
  await user.click(await screen.findByRole('button', { name: 'Create New Topic' }));
  await screen.findByRole('checkbox', { name: /^Zeal / });
  await user.type(screen.getByRole('textbox', { name: 'New topic name' }), 'Sabbath{Enter}');
  expect(await screen.findByText(toast)).toBeVisible();
  expect(await screen.findByText(inline)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'New topic name' })).toHaveValue('Sabbath');
});

it('closes without a request when a quote would be left without topics', async () => {
  const { user, api } = renderApp('/viewQuotes');
  const { quotes } = api.db.user('demo');
  await quoteTextIs(quotes[0]?.text);
  const bare = quotes.findIndex(({ topicIds }) => topicIds.length === 0);
  const tagged = quotes.findIndex(({ topicIds }) => topicIds.length > 0);
  for (const [at, disabled] of [
    [bare, true],
    [tagged, false],
  ] as const) {
    window.history.pushState(null, '', `/nuggets/viewQuotes/${quotes[at]?.quoteId}`);
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await quoteTextIs(quotes[at]?.text);
    await chooseFromMenu(user, 'Manage Topics');
    const add = await screen.findByRole('button', { name: 'Add Topics' });
    expect(add.hasAttribute('disabled')).toBe(disabled);
    await user.click(button(disabled ? 'Cancel' : 'Add Topics'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(api.requests.some(({ endpoint }) => endpoint === 'add_quote_topic')).toBe(false);
});

it('says that the list or a text could not be loaded, and retries', async () => {
  const { user, api } = renderApp('/viewQuotes');
  api.faults.set('get_quote_list', '500:once');
  api.faults.set('get_quote_text', 'garbage:once');
  expect(await screen.findByText('Error: Failed to load quotes')).toBeVisible();
  await user.click(button('Try again'));
  expect(await screen.findByText('Error loading the quote')).toBeVisible();
  await user.click(button('Try again'));
  await quoteTextIs(api.db.user('demo').quotes[0]?.text);
});

it('offers a new user to add the first quote', async () => {
  renderApp('/viewQuotes', { user: 'reader' });
  expect(await screen.findByText('No quotes available')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Add Quote' })).toBeVisible();
});
