import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@test/kit/renderApp';
import { LOVE, openScope, searches } from '@test/kit/search';

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

it('collapses to phrase and summary after a search, and expands with all choices', async () => {
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
