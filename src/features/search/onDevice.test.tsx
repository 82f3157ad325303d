import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { putOnDevice } from '@test/kit/keptBible';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { openScope, searches } from '@test/kit/search';
import { removeKept } from '@/bible/device/bibleStorage';
import { forgetBooks } from '@/bible/device/bookMemory';
import { endWorker } from '@/bible/device/worker/inWorker';
import { recentSearches } from './store/recentSearches';

beforeEach(async () => {
  await putOnDevice('kjv', { real: ['john', 'ruth', 'jude'] });
  localStorage.setItem('nuggets.translation', 'kjv');
});
afterEach(async () => {
  await removeKept('kjv');
  forgetBooks('kjv');
  endWorker();
});

const field = () => screen.findByRole('searchbox', { name: 'Phrase' });
const count = (text: string | RegExp) => screen.findByText(text, { selector: '[role=status]' });
const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

it('shows verses while a person types, without a call', async () => {
  const app = renderApp('/search');
  await app.user.type(await field(), 'j');
  expect(screen.queryByText('KJV on this device')).toBeNull();
  await app.user.type(await field(), 'esus we');
  expect(await count('8 verses found')).toBeVisible();
  await app.user.type(await field(), 'pt');
  expect(await count('1 verse found')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'John 11:35' })).toBeVisible();
  expect(screen.getByText('KJV on this device')).toBeVisible();
  expect(marked()).toContain('Jesus wept');
  expect(searches(app.api)).toEqual([]);
  // It is neither in the URL nor remembered before it is submitted.
  expect(currentPath()).toBe('/search');
  expect(recentSearches.of('demo')).toEqual([]);
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(currentPath()).toContain('phrase=jesus+wept'));
  await waitFor(() => expect(recentSearches.of('demo')).toHaveLength(1));
  expect(searches(app.api)).toEqual([]);
});

it('opens a verse of a search that is only typed, and has the search on the way back', async () => {
  const app = renderApp('/search');
  await app.user.type(await field(), 'jesus wept');
  await app.user.click(await screen.findByRole('link', { name: 'John 11:35' }));
  await waitFor(() =>
    expect(currentPath()).toMatch(/^\/search\?phrase=jesus\+wept&.*&at=kjv\.john\.11\.35$/),
  );
  expect(await screen.findByRole('heading', { level: 2, name: /^John 11 / })).toBeVisible();
  window.history.back();
  await waitFor(() => expect(currentPath()).not.toContain('at='));
  expect(await field()).toHaveValue('jesus wept');
  expect(await screen.findByRole('link', { name: 'John 11:35' })).toBeVisible();
});

it('keeps typed text unchanged, a space at its end included', async () => {
  const app = renderApp('/search');
  await app.user.type(await field(), 'whither thou ');
  expect(await count('3 verses found')).toBeVisible();
  expect(await field()).toHaveValue('whither thou ');
  await app.user.type(await field(), 'goest*my god');
  expect(await screen.findByRole('link', { name: 'Ruth 1:16' })).toBeVisible();
});

it('keeps to the group, the book, whole words and exclusions', async () => {
  const app = renderApp('/search?phrase=love&group=both&book=All&translation=kjv');
  const all = await count(/verses found$/);
  const before = all.textContent;
  await openScope(app.user);
  await app.user.click(screen.getByRole('checkbox', { name: 'Whole words' }));
  await waitFor(async () => expect((await count(/verses found$/)).textContent).not.toBe(before));
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Book' }), 'Jude');
  expect(await count('2 verses found')).toBeVisible();
  await app.user.type(await field(), ' -peace');
  await waitFor(async () => expect(await count('1 verse found')).toBeVisible());
  // The results of a phrase are shown below it while it is typed.
  await openScope(app.user);
  await app.user.click(screen.getByRole('radio', { name: 'OT' }));
  expect(await screen.findByText('No passages match your search.')).toBeVisible();
  expect(searches(app.api)).toEqual([]);
});

it('asks the server in one call for translations not kept, and joins the results', async () => {
  const app = renderApp('/search?phrase=jesus+wept&group=both&book=All&translation=all');
  expect(await count('1 verse found, 14 in all translations together')).toBeVisible();
  expect(searches(app.api)).toMatchObject([{ body: { searchPhrase: 'jesus wept' } }]);
  expect(JSON.stringify(searches(app.api)[0]?.body)).not.toContain('"kjv"');
  expect(screen.getByText('KJV on this device')).toBeVisible();
});

it('shows what this device has where no answer comes, and says about what', async () => {
  renderApp('/search?phrase=whither+thou+goest&group=both&book=All&translation=all', {
    faults: { bible_search: 'drop' },
  });
  expect(await count('2 verses found')).toBeVisible();
  expect(
    screen.getByText(/^KJV on this device\. No answer came about ASV, BBE, .* and YLT\.$/),
  ).toBeVisible();
});

it('asks the server where a book is missing after all', async () => {
  await removeKept('kjv');
  const app = renderApp('/search?phrase=jesus+wept&group=both&book=All&translation=kjv');
  expect(await count('1 verse found')).toBeVisible();
  expect(searches(app.api)).toHaveLength(1);
  expect(screen.queryByText('KJV on this device')).toBeNull();
});

it('says how to search without a network, where nothing is kept', async () => {
  renderApp('/search?phrase=jesus+wept&group=both&book=All&translation=asv', {
    faults: { bible_search: 'drop' },
  });
  const link = await screen.findByRole('link', { name: 'kept on this device' });
  expect(link).toHaveAttribute('href', '/nuggets/yourData#bibles');
  expect(within(screen.getByRole('alert')).getByText(/no answer came/)).toBeVisible();
});
