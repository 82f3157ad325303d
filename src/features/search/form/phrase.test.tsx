import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { LOVE, searches } from '@test/kit/search';

const STRAY_QUOTE =
  'Quotes stand around the whole phrase, or after a minus: leave them out, or use * for what may be between.';

it.each([
  ['*', 'A search for * alone would find every verse: add at least one word.'],
  ['%', 'The server takes % for any text, and no verse has one: use * for what may be between.'],
  ['l_ve', 'The server takes _ for any letter, and no verse has one: use * for what may be between.'],
  ['lord\\', 'No verse has a backslash, and the server takes it for a sign of its own.'],
  ['"lord god" israel', STRAY_QUOTE],
  ['“lord god” “of israel”', STRAY_QUOTE],
  ['""', STRAY_QUOTE],
  ['x'.repeat(5000), 'The phrase has 5,000 characters; at most 250 can be searched for.'],
])('explains why %.10s is not searched for', async (phrase, problem) => {
  const { user, api } = renderApp('/search');
  const box = await screen.findByRole('searchbox');
  await user.click(box);
  await user.paste(phrase);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(problem)).toBeVisible();
  expect(box).toHaveValue(phrase);
  expect(box).toHaveFocus();
  // It is also in the URL, and a reload shows the same.
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

it('takes a quote that is not closed as closed at the end', async () => {
  const { user, api } = renderApp('/search');
  await user.type(await screen.findByRole('searchbox'), '"lord god -"of israel{Enter}');
  expect(await screen.findByText(/verses found$/)).toBeVisible();
  expect(searches(api)[0]?.body).toMatchObject({ searchPhrase: 'lord god' });
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
