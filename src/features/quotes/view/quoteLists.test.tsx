import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addQuote, quoteFilterSet, selectQuoteIds } from '../store/quotes';
import { quotesFiltered } from '../store/quoteOrder';
import { searchResultsStored, selectShownQuoteIds } from '../store/quoteSearch';
import { chooseFromMenu } from '@test/kit/actions';
import { quoteTextIs } from '@test/kit/quotes';
import { currentPath, renderApp } from '@test/kit/renderApp';

const button = (name: string) => screen.getByRole('button', { name });

it('resumes at the quote that was read last, but not in a filtered list', async () => {
  const first = renderApp('/viewQuotes');
  const { quotes } = first.api.db.user('demo');
  await quoteTextIs(quotes[0]?.text);
  await first.user.keyboard('{ArrowRight}{ArrowRight}');
  await quoteTextIs(quotes[2]?.text);
  first.unmount();
  const again = renderApp('/viewQuotes');
  await quoteTextIs(quotes[2]?.text);
  expect(await screen.findByText('Quote 3')).toBeVisible();
  act(() => {
    again.store.dispatch(quotesFiltered([quotes[1]?.topicIds[0] ?? 0]));
  });
  expect(screen.getByText('Quote 1')).toBeVisible();
});

it('begins with the first quote if the one that was read last is gone', async () => {
  renderApp('/viewQuotes', {
    prepare: (db) => {
      const { quotes } = db.user('demo');
      localStorage.setItem('nuggets.lastQuote/demo', String(quotes[2]?.quoteId));
      quotes.splice(2, 1);
    },
  });
  expect(await screen.findByText('Quote 1')).toBeVisible();
});

it('shuffles the quotes on request, at each visit in another order', async () => {
  const first = renderApp('/viewQuotes');
  const { quotes } = first.api.db.user('demo');
  await quoteTextIs(quotes[0]?.text);
  await chooseFromMenu(first.user, 'Shuffle Quotes');
  expect(screen.getByText('Quote 1')).toBeVisible();
  const orderOf = ({ store }: typeof first) => selectShownQuoteIds(store.getState());
  const order = orderOf(first);
  expect(order).not.toEqual(quotes.map(({ quoteId }) => quoteId));
  await quoteTextIs(quotes.find(({ quoteId }) => quoteId === order[0])?.text);
  first.unmount();
  const again = renderApp('/viewQuotes');
  expect(await screen.findByText('Quote 1')).toBeVisible();
  expect(orderOf(again)).not.toEqual(order);
  await again.user.keyboard('{ArrowRight}');
  const second = orderOf(again)[1];
  await quoteTextIs(quotes.find(({ quoteId }) => quoteId === second)?.text);
  await chooseFromMenu(again.user, 'Quotes in Order');
  await quoteTextIs(quotes.find(({ quoteId }) => quoteId === second)?.text);
  expect(orderOf(again)).toEqual(quotes.map(({ quoteId }) => quoteId));
});

it('filters by topic and clears the filter', async () => {
  const { user, api } = renderApp('/viewQuotes/9');
  await quoteTextIs(api.db.user('demo').quotes[8]?.text);
  const { quotes, topics } = api.db.user('demo');
  const hope = topics.find(({ name }) => name === 'Hope')?.id ?? 0;
  const withHope = quotes.filter(({ topicIds }) => topicIds.includes(hope));
  await chooseFromMenu(user, 'Filter by Topic');
  const dialog = await screen.findByRole('dialog', { name: 'Filter Quotes by Topic' });
  await user.click(await within(dialog).findByRole('checkbox', { name: `Hope (${withHope.length})` }));
  await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
  expect(screen.getByText(`Showing ${withHope.length} of 80 quotes (1 filter active)`)).toBeVisible();
  await quoteTextIs(withHope[0]?.text);
  expect(currentPath()).toBe('/viewQuotes');
  await chooseFromMenu(user, 'Clear Filter');
  expect(screen.getByText('Showing 80 of 80 quotes')).toBeVisible();
  await quoteTextIs(quotes[0]?.text);
});

it('filters by the badge of a topic', async () => {
  const { user, api } = renderApp('/viewQuotes/9');
  const { quotes, topics } = api.db.user('demo');
  const tagged = quotes.find(({ topicIds }) => topicIds.length > 0);
  await quoteTextIs(quotes[8]?.text);
  window.history.pushState(null, '', `/nuggets/viewQuotes/${tagged?.quoteId}`);
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await quoteTextIs(tagged?.text);
  const { id = 0, name = '' } = topics.find((topic) => topic.id === tagged?.topicIds[0]) ?? {};
  await user.click(await screen.findByRole('button', { name: `Filter by ${name}` }));
  const count = quotes.filter(({ topicIds }) => topicIds.includes(id)).length;
  expect(screen.getByText(`Showing ${count} of 80 quotes (1 filter active)`)).toBeVisible();
});

it('counts topics in the search results, and offers another filter for no result', async () => {
  const { user, api, store } = renderApp('/viewQuotes');
  const { quotes, topics } = api.db.user('demo');
  await quoteTextIs(quotes[0]?.text);
  const found = quotes.filter(({ topicIds }) => topicIds.length > 0).slice(0, 2);
  act(() => {
    store.dispatch(
      searchResultsStored(
        'two',
        found.map(({ quoteId }) => quoteId),
      ),
    );
  });
  await chooseFromMenu(user, 'Filter by Topic');
  const dialog = await screen.findByRole('dialog', { name: 'Filter Quotes by Topic' });
  for (const { id, name } of topics.slice(0, 5)) {
    const count = found.filter(({ topicIds }) => topicIds.includes(id)).length;
    const row = await within(dialog).findByRole('checkbox', { name: `${name} (${count})` });
    expect(row.hasAttribute('disabled')).toBe(count === 0);
  }
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  act(() => {
    store.dispatch(quoteFilterSet([-1]));
  });
  expect(await screen.findByText('No quotes found with the selected topics.')).toBeVisible();
  await user.click(button('Filter by Topic'));
  expect(await screen.findByRole('dialog', { name: 'Filter Quotes by Topic' })).toBeVisible();
});

it('still shows a quote that was found while in the outbox', async () => {
  const { store, api, outbox } = renderApp('/viewQuotes');
  await quoteTextIs(api.db.user('demo').quotes[0]?.text);
  api.faults.set('*', 'drop');
  await act(() => store.dispatch(addQuote('Found while it waits')));
  const waiting = selectQuoteIds(store.getState()).find((id) => id < 0) ?? 0;
  act(() => {
    store.dispatch(searchResultsStored('waits', [waiting]));
  });
  expect(selectShownQuoteIds(store.getState())).toEqual([waiting]);
  api.faults.clear();
  await act(() => outbox.flush());
  expect(selectShownQuoteIds(store.getState())).toEqual([api.db.user('demo').quotes.at(-1)?.quoteId]);
});
