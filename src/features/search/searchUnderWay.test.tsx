import { act, screen } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '@test/kit/renderApp';
import { server } from '@test/kit/server';
import { LOVE, searches } from '@test/kit/search';

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

it('can be cancelled, by its button or by a newer search', async () => {
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
