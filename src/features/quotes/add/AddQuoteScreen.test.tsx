import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { loadQuotes, loadQuotesWithTexts } from '../store/quotes';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { sendUndoable } from '@test/kit/testStore';
import { server } from '@test/kit/server';
import { setSessionOnly } from '@/platform/storage/sessionOnlyUsers';

const field = () => screen.findByRole('textbox', { name: 'Quote text' });
const add = () => screen.getByRole('button', { name: 'Add Quote' });

it('adds a quote once and goes to the new quote', async () => {
  const { user, api } = renderApp('/addQuote');
  await user.type(await field(), 'All is well.{Enter}(an old watchman)');
  await user.dblClick(add());
  expect(await screen.findByText('Quote added successfully!')).toBeVisible();
  // If the code of the quote's page cannot be loaded, a link leads there.
  const link = await screen.findByRole('link', { name: 'View Quote' });
  expect(link).toHaveAttribute('href', '/nuggets/viewQuotes/81');
  expect(currentPath()).toBe('/addQuote');
  await waitFor(() => expect(currentPath()).toBe('/viewQuotes/81'));
  expect(await screen.findByText(/All is well\./, { selector: 'blockquote' })).toBeVisible();
  expect(await screen.findByText('Showing 81 of 81 quotes')).toBeVisible();
  const sent = api.requests.filter(({ endpoint }) => endpoint === 'add_nonbible_memory_fact');
  expect(sent).toMatchObject([
    {
      body: {
        prompt: 'All is wel...',
        answer: 'All is well.\n(an old watchman)',
        user: 'demo',
        category: 'quote',
      },
    },
  ]);
  expect(api.db.user('demo').quotes).toHaveLength(81);
  expect(
    api.requests.filter(({ endpoint }) => endpoint === 'get_quote_text').map(({ query }) => query?.quoteId),
  ).not.toContain('81');
});

it('has the focus in its field, whose Enter begins a line and Ctrl+Enter saves', async () => {
  const { user, api } = renderApp('/addQuote');
  const area = await field();
  await waitFor(() => expect(area).toHaveFocus());
  await user.keyboard('By keys{Enter}alone{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Quote added successfully!')).toBeVisible();
  expect(api.requests.at(-1)).toMatchObject({ body: { answer: 'By keys\nalone' } });
});

it('shows a quote still being saved on coming back, and sends the quote once', async () => {
  const { user, api } = renderApp('/addQuote');
  let answer: () => void = () => undefined;
  server.use(
    http.post('*/add_nonbible_memory_fact.php', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return undefined;
    }),
  );
  await user.type(screen.getByRole('combobox', { name: 'Who said it (optional)' }), 'Aesop');
  await user.type(await field(), 'Slow and steady.');
  await user.click(add());
  await user.click(screen.getByRole('link', { name: 'Bible Nuggets' }));
  expect(await screen.findByRole('heading', { name: 'Browse Bible' })).toBeVisible();
  window.history.back();
  expect(await screen.findByText('Being saved…')).toBeVisible();
  expect(add()).toBeDisabled();
  expect(await field()).toHaveValue('Slow and steady.\n-- Aesop');
  // After a reload the quote is in the outbox, and no draft could save it a second time.
  expect(localStorage.getItem('nuggets.draft/demo/quote')).toBeNull();
  expect(localStorage.getItem('nuggets.draft/demo/quoteAuthor')).toBeNull();
  answer();
  await waitFor(() => expect(screen.queryByText('Being saved…')).toBeNull());
  await waitFor(async () => expect(await field()).toHaveValue(''));
  expect(api.db.user('demo').quotes).toHaveLength(81);
});

it('keeps a quote being sent in its form over a reload with Remember Me off', async () => {
  setSessionOnly('demo', true);
  const first = renderApp('/addQuote');
  const held = first.api.hold('add_nonbible_memory_fact');
  await first.user.type(screen.getByRole('combobox', { name: 'Who said it (optional)' }), 'Aesop');
  await first.user.type(await field(), 'Slow and steady.');
  await first.user.click(add());
  await held.arrived;
  first.unmount();
  const { unmount } = renderApp('/addQuote');
  expect(await field()).toHaveValue('Slow and steady.');
  expect(screen.getByText('Your unsaved quote was kept.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Who said it (optional)' })).toHaveValue('Aesop');
  held.release();
  await waitFor(async () => expect(await field()).toHaveValue(''));
  unmount();
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Slow and steady.');
});

