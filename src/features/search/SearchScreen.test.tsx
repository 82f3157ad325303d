import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { LOVE, searches } from '@test/kit/search';

afterEach(() => vi.unstubAllGlobals());

it('searches on Enter, puts the search in the URL and marks the matches', async () => {
  const { user, api } = renderApp('/search');
  await user.click(await screen.findByRole('radio', { name: 'Gospels' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Translation' }), 'KJV');
  await user.type(screen.getByRole('searchbox', { name: 'Phrase' }), 'love one*another{Enter}');
  expect(await screen.findByText('4 verses found')).toBeVisible();
  expect(currentPath()).toBe('/search?phrase=love+one*another&group=gospels&book=All&translation=kjv');
  expect(searches(api)[0]?.body).toEqual({
    user: 'demo',
    book: 'All',
    translations: ['kjv'],
    testament: 'gospels',
    searchPhrase: 'love one*another',
  });
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^John 13:34 KJV/);
  expect(first?.querySelector('mark')).toHaveTextContent('love one another');
});

it('narrows to a book, also in the URL', async () => {
  const { user } = renderApp(LOVE);
  const books = within(await screen.findByRole('group', { name: 'Narrow to a book' }));
  await user.click(books.getByRole('button', { name: 'John 4' }));
  expect(await screen.findByText(/^4 verses in John, /)).toBeVisible();
  expect(currentPath()).toContain('only=john');
  await user.click(books.getByRole('button', { name: 'All books' }));
  expect(await screen.findByText(/verses found/)).toBeVisible();
});

it('scrolls back to the top, where the keyboard continues', async () => {
  const { user } = renderApp(LOVE);
  await screen.findByText(/verses found/);
  expect(screen.queryByRole('button', { name: 'Scroll to top' })).toBeNull();
  vi.stubGlobal('scrollY', 500);
  fireEvent.scroll(window);
  await user.click(screen.getByRole('button', { name: 'Scroll to top' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('comes back to its results without another request', async () => {
  const { user, api } = renderApp(LOVE);
  await user.click((await screen.findAllByRole('button', { name: /^Go\.\.\. John / }))[0] ?? document.body);
  expect(currentPath()).toBe('/readBibleChapter/kjv/john/13/34');
  await screen.findByRole('heading', { level: 1, name: 'John 13' });
  window.history.back();
  expect(await screen.findByText(/verses found/)).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('love one*another');
  expect(searches(api)).toHaveLength(1);
});

it('copies the reference and the text', async () => {
  const { user } = renderApp(LOVE);
  await user.click((await screen.findAllByRole('button', { name: /^Copy John / }))[0] ?? document.body);
  expect(await screen.findByText('Passage copied to clipboard!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/^John 13:34\nA new commandment I give unto you/);
});

it('offers recent searches', async () => {
  const { user } = renderApp(LOVE);
  await screen.findByText(/verses found/);
  await user.click(screen.getByRole('link', { name: 'New search' }));
  await user.click(await screen.findByRole('link', { name: /love one\*another NT, KJV/ }));
  expect(await screen.findByText(/verses found/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'New search' }));
  await user.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('link', { name: /love one/ })).toBeNull();
});

it('names the unknown group of books of a URL, and searches nothing', async () => {
  const { api } = renderApp('/search?phrase=love&group=apocrypha');
  expect(await screen.findByText('There is no group of books “apocrypha”.')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('love');
  expect(searches(api)).toHaveLength(0);
});

it('offers wider searches when nothing was found', async () => {
  const { user, api } = renderApp('/search?phrase=galilee&group=old&book=psalms&translation=kjv');
  await screen.findByText('No passages match your search.');
  await user.click(screen.getByRole('button', { name: 'Change the phrase' }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Search the whole Bible' }));
  expect(await screen.findByText(/verses found/)).toBeVisible();
  expect(searches(api).at(-1)?.body).toMatchObject({ book: 'All', testament: 'both', translations: ['kjv'] });
});
