import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cachedQuoteTexts } from '@/features/quotes/api/cachedQuoteTexts';
import { addQuoteTopics, loadQuotes, loadQuotesWithTexts } from '@/features/quotes/store/quotes';
import { renderApp } from '@test/kit/renderApp';
import { startStore } from '@test/kit/startStore';
import { answers, cachedLists } from '@test/kit/engine';

it('names a quote by its text after a reload offline, where no quote is shown', async () => {
  const { store, api, data } = startStore();
  await store.dispatch(loadQuotes());
  await store.dispatch(loadQuotesWithTexts());
  await vi.waitFor(async () =>
    expect((await cachedQuoteTexts({ lists: cachedLists, answers }, 'demo')).size).toBe(data.quotes.length),
  );
  api.faults.set('*', 'drop');
  const { quoteId = 0, text = '' } = data.quotes[40] ?? {};
  await store.dispatch(addQuoteTopics({ quoteId, topics: [{ id: 10, name: 'Fear' }] }));
  const { user } = renderApp('/links', { faults: { '*': 'drop' } });
  await user.click(await screen.findByRole('button', { name: /1 waiting to be sent/ }));
  const named = `Topic Fear for “${text.slice(0, 20)}`;
  expect(await screen.findByText((words) => words.startsWith(named), {}, { timeout: 20_000 })).toBeVisible();
});
