import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { server } from '@test/kit/server';

afterEach(() => vi.unstubAllGlobals());

const LOVE = '/search?phrase=love+one*another&group=new&book=All&translation=kjv';
/** The form collapses to its phrase once there is a search. */
const openScope = async (user: ReturnType<typeof renderApp>['user']) =>
  user.click(await screen.findByRole('button', { name: /^Search in / }));
const searches = (api: ReturnType<typeof renderApp>['api']) =>
  api.requests.filter(({ endpoint }) => endpoint === 'bible_search');

it('searches on Enter, puts the search in the address and marks what matches', async () => {
  const { user, api } = renderApp('/search');
  await user.click(await screen.findByRole('radio', { name: 'Gospels' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Translation' }), 'KJV');
  await user.type(screen.getByRole('searchbox', { name: 'Phrase' }), 'love one*another{Enter}');
  expect(await screen.findByText('4 verses found')).toBeVisible();
  expect(currentPath()).toBe('/search?phrase=love+one*another&group=gospels&book=All&translation=kjv');
  expect(searches(api)[0]?.body).toEqual({
    user: 'demo',
    book: 'All',
    translations: ['kjv'],
    testament: 'gospels',
    searchPhrase: 'love one*another',
  });
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^John 13:34 KJV/);
  expect(first?.querySelector('mark')).toHaveTextContent('love one another');
});

it('offers only the books of the group, and all translations', async () => {
  const { user, api } = renderApp('/search?phrase=shepherd&group=old&book=psalms&translation=kjv');
  await screen.findByText(/verses found/);
  await openScope(user);
  const book = screen.getByRole('combobox', { name: 'Book' });
  expect(book).toHaveValue('psalms');
  await user.click(screen.getByRole('radio', { name: "Paul's Letters" }));
  expect(book).toHaveValue('All');
  expect(within(book).getAllByRole('option')).toHaveLength(14);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Translation' }), 'all');
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'grace be');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(searches(api)).toHaveLength(2));
  expect(searches(api)[1]?.body).toMatchObject({ testament: 'pauls_letters', translations: { length: 14 } });
});

it('narrows to a book, also in the address', async () => {
  const { user } = renderApp(LOVE);
  const books = within(await screen.findByRole('group', { name: 'Narrow to a book' }));
  await user.click(books.getByRole('button', { name: 'John 4' }));
  expect(await screen.findByText(/^4 verses in John, /)).toBeVisible();
  expect(currentPath()).toContain('only=john');
  await user.click(books.getByRole('button', { name: 'All books' }));
  expect(await screen.findByText(/verses found/)).toBeVisible();
});

it('collapses to phrase and summary after a search, and expands with all of it', async () => {
  const { user } = renderApp('/search');
  await user.click(await screen.findByRole('radio', { name: 'Gospels' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Translation' }), 'KJV');
  await user.type(screen.getByRole('searchbox', { name: 'Phrase' }), 'love one*another{Enter}');
  await screen.findByText('4 verses found');
  expect(screen.queryByRole('radio', { name: 'Gospels' })).toBeNull();
  const summary = screen.getByRole('button', { name: 'Search in Gospels, KJV' });
  await user.click(summary);
  expect(screen.getByRole('radio', { name: 'Gospels' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'NT' }));
  await user.type(screen.getByRole('searchbox', { name: 'Phrase' }), ' as');
  await user.click(summary);
  expect(summary).toHaveAccessibleName('Search in NT, KJV');
  expect(screen.getByRole('searchbox')).toHaveValue('love one*another as');
  await user.click(summary);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'NT' })).toBeNull());
  await user.click(screen.getByRole('link', { name: 'New search' }));
  expect(await screen.findByRole('radio', { name: 'NT' })).toBeChecked();
});