it('removes outer white space', async () => {
  const { user, api } = renderApp('/addQuote');
  await user.type(await field(), '{Enter}  Watch and pray. {Enter}');
  await user.click(add());
  expect(await screen.findByText('Quote added successfully!')).toBeVisible();
  expect(api.db.user('demo').quotes.at(-1)?.text).toBe('Watch and pray.');
  expect(localStorage.getItem('nuggets.draft/demo/quote')).toBeNull();
});

it('adds topics to the new quote; their draft survives until they are handed over', async () => {
  const first = renderApp('/addQuote');
  await first.user.type(await field(), 'Fear not.');
  await first.user.click(screen.getByRole('button', { name: 'Topics' }));
  await first.user.click(await screen.findByRole('checkbox', { name: /^Fear / }));
  await first.user.click(screen.getByRole('button', { name: 'Create New Topic' }));
  await first.user.type(screen.getByRole('textbox', { name: 'New topic name' }), 'Sabbath{Enter}');
  expect(await screen.findByRole('button', { name: 'Remove Sabbath' })).toBeVisible();
  // Another topic can be created.
  const name = screen.getByRole('textbox', { name: 'New topic name' });
  expect(name).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Topics (2)' })).toBeVisible();
  await first.user.type(name, 'Jubilee');
  expect(screen.getByRole('button', { name: 'Create Topic' })).toBeEnabled();
  const data = first.api.db.user('demo');
  first.unmount();

  const { user, api } = renderApp('/addQuote', {
    prepare: (db) => db.user('demo').topics.push(...data.topics.filter(({ name }) => name === 'Sabbath')),
  });
  expect(await screen.findByRole('button', { name: 'Remove Fear' })).toBeVisible();
  expect(screen.getByText('Your unsaved quote was kept.')).toBeVisible();
  api.faults.set('add_quote_topic', '500:once');
  await user.click(add());
  await waitFor(() => expect(currentPath()).toBe('/viewQuotes/81'));
  await waitFor(() => expect(api.db.user('demo').quotes).toHaveLength(81));
  // Where the server fails at them they are sent again without the person.
  await waitFor(async () => {
    await sendUndoable();
    expect(api.db.user('demo').quotes.at(-1)?.topicIds).toHaveLength(2);
  });
  const { quotes, topics } = api.db.user('demo');
  const ids = ['Fear', 'Sabbath'].map((wanted) => topics.find(({ name }) => name === wanted)?.id);
  expect(quotes.at(-1)).toMatchObject({ text: 'Fear not.', topicIds: ids });
  expect(quotes).toHaveLength(81);
  expect(localStorage.getItem('nuggets.draft/demo/quoteTopics')).toBeNull();
});

/** Adds a quote with the topic Fear; the caller decides what the server answers. */
async function addOnFear(app: ReturnType<typeof renderApp>) {
  await app.user.type(await field(), 'Fear not.');
  await app.user.click(screen.getByRole('button', { name: 'Topics' }));
  await app.user.click(await screen.findByRole('checkbox', { name: /^Fear / }));
  await app.user.click(add());
}
const topicsDraft = () => localStorage.getItem('nuggets.draft/demo/quoteTopics');

it('gives the topics to the outbox together with their quote', async () => {
  const app = renderApp('/addQuote');
  const held = app.api.hold('add_nonbible_memory_fact');
  await addOnFear(app);
  await held.arrived;
  expect(topicsDraft()).toBeNull();
  const [quote, topics] = app.outbox.writes();
  expect([quote?.write?.kind, topics?.write?.kind]).toEqual(['quote', 'quoteTopics']);
  expect(topics?.write?.payload).toMatchObject({ quoteId: quote?.id, topics: [{ name: 'Fear' }] });
  held.release();
  expect(await screen.findByText('Quote added successfully!')).toBeVisible();
  const { quotes, topics: all } = app.api.db.user('demo');
  const fear = all.find(({ name }) => name === 'Fear')?.id;
  await waitFor(() => expect(quotes.at(-1)).toMatchObject({ text: 'Fear not.', topicIds: [fear] }));
  expect(screen.queryByText('Topics updated successfully!')).toBeNull();
});

