import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BASE_PATH } from '@/routes/paths';
import { listInvalidated } from '@/data/sync/sync';
import { runAction } from '@test/kit/actions';
import { quoteTextIs } from '@test/kit/quotes';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { loadQuotes } from '../store/quotes';
import './ViewQuotesScreen';

const texts = ({ api }: ReturnType<typeof renderApp>) => api.db.user('demo').quotes.map(({ text }) => text);

it('shows the same quote after Back, however soon after a step one left', async () => {
  const app = renderApp('/viewQuotes/5');
  await quoteTextIs(texts(app)[4]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next quote' })).toBeEnabled());
  await app.user.keyboard('{ArrowRight}{ArrowRight}');
  await quoteTextIs(texts(app)[6]);
  runAction('Search Quotes');
  await screen.findByRole('searchbox');
  // The URL had no time to follow.
  act(() => history.back());
  await waitFor(() => expect(currentPath()).toMatch(/^\/viewQuotes/));
  await quoteTextIs(texts(app)[6]);
  await waitFor(() => expect(currentPath()).toBe('/viewQuotes/7'));
});

it('shows the quote that a link names after steps elsewhere', async () => {
  const app = renderApp('/viewQuotes/5');
  await quoteTextIs(texts(app)[4]);
  await app.user.keyboard('{ArrowRight}');
  await quoteTextIs(texts(app)[5]);
  window.history.pushState(null, '', `${BASE_PATH}/viewQuotes/9`);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await quoteTextIs(texts(app)[8]);
  expect(currentPath()).toBe('/viewQuotes/9');
});

it('shows the next quote in place of one that another device removed', async () => {
  const app = renderApp('/viewQuotes/5');
  await quoteTextIs(texts(app)[4]);
  await screen.findByText('Showing 80 of 80 quotes');
  const next = texts(app)[5];
  const data = app.api.db.user('demo');
  data.quotes = data.quotes.filter(({ quoteId }) => quoteId !== 5);
  act(() => void app.store.dispatch(listInvalidated('quotes')));
  await act(() => app.store.dispatch(loadQuotes()));
  await quoteTextIs(next);
  await waitFor(() => expect(currentPath()).toBe('/viewQuotes/6'));
});