it('scrolls back to the top, where the keyboard continues', async () => {
  const { user } = renderApp(LOVE);
  await screen.findByText(/verses found/);
  expect(screen.queryByRole('button', { name: 'Scroll to top' })).toBeNull();
  vi.stubGlobal('scrollY', 500);
  fireEvent.scroll(window);
  await user.click(screen.getByRole('button', { name: 'Scroll to top' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('comes back to its results without another request', async () => {
  const { user, api } = renderApp(LOVE);
  await user.click((await screen.findAllByRole('button', { name: 'Go...' }))[0] ?? document.body);
  expect(currentPath()).toBe('/readBibleChapter/kjv/john/13/34');
  await screen.findByRole('heading', { level: 1, name: 'John 13' });
  window.history.back();
  expect(await screen.findByText(/verses found/)).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('love one*another');
  expect(searches(api)).toHaveLength(1);
});

it('copies the reference and the text', async () => {
  const { user } = renderApp(LOVE);
  await user.click((await screen.findAllByRole('button', { name: 'Copy' }))[0] ?? document.body);
  expect(await screen.findByText('Passage copied to clipboard!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/^John 13:34\nA new commandment I give unto you/);
});

it('offers recent searches', async () => {
  const { user } = renderApp(LOVE);
  await screen.findByText(/verses found/);
  await user.click(screen.getByRole('link', { name: 'New search' }));
  await user.click(await screen.findByRole('link', { name: /love one\*another NT, KJV/ }));
  expect(await screen.findByText(/verses found/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'New search' }));
  await user.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('link', { name: /love one/ })).toBeNull();
});

it.each([
  ['*', 'A search for * alone would find every verse: add at least one word.'],
  ['%', 'The server takes % for any text, and no verse has one: use * for what may be between.'],
  ['l_ve', 'The server takes _ for any letter, and no verse has one: use * for what may be between.'],
  ['lord\\', 'No verse has a backslash, and the server takes it for a sign of its own.'],
  ['x'.repeat(5000), 'The phrase has 5,000 characters; at most 250 can be searched for.'],
])('explains why it does not search for %.10s', async (phrase, problem) => {
  const { user, api } = renderApp('/search');
  const box = await screen.findByRole('searchbox');
  await user.click(box);
  await user.paste(phrase);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(problem)).toBeVisible();
  expect(box).toHaveValue(phrase);
  expect(box).toHaveFocus();
  // The address has it too, and a reload shows the same.
  expect(new URLSearchParams(window.location.search).get('phrase')).toBe(phrase);
  expect(searches(api)).toHaveLength(0);
});

it('finds what a phone types', async () => {
  const { user, api } = renderApp('/search');
  await user.type(await screen.findByRole('searchbox'), 'the lord’s   passover{Enter}');
  expect(await screen.findByText(/verses found$/)).toBeVisible();
  expect(searches(api)[0]?.body).toMatchObject({ searchPhrase: "the lord's passover" });
  expect(screen.getByRole('searchbox')).toHaveValue('the lord’s   passover');
});

it('does not search for a blank phrase', async () => {
  const { user, api } = renderApp('/search');
  await user.type(await screen.findByRole('searchbox'), '   {Enter}');
  expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
  expect(searches(api)).toHaveLength(0);
});

it('treats the characters of regular expressions literally', async () => {
  const { user } = renderApp('/search');
  await user.type(await screen.findByRole('searchbox'), '(.+)[[a-z]$^{Enter}');
  expect(await screen.findByText('No passages match your search.')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('(.+)[a-z]$^');
});

it('does not change the translation of a search without one until Search is pressed', async () => {
  const { user, api } = renderApp('/search?phrase=love+one*another&group=new');
  const books = within(await screen.findByRole('group', { name: 'Narrow to a book' }));
  await openScope(user);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Translation' }), 'kjv');
  await user.click(books.getByRole('button', { name: 'John 4' }));
  expect(await screen.findByText(/^4 verses in John, /)).toBeVisible();
  expect(searches(api).map(({ body }) => body)).toMatchObject([{ translations: ['niv'] }]);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(searches(api)).toHaveLength(2));
});

it('says what is wrong with an address', async () => {
  const { api } = renderApp('/search?phrase=love&group=apocrypha');
  expect(await screen.findByText('There is no group of books “apocrypha”.')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('love');
  expect(searches(api)).toHaveLength(0);
});

it.each([
  ['html', 'The search failed: the answer could not be read.'],
  ['garbage', 'The search failed: the answer could not be read.'],
  ['types', 'The search failed: the answer could not be read.'],
  ['500', 'The search failed on the server.'],
  ['401', 'The search failed on the server.'],
  ['error', 'The search failed on the server.'],
  ['drop', 'The search failed: no answer came.'],
])('says that the search failed on %s, and retries', async (fault, message) => {
  const { user } = renderApp(LOVE, { faults: { bible_search: `${fault}:once` } });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('love one*another');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/verses found/)).toBeVisible();
});

it('can be cancelled, and a newer search cancels it too', async () => {
  const { user, store } = renderApp(LOVE, { faults: { bible_search: 'hang:2' } });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('The search was cancelled.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Search again' }));
  await screen.findByRole('button', { name: 'Cancel' });
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'shepherd{Enter}');
  expect(await screen.findByText(/verses found/)).toBeVisible();
  expect(store.getState().bibleSearch?.query).toContain('phrase=shepherd');
});

it('does not start the same search twice', async () => {
  const { user, api } = renderApp('/search', { faults: { bible_search: 'hang' } });
  await user.type(await screen.findByRole('searchbox'), 'shepherd');
  await user.dblClick(screen.getByRole('button', { name: 'Search' }));
  await user.type(screen.getByRole('searchbox'), '{Enter}');
  expect(await screen.findByRole('button', { name: 'Cancel' })).toBeVisible();
  expect(searches(api)).toHaveLength(1);
});

it('can be cancelled while the rest of the results is being read', async () => {
  const { user, store } = renderApp(LOVE);
  await screen.findByText(/verses found/);
  const first = store.getState().bibleSearch?.results;
  server.use(http.post('*/bible_search.php', () => new Promise<never>(() => undefined)));
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'shepherd{Enter}');
  await screen.findByText(/^Loading what is found/);
  const query = store.getState().bibleSearch?.query;
  act(
    () => void store.dispatch({ type: 'bibleSearch/firstResultsCame', payload: { query, results: first } }),
  );
  expect(screen.getByText('Reading what was found…')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('The search was cancelled.')).toBeVisible();
});

