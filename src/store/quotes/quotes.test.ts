import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { refresh } from '@/api/outbox/outboxState';
import { forgetDevice, startStore } from '@test/kit/startStore';
import { addTopicsToNugget, loadNuggets, selectNuggets } from '@/store/nuggets/nuggets';
import { addTopicsToQuote, loadQuotes, selectQuotesState, updateQuote, selectQuotes } from './quotes';

forgetDevice();

const asked = ({ api }: ReturnType<typeof startStore>) =>
  api.requests.filter(({ endpoint }) => endpoint === 'get_quote_list').length;

it('tells whether all texts are there', async () => {
  const app = startStore();
  const texts = () => selectQuotesState(app.store.getState()).texts;
  expect(texts()).toBe('absent');
  await app.store.dispatch(loadQuotes({ withTexts: false }));
  expect(texts()).toBe('absent');
  const held = app.api.hold('get_quote_list');
  const loading = app.store.dispatch(loadQuotes({ withTexts: true }));
  await held.arrived;
  expect(texts()).toBe('loading');
  held.release();
  await loading;
  expect(texts()).toBe('present');
});

it('tells that the texts could not be had', async () => {
  const app = startStore();
  await app.store.dispatch(loadQuotes({ withTexts: false }));
  app.api.faults.set('get_quote_list', '500');
  await app.store.dispatch(loadQuotes({ withTexts: true }));
  expect(selectQuotesState(app.store.getState()).texts).toBe('error');
});

it('does not take a list that nobody has for one with all its texts', async () => {
  const app = startStore();
  app.api.faults.set('get_quote_list', '500:once');
  await app.store.dispatch(loadQuotes({ withTexts: true }));
  expect(selectQuotesState(app.store.getState()).texts).toBe('error');
  await app.store.dispatch(loadQuotes({ withTexts: true }));
  expect(selectQuotesState(app.store.getState()).texts).toBe('present');
});

it('asks for the texts although the list without them is fresh, once, and then as for any list', async () => {
  const app = startStore();
  await app.store.dispatch(loadQuotes({ withTexts: false }));
  await app.store.dispatch(loadQuotes({ withTexts: false }));
  expect(asked(app)).toBe(1);
  const both = [app.store.dispatch(loadQuotes({ withTexts: true })), loadQuotes({ withTexts: true })] as const;
  await app.store.dispatch(both[1]);
  await both[0];
  expect(asked(app)).toBe(2);
  await app.store.dispatch(loadQuotes({ withTexts: true }));
  expect(asked(app)).toBe(2);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  try {
    await app.store.dispatch(loadQuotes({ withTexts: true }));
  } finally {
    vi.useRealTimers();
  }
  expect(asked(app)).toBe(3);
});

it('writes over what another device wrote only where the person has not seen another text', async () => {
  const app = startStore();
  await app.store.dispatch(loadQuotes({ withTexts: true }));
  const [quote] = selectQuotes(app.store.getState());
  const row = app.data.quotes.find(({ quoteId }) => quoteId === quote?.quoteId);
  if (!quote || !row) throw new Error('There is no quote');
  row.text = 'Theirs';
  const refused = await app.store.dispatch(updateQuote({ quote, text: 'Mine', was: quote.text ?? '' }));
  expect(refused.payload).toMatchObject({ conflict: { theirs: 'Theirs' } });
  await app.store.dispatch(updateQuote({ quote, text: ' Mine ' }));
  expect(row.text).toBe('Mine');
});

it('says of topics that were put somewhere whether they were made for that', async () => {
  const app = startStore();
  await Promise.all([app.store.dispatch(loadQuotes({ withTexts: false })), app.store.dispatch(loadNuggets())]);
  const [nugget] = selectNuggets(app.store.getState());
  const [quote] = selectQuotes(app.store.getState());
  app.api.faults.set('*', 'drop');
  const topics = [{ id: 1, name: 'Awe' }];
  await app.store.dispatch(addTopicsToQuote({ quoteId: quote?.quoteId ?? 0, topics }));
  await app.store.dispatch(addTopicsToNugget({ passageId: nugget?.passageId ?? 0, topics, created: true }));
  await app.store.dispatch(addTopicsToNugget({ passageId: nugget?.passageId ?? 0, topics }));
  expect((await refresh()).map(({ write }) => write?.payload)).toMatchObject([
    { created: false },
    { created: true },
    { created: false },
  ]);
});
