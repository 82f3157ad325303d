import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listInvalidated } from '@/data/sync/sync';
import './QuoteDialogs';
import '@/ui/dialogs/MenuPanel';
import { chooseFromMenu } from '@test/kit/actions';
import { fieldOfQuote, quoteText, quoteTextIs } from '@test/kit/quotes';
import { renderApp } from '@test/kit/renderApp';
import { addQuote, loadQuotes } from '../store/quotes';

/** More calls than there are: the texts of the neighbours are loaded too. */
const ALL = 99;

async function edit({ user }: ReturnType<typeof renderApp>) {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit Quote' })).toBeEnabled());
  await user.click(screen.getByRole('menuitem', { name: 'Edit Quote' }));
}

const thirdQuote = ({ api }: ReturnType<typeof renderApp>) => api.db.user('demo').quotes[2] ?? expect.fail();

it.each([
  ['Save mine', 'mine'],
  ['Take theirs', 'theirs'],
])('lets the person decide when another device has changed the quote, too: %s', async (choice, words) => {
  const app = renderApp('/viewQuotes/3');
  const { user } = app;
  const quote = thirdQuote(app);
  await screen.findByText(quote.text);
  await edit(app);
  const field = await fieldOfQuote();
  await user.clear(field);
  await user.type(field, 'mine');
  quote.text = 'theirs';
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('theirs')).toBeVisible();
  expect(field).toHaveValue('mine');
  expect(quote.text).toBe('theirs');
  await user.click(alert.getByRole('button', { name: choice }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.querySelector('article blockquote')?.textContent).toBe(words));
  expect(quote.text).toBe(words);
});

/** Edit Quote is open over a quote that another device has corrected; `answer` brings the corrected text. */
async function editCorrected() {
  const app = renderApp('/viewQuotes/3');
  const quote = thirdQuote(app);
  const old = quote.text;
  await quoteTextIs(old);
  quote.text = 'corrected';
  const { arrived, release: answer } = app.api.hold('get_quote_text', ALL);
  await edit(app);
  await arrived;
  return { user: app.user, quote, old, answer, field: await fieldOfQuote() };
}

it('starts from the text that another device has written since', async () => {
  const { user, quote, old, answer, field } = await editCorrected();
  expect(field).toHaveValue(old);
  expect(field).toHaveFocus();
  answer();
  await waitFor(() => expect(field).toHaveValue('corrected'));
  await user.type(field, ' and more');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(quote.text).toBe('corrected and more');
});

it('keeps what was typed before the answer, and asks which text to save', async () => {
  const { user, quote, old, answer, field } = await editCorrected();
  await user.type(field, '!');
  answer();
  await quoteTextIs('corrected');
  expect(field).toHaveValue(`${old}!`);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(quote.text).toBe(`${old}!`);
});

it('reads the shown quote again when the person returns to the page', async () => {
  const app = renderApp('/viewQuotes/3');
  const quote = thirdQuote(app);
  const old = quote.text;
  await quoteTextIs(old);
  quote.text = 'corrected';
  const held = app.api.hold('get_quote_text', ALL);
  document.dispatchEvent(new Event('visibilitychange'));
  await held.arrived;
  await quoteTextIs(old);
  held.release();
  await quoteTextIs('corrected');
});

const GONE = 'Closed, because its quote is no longer on the screen.';

/** Another device deletes a quote. */
async function deleteQuote({ api, store }: ReturnType<typeof renderApp>, id: number) {
  const data = api.db.user('demo');
  data.quotes = data.quotes.filter(({ quoteId }) => quoteId !== id);
  act(() => void store.dispatch(listInvalidated('quotes')));
  await act(() => store.dispatch(loadQuotes()));
}

it('closes over a quote deleted elsewhere, and edits the next from its own text', async () => {
  const app = renderApp('/viewQuotes/3');
  const next = app.api.db.user('demo').quotes[3];
  await quoteTextIs(app.api.db.user('demo').quotes[2]?.text);
  await edit(app);
  await app.user.type(await fieldOfQuote(), ', and more');
  await deleteQuote(app, 3);
  expect(await screen.findByText(GONE)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await quoteTextIs(next?.text);
  await edit(app);
  expect(await fieldOfQuote()).toHaveValue(next?.text);
});

it('closes over a quote that was added offline, and that the server refuses', async () => {
  const app = renderApp('/searchQuotes');
  await screen.findByRole('searchbox');
  app.api.faults.set('add_nonbible_memory_fact', 'drop');
  const added = await act(() => app.store.dispatch(addQuote('Made offline')));
  const id = addQuote.fulfilled.match(added) ? added.payload.id : expect.fail();
  window.history.pushState(null, '', `/nuggets/viewQuotes/${id}`);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await quoteTextIs('Made offline');
  await edit(app);
  await app.user.type(await fieldOfQuote(), ', and more');
  app.api.faults.set('add_nonbible_memory_fact', 'error:once');
  await act(() => app.outbox.flush({ now: true }));
  expect(await screen.findByText(GONE)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(quoteText()).not.toBe('Made offline');
});

it('closes Manage Topics over a deleted quote, and puts nothing on the next one', async () => {
  const app = renderApp('/viewQuotes/3');
  const { user, api } = app;
  await quoteTextIs(api.db.user('demo').quotes[2]?.text);
  const before = api.db.user('demo').quotes.map(({ topicIds }) => [...topicIds]);
  await chooseFromMenu(user, 'Manage Topics');
  const dialog = await screen.findByRole('dialog', { name: 'Manage Topics for Quote' });
  await user.click((await within(dialog).findAllByRole('checkbox', { checked: false }))[0] ?? expect.fail());
  await deleteQuote(app, 3);
  expect(await screen.findByText(GONE)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.db.user('demo').quotes.map(({ topicIds }) => topicIds)).toEqual(before.toSpliced(2, 1));
});

it('keeps the topic filter open over a deleted quote', async () => {
  const app = renderApp('/viewQuotes/3');
  const next = app.api.db.user('demo').quotes[3];
  await quoteTextIs(app.api.db.user('demo').quotes[2]?.text);
  await chooseFromMenu(app.user, 'Filter by Topic');
  await screen.findByRole('dialog', { name: 'Filter Quotes by Topic' });
  await deleteQuote(app, 3);
  await quoteTextIs(next?.text);
  expect(screen.getByRole('dialog', { name: 'Filter Quotes by Topic' })).toBeVisible();
  expect(screen.queryByText(GONE)).toBeNull();
});
