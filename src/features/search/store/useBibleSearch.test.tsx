import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { recentSearches } from './recentSearches';
import { searchQuery, type BibleSearch } from '../model/bibleSearch';
import { renderHookIn } from '@test/kit/renderHookIn';
import { noticesOf, startStore } from '@test/kit/startStore';
import { selectBibleSearch } from './bibleSearch';
import { emailResults } from './selectionActions';
import { useBibleSearch } from './useBibleSearch';

const search = (phrase: string): BibleSearch => ({
  phrase,
  book: 'john',
  translations: ['kjv'],
  group: 'gospels',
});

function begin(first: BibleSearch | null) {
  const app = startStore();
  const { result, rerender, unmount } = renderHookIn(
    app.store,
    (of: { search: BibleSearch | null }) => useBibleSearch(of.search),
    { search: first },
  );
  const status = () => result.current.state.status;
  return { ...app, result, unmount, status, show: (next: BibleSearch | null) => rerender({ search: next }) };
}
const asked = ({ api }: ReturnType<typeof begin>) => api.requests.length;

it('searches for nothing until there is a search, and remembers what was answered', async () => {
  const app = begin(null);
  act(() => app.result.current.retry());
  expect([app.status(), asked(app)]).toEqual(['idle', 0]);
  app.show(search('vine'));
  expect(app.status()).toBe('loading');
  expect(recentSearches.of('demo')).toEqual([]);
  await waitFor(() => expect(app.status()).toBe('loaded'));
  expect(recentSearches.of('demo')).toEqual([searchQuery(search('vine'))]);
  app.show(null);
  expect(app.status()).toBe('idle');
});

it('shows nothing of an earlier search, and cancels the running one', async () => {
  const app = begin(search('shepherd'));
  await waitFor(() => expect(app.status()).toBe('loaded'));
  const held = app.api.hold('bible_search', 2);
  app.show(search('vine'));
  expect(app.result.current.state).toMatchObject({ status: 'loading', results: [] });
  await held.arrived;
  act(() => app.result.current.retry());
  expect(asked(app)).toBe(2);
  act(() => app.result.current.cancel());
  await waitFor(() => expect(app.status()).toBe('cancelled'));
  act(() => app.result.current.retry());
  await waitFor(() => expect(asked(app)).toBe(3));
  app.unmount();
  await waitFor(() => expect(selectBibleSearch(app.store.getState()).status).toBe('cancelled'));
  held.release();
});

it.each([
  ['is told', undefined, 'Search results sent successfully!', true],
  ['that the server refuses is told in its words', 'error', /^Failed to send email: /, true],
  ['that fails may have been sent', '500-after', 'Error sending email', true],
  ['that fails while online may have been sent', 'drop', 'Error sending email', true],
  ['that fails offline was not sent', 'drop', 'Error sending email', false],
])('an email of the results %s', async (_, fault, words, onLine) => {
  const app = begin(search('vine'));
  await waitFor(() => expect(app.status()).toBe('loaded'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  if (fault !== undefined) app.api.faults.set('send_search_results', fault);
  const { results } = app.result.current.state;
  await act(() =>
    app.store.dispatch(emailResults({ emailTo: 'ann@example.com', search: search('vine'), results })),
  );
  expect(noticesOf(app)).toEqual([typeof words === 'string' ? words : expect.stringMatching(words)]);
  const sent = app.api.db.sentEmails.map(({ searchResults }) => searchResults.length);
  if (fault === undefined) expect(sent).toEqual([results.length]);
});