it('always keeps the focus inside the screen', async () => {
  const { user } = renderApp('/search', { faults: { bible_search: 'hang:1' } });
  const field = await screen.findByRole('searchbox');
  await user.type(field, 'shepherd{Enter}');
  expect(field).not.toHaveFocus();
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  await user.click(cancel);
  expect(await screen.findByText('The search was cancelled.')).toBeVisible();
  expect(document.body).not.toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Search again' }));
  expect(await screen.findByText(/verses found/)).toBeVisible();
  expect(document.body).not.toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'New search' }));
  expect(field).toHaveFocus();
  await user.click(await screen.findByRole('link', { name: /^shepherd/ }));
  expect(await screen.findByText(/verses found/)).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

it('emails the results that are shown as plain text', async () => {
  const { user, api } = renderApp(`${LOVE}&only=john`);
  await user.click(await screen.findByRole('button', { name: 'Email Results' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Email Results' }));
  const send = dialog.getByRole('button', { name: 'Send' });
  expect(send).toBeDisabled();
  await user.type(dialog.getByLabelText('Email address'), 'no address');
  await user.click(send);
  expect(api.db.sentEmails).toEqual([]);
  await user.clear(dialog.getByLabelText('Email address'));
  await user.type(dialog.getByLabelText('Email address'), 'friend@example.org');
  await user.dblClick(send);
  expect(await screen.findByText('Search results sent successfully!')).toBeVisible();
  expect(api.db.sentEmails).toHaveLength(1);
  expect(api.db.sentEmails[0]).toMatchObject({
    emailTo: 'friend@example.org',
    searchParam: {
      book: 'All',
      translation: 'kjv',
      testament: 'new',
      searchPhrase: 'love one*another',
      user: 'demo',
    },
  });
  expect(api.db.sentEmails[0]?.searchResults).toHaveLength(4);
  expect(api.db.sentEmails[0]?.searchResults[0]).toEqual([
    'John 13:34',
    expect.stringContaining('That ye love one another; as I have'),
  ]);
});

it.each([
  ['error', 'Failed to send email: error'],
  ['404', 'Error sending email'],
  // The server may have sent it all the same.
  ['500', 'Error sending email: it may have been sent'],
  ['html', 'Error sending email: it may have been sent'],
  ['drop', 'Error sending email: it may have been sent'],
])('keeps the address when sending fails with %s', async (fault, message) => {
  const { user } = renderApp(LOVE, { faults: { send_search_results: fault } });
  await user.click(await screen.findByRole('button', { name: 'Email Results' }));
  const address = await screen.findByLabelText('Email address');
  await user.type(address, 'friend@example.org{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(address).toHaveValue('friend@example.org');
});

it('opens in the phrase, where g and / are letters', async () => {
  const { user } = renderApp('/search');
  const field = await screen.findByRole('searchbox', { name: 'Phrase' });
  expect(field).toHaveFocus();
  await user.keyboard('g/?');
  expect(field).toHaveValue('g/?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is opened by / from another screen, and the next letters are the phrase', async () => {
  const { user } = renderApp('/links');
  await screen.findByRole('heading', { level: 1, name: 'Links' });
  await user.keyboard('/');
  const field = await screen.findByRole('searchbox', { name: 'Phrase' });
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard('grace{Enter}');
  expect(currentPath()).toContain('phrase=grace');
});

it('takes no focus from the results until / is pressed', async () => {
  const { user } = renderApp(LOVE);
  await screen.findByText(/verses found/);
  const field = screen.getByRole('searchbox', { name: 'Phrase' });
  expect(field).not.toHaveFocus();
  await user.keyboard('/');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('love one*another');
});

it('says which search the results are of when the form has changed since', async () => {
  const { user } = renderApp(LOVE);
  await screen.findByText(/verses found/);
  const note = /^What is shown is for/;
  expect(screen.queryByText(note)).toBeNull();
  await user.type(screen.getByRole('searchbox'), ' now');
  expect(screen.getByText(note)).toHaveTextContent('What is shown is for “love one*another” in NT, KJV.');
  await user.click(screen.getByRole('button', { name: 'Back to that search' }));
  expect(screen.getByRole('searchbox')).toHaveValue('love one*another');
  expect(screen.queryByText(note)).toBeNull();
  await openScope(user);
  await user.click(screen.getByRole('radio', { name: 'OT' }));
  expect(screen.getByText(note)).toBeVisible();
});

it('offers wider searches when nothing was found', async () => {
  const { user, api } = renderApp('/search?phrase=galilee&group=old&book=psalms&translation=kjv');
  await screen.findByText('No passages match your search.');
  await user.click(screen.getByRole('button', { name: 'Change the phrase' }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Search the whole Bible' }));
  expect(await screen.findByText(/verses found/)).toBeVisible();
  expect(searches(api).at(-1)?.body).toMatchObject({ book: 'All', testament: 'both', translations: ['kjv'] });
});
