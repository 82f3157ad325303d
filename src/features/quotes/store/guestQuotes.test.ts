import { expect, it } from 'vitest';
import { startStore } from '@test/kit/startStore';
import { loadGuestQuote, selectGuestQuote } from './quoteTexts';

it('loads Guest’s text for any user, and tells a missing text from a failure', async () => {
  const { api, store, data } = startStore('demo');
  const guest = api.db.user('Guest');
  const [first] = data.quotes;
  if (!first) throw new Error('there is no quote');
  guest.quotes = [{ ...first, quoteId: 1, text: 'Of Guest' }];
  const entry = (quoteId: number) => selectGuestQuote(store.getState(), quoteId);
  expect(entry(1)).toBeUndefined();
  const loading = store.dispatch(loadGuestQuote(1));
  expect(entry(1)).toEqual({ status: 'loading' });
  await loading;
  expect(entry(1)).toEqual({ status: 'loaded', text: 'Of Guest', confirmed: true });
  await store.dispatch(loadGuestQuote(2));
  expect(entry(2)).toEqual({ status: 'missing' });
  api.faults.set('get_quote_text', '500');
  await store.dispatch(loadGuestQuote(3));
  expect(entry(3)).toEqual({ status: 'error' });
  expect(entry(1)).toMatchObject({ status: 'loaded' });
});