it('gives the topics back to the form with a refused quote', async () => {
  const app = renderApp('/addQuote');
  app.api.faults.set('add_nonbible_memory_fact', 'error:once');
  await addOnFear(app);
  expect(await screen.findByText('Failed to add quote')).toBeVisible();
  await waitFor(() => expect(app.outbox.writes()).toEqual([]));
  await waitFor(() => expect(topicsDraft() ?? '').toContain('Fear'));
  expect(screen.queryByText('Failed to update topics')).toBeNull();
  await waitFor(() => expect(add()).toBeEnabled());
  await app.user.click(add());
  await waitFor(() => expect(app.api.db.user('demo').quotes.at(-1)?.topicIds).toHaveLength(1));
});

it('says that topics were left from an earlier visit, and lets them be discarded', async () => {
  localStorage.setItem(
    'nuggets.draft/demo/quoteTopics',
    JSON.stringify({ draft: [{ id: 1, name: 'Fear' }], base: [] }),
  );
  const { user } = renderApp('/addQuote');
  expect(await screen.findByText('Your unsaved quote was kept.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(topicsDraft()).toBeNull();
  expect(screen.queryByText('Your unsaved quote was kept.')).toBeNull();
});

it('keeps a topic that is chosen while another is being created', async () => {
  const { user, api } = renderApp('/addQuote');
  await user.click(await screen.findByRole('button', { name: 'Topics' }));
  await screen.findByRole('checkbox', { name: /^Fear / });
  await user.click(screen.getByRole('button', { name: 'Create New Topic' }));
  const held = api.hold('add_new_topic');
  await user.type(screen.getByRole('textbox', { name: 'New topic name' }), 'Sabbath{Enter}');
  await held.arrived;
  await user.click(screen.getByRole('checkbox', { name: /^Fear / }));
  // The quote would be added without it.
  expect(screen.getByRole('button', { name: 'Add Quote' })).toBeDisabled();
  held.release();
  expect(await screen.findByRole('button', { name: 'Remove Sabbath' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add Quote' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Remove Fear' })).toBeVisible();
});

it('gives a topic made offline its number in the draft once the topic is sent', async () => {
  const { user, api, unmount } = renderApp('/addQuote');
  await user.type(await field(), 'Rest.');
  await user.click(await screen.findByRole('button', { name: 'Topics' }));
  await screen.findByRole('checkbox', { name: /^Fear / });
  await user.click(screen.getByRole('button', { name: 'Create New Topic' }));
  api.faults.set('*', 'drop');
  await user.type(screen.getByRole('textbox', { name: 'New topic name' }), 'Sabbath{Enter}');
  await screen.findByRole('button', { name: 'Remove Sabbath' });
  const draftedIds = () => localStorage.getItem('nuggets.draft/demo/quoteTopics');
  expect(draftedIds()).toMatch(/"id":-\d/);
  api.faults.clear();
  await sendUndoable();
  const id = api.db.user('demo').topics.find(({ name }) => name === 'Sabbath')?.id ?? 0;
  expect(draftedIds()).toContain(`"id":${id}`);
  // Another choice stores the draft again.
  await user.click(screen.getByRole('checkbox', { name: /^Fear / }));
  expect(draftedIds()).toContain(`"id":${id}`);
  expect(screen.getByRole('checkbox', { name: /^Sabbath / })).toBeChecked();
  unmount();
  expect(draftedIds()).not.toMatch(/"id":-/);
});

it.each([
  ['whose list is on the device', true],
  ['whose list has never been loaded', false],
])('goes at once to a quote added offline, %s, and then to its number', async (_, listed) => {
  const { user, api, store } = renderApp('/addQuote');
  if (listed) await act(() => store.dispatch(loadQuotes()));
  api.faults.set('*', 'drop');
  await user.type(await field(), 'Fear not.');
  await user.click(add());
  expect(await screen.findByText('Fear not.', { selector: 'blockquote' })).toBeVisible();
  expect(screen.getByText('Waiting to be sent')).toBeVisible();
  expect(currentPath()).toMatch(/^\/viewQuotes\/-\d+$/);
  api.faults.clear();
  await sendUndoable();
  await waitFor(() => expect(currentPath()).toBe('/viewQuotes/81'));
  expect(screen.getByText('Fear not.', { selector: 'blockquote' })).toBeVisible();
  expect(screen.queryByText('Waiting to be sent')).toBeNull();
  expect(screen.queryByText(/There is no quote/)).toBeNull();
});

it('offers no topics for a quote where the server keeps none, and asks before', async () => {
  const first = renderApp('/addQuote', { faults: { add_quote_topic: '404' } });
  await first.user.type(await field(), 'Fear not.');
  await first.user.click(screen.getByRole('button', { name: 'Topics' }));
  expect(await screen.findByText('This server takes no topics for quotes.')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await first.user.click(add());
  await waitFor(() => expect(currentPath()).toBe('/viewQuotes/81'));
  expect(screen.queryByText('Error updating topics')).toBeNull();
  first.unmount();
  renderApp('/addQuote', { faults: { add_quote_topic: '404' } });
  expect(await screen.findByText('This server takes no topics for quotes.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Topics' })).toBeNull();
});

it('offers them again once the server keeps them', async () => {
  localStorage.setItem('nuggets.noQuoteTopics', 'true');
  renderApp('/addQuote');
  expect(await screen.findByRole('button', { name: 'Topics' })).toBeVisible();
});

const suggested = () =>
  [...document.querySelectorAll('datalist option')].map((option) => option.getAttribute('value'));

it('suggests few of many speakers, those that match, once their field is used', async () => {
  const { user, store } = renderApp('/addQuote', {
    prepare: (db) =>
      db.user('demo').quotes.forEach((quote, index) => {
        quote.text = `One.\n-- Watchman ${index}`;
      }),
  });
  await act(() => store.dispatch(loadQuotesWithTexts()));
  const who = await screen.findByRole('combobox', { name: 'Who said it (optional)' });
  expect(suggested()).toEqual([]);
  await user.click(who);
  await waitFor(() => expect(suggested()).toHaveLength(50));
  await user.type(who, 'man 77');
  expect(suggested()).toEqual(['Watchman 77']);
});

it('puts the speaker in a last line, and suggests the speakers of other quotes', async () => {
  const { user, api, store, unmount } = renderApp('/addQuote', {
    prepare: (db) => Object.assign(db.user('demo').quotes[0] ?? {}, { text: 'One.\n-- A. Watchman' }),
  });
  await act(() => store.dispatch(loadQuotesWithTexts()));
  const who = await screen.findByRole('combobox', { name: 'Who said it (optional)' });
  await user.click(who);
  await waitFor(() => expect(suggested()).toContain('A. Watchman'));
  await user.type(who, 'B. Keeper');
  unmount();
  const again = renderApp('/addQuote');
  expect(await screen.findByRole('combobox', { name: 'Who said it (optional)' })).toHaveValue('B. Keeper');
  await again.user.type(await field(), 'All is well. ');
  await again.user.click(add());
  await waitFor(() => expect(again.api.db.user('demo').quotes).toHaveLength(81));
  expect(again.api.db.user('demo').quotes.at(-1)?.text).toBe('All is well.\n-- B. Keeper');
  await waitFor(() => expect(currentPath()).toBe('/viewQuotes/81'));
  expect(localStorage.getItem('nuggets.draft/demo/quoteAuthor')).toBeNull();
  expect(api.db.user('demo').quotes).toHaveLength(80);
});

it('requires a text', async () => {
  const { user, api } = renderApp('/addQuote');
  await user.type(await field(), '  ');
  await user.click(add());
  expect(await screen.findByText('Please enter quote text')).toBeVisible();
  expect(await field()).toBeInvalid();
  expect(api.requests.some(({ endpoint }) => endpoint === 'add_nonbible_memory_fact')).toBe(false);
});

it.each([
  ['error', 'Failed to add quote'],
  ['500', 'Error adding quote'],
  ['types', 'Error adding quote'],
])('keeps what was typed when the server answers %s, also after a reload', async (fault, words) => {
  const { user, api, unmount } = renderApp('/addQuote');
  api.faults.set('add_nonbible_memory_fact', fault);
  await user.type(await field(), 'Hold fast.');
  await user.click(add());
  expect(await screen.findByText(words)).toBeVisible();
  expect(await field()).toHaveValue('Hold fast.');
  unmount();
  const again = renderApp('/addQuote');
  expect(await field()).toHaveValue('Hold fast.');
  expect(screen.getByText('Your unsaved quote was kept.')).toBeVisible();
  await again.user.click(add());
  expect(await screen.findByText('Quote added successfully!')).toBeVisible();
  again.unmount();
  renderApp('/addQuote');
  expect(await field()).toHaveValue('');
});

it('sends a guest to Browse Bible', async () => {
  renderApp('/addQuote', { user: 'Guest' });
  await waitFor(() => expect(currentPath()).toBe('/browseBible'));
});
