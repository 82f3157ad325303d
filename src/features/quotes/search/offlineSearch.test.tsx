import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '@test/kit/renderApp';
import { startStore } from '@test/kit/startStore';
import { cachedQuoteTexts } from '../api/cachedQuoteTexts';
import { loadQuoteText } from '../store/quoteTexts';
import { loadQuotes, loadQuotesWithTexts } from '../store/quotes';
import { answers, cachedLists } from '@test/kit/engine';

/** An earlier visit that has loaded something and stored it on the device. */
async function earlierVisit(load: (app: ReturnType<typeof startStore>) => Promise<unknown>, known: number) {
  const app = startStore();
  await app.store.dispatch(loadQuotes());
  await load(app);
  await vi.waitFor(async () =>
    expect((await cachedQuoteTexts({ lists: cachedLists, answers }, 'demo')).size).toBe(known),
  );
  return app.data.quotes;
}
const offline = (path: string) => renderApp(path, { faults: { '*': 'drop' } });

it('searches offline the texts that View Quotes has read, and counts the others', async () => {
  let read = 0;
  const quotes = await earlierVisit((app) => {
    read = app.data.quotes[1]?.quoteId ?? 0;
    return app.store.dispatch(loadQuoteText(read));
  }, 1);
  const { user } = offline('/searchQuotes');
  const notHere = `The texts of ${quotes.length - 1} quotes are not on this device, and are not searched.`;
  expect(await screen.findByText(notHere)).toBeVisible();
  const word = quotes[1]?.text.split(' ')[0] ?? '';
  await user.type(screen.getByRole('searchbox', { name: 'Search quotes' }), word);
  expect(await screen.findByText('1 quote found')).toBeVisible();
});

it('reads offline what Search Quotes has loaded', async () => {
  const quotes = await earlierVisit((app) => app.store.dispatch(loadQuotesWithTexts()), 80);
  offline(`/viewQuotes/${quotes[40]?.quoteId ?? 0}`);
  await waitFor(() => expect(document.querySelector('blockquote')?.textContent).toBe(quotes[40]?.text));
  expect(screen.queryByText(/are not on this device/)).toBeNull();
});
