import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import './QuoteDialogs';
import '@/ui/dialogs/MenuPanel';
import { fieldOfQuote, quoteTextIs } from '@test/kit/quotes';
import { renderApp } from '@test/kit/renderApp';

/** More calls than there are: the texts of the neighbours are loaded too. */
const ALL = 99;

afterEach(() => {
  vi.useRealTimers();
});

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

it('starts from the text that another device has written since', async () => {
  const app = renderApp('/viewQuotes/3');
  const { user, api } = app;
  const quote = thirdQuote(app);
  const old = quote.text;
  await quoteTextIs(old);
  quote.text = 'corrected';
  const held = api.hold('get_quote_text', ALL);
  await edit(app);
  await held.arrived;
  // Until the answer comes the shown text is neither replaced nor edited.
  const field = screen.getByRole('textbox', { name: 'Quote text' });
  expect(field).toHaveValue(old);
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await quoteTextIs(old);
  held.release();
  expect(await fieldOfQuote()).toBe(field);
  expect(field).toHaveValue('corrected');
  await user.type(field, ' and more');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(quote.text).toBe('corrected and more');
});

it('starts from the shown text where 2 s bring no answer, and keeps the typed text', async () => {
  const app = renderApp('/viewQuotes/3');
  const quote = thirdQuote(app);
  const old = quote.text;
  await quoteTextIs(old);
  quote.text = 'corrected';
  const held = app.api.hold('get_quote_text', ALL);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await edit(app);
  await held.arrived;
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  const field = await fieldOfQuote();
  await app.user.type(field, '!');
  held.release();
  await quoteTextIs('corrected');
  expect(field).toHaveValue(`${old}!`);
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
