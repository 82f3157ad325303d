import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { appEngine } from '@/app/store';
import { server } from '@test/kit/server';
import { answers, cachedLists, callAs, subjects } from '@test/kit/engine';
import { listNamed, readAndCache, readList } from '@test/kit/readList';
import { getPassageText } from '@/bible/text/bibleText';
import type { ListName } from '../define/list';
import { getQuoteText, quotesWithTexts } from '@/features/quotes/api/calls';
import { setSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { cachedByChapter } from '@/features/reading/marks/cachedLibrary';
import { cachedQuoteTexts } from '@/features/quotes/api/cachedQuoteTexts';

/** Answers an endpoint and counts its calls. */
function answer(endpoint: string, response: () => Response) {
  const asked = { times: 0 };
  server.use(
    http.all(`*/bible/api/${endpoint}.php`, () => {
      asked.times += 1;
      return response();
    }),
  );
  return asked;
}

const john316 = { translation: 'kjv', bookName: 'john', chapter: 3, startVerse: 16, endVerse: 16 } as const;
const text = {
  verses: [{ verseParts: [{ verseNumber: 16, verseText: 'For God so loved', wordsOfChrist: true }] }],
};
const cached = <List extends ListName>(list: List, user: string) => cachedLists.read(listNamed(list), user);

it('fetches a text once for each user', async () => {
  const asked = answer('get_passage_text', () => HttpResponse.json(text));
  const first = await getPassageText(callAs('ann'), john316);
  await vi.waitFor(async () => {
    expect(await getPassageText(callAs('ann'), john316)).toEqual(first);
    expect(asked.times).toBe(1);
  });
  await getPassageText(callAs('bob'), john316);
  expect(asked.times).toBe(2);
});

it('fetches a missing text again, and one whose cached answer is invalid', async () => {
  const asked = answer('get_passage_text', () => HttpResponse.json(null));
  await getPassageText(callAs('cleo'), john316);
  await getPassageText(callAs('cleo'), john316);
  expect(asked.times).toBe(2);

  answer('get_passage_text', () => HttpResponse.json(text));
  const { translation, bookName: book, chapter, startVerse: start, endVerse: end } = john316;
  const params = { user: 'dora', translation, book, chapter, start, end };
  await answers.write('get_passage_text', params, '{"verses":[{"broken', Date.now());
  expect(await getPassageText(callAs('dora'), john316)).toHaveLength(1);
});

it('caches a list as answered, for its user alone', async () => {
  answer('get_tag_list', () => HttpResponse.json([{ id: 1, name: 'Hope' }]));
  const before = Date.now();
  await readAndCache('topics', 'ann');
  const known = await cached('topics', 'ann');
  expect(known?.rows).toEqual([{ id: 1, name: 'Hope' }]);
  expect(known?.at).toBeGreaterThanOrEqual(before);
  expect(await cached('topics', 'bob')).toBeNull();
});

it('does not cache an invalid answer', async () => {
  answer('get_tag_list', () => new HttpResponse('<b>Warning</b>'));
  await expect(readList('topics', 'dora')).rejects.toThrow('malformed');
  expect(await cached('topics', 'dora')).toBeNull();
});

it('caches no answer that comes once the tab is closed', async () => {
  const engine = appEngine();
  answer('get_passage_text', () => {
    engine.close();
    return HttpResponse.json(text);
  });
  expect(await getPassageText(engine.as('ann'), john316)).toHaveLength(1);
  await (await engine.answers())?.read('get_passage_text', { user: 'ann' });
  expect(await answers.readAll('ann', 'get_passage_text')).toEqual([]);
});

it('shows later writes in a cached list until the next answer', async () => {
  const rows = [1, 2, 3].map((prayerId) => ({ prayerId, prayerTitleTx: `Prayer ${prayerId}` }));
  answer('get_prayers', () => HttpResponse.json(rows));
  await readAndCache('prayers', 'eve');
  const confirmedWrite = { user: 'eve', at: 1, id: 0 };
  const fields = { title: 'Harvest', details: '', personName: '', daily: false };
  await Promise.all([
    cachedLists.recordWrite({
      ...confirmedWrite,
      id: 4,
      kind: 'prayer',
      payload: { ...fields, archived: false },
    }),
    cachedLists.recordWrite({ ...confirmedWrite, kind: 'prayerArchive', payload: { prayerId: 3 } }),
    cachedLists.recordWrite({
      ...confirmedWrite,
      kind: 'prayerEdit',
      payload: { prayerId: 2, changes: { title: 'Finals' }, was: {} },
    }),
  ]);
  expect((await cached('prayers', 'eve'))?.rows).toMatchObject([
    { prayerId: 1, title: 'Prayer 1' },
    { prayerId: 2, title: 'Finals' },
    { prayerId: 3, archived: true },
    { prayerId: 4, title: 'Harvest' },
  ]);
  // The answer to a request made before the writes does not have them yet; that of a later request does.
  await answers.write('get_prayers', { userId: 'eve' }, JSON.stringify(rows), 0);
  expect((await cached('prayers', 'eve'))?.rows).toHaveLength(4);
  await answers.write('get_prayers', { userId: 'eve' }, JSON.stringify(rows), Date.now() + 1);
  expect((await cached('prayers', 'eve'))?.rows).toHaveLength(3);
});

it('ignores records from the future, made by a clock that was set back', async () => {
  vi.useFakeTimers({ now: Date.UTC(2090, 0, 1), toFake: ['Date'] });
  try {
    await answers.write('get_tag_list', { user: 'ida' }, '[]', 0);
    const payload = { name: 'Hope' };
    await cachedLists.recordWrite({ user: 'ida', kind: 'topic', payload, id: 4, at: Date.now() });
    expect((await cached('topics', 'ida'))?.rows).toEqual([{ id: 4, name: 'Hope' }]);
    vi.setSystemTime(Date.UTC(2030, 0, 1));
    await answers.write('get_tag_list', { user: 'ida' }, '[]', Date.now());
    expect((await cached('topics', 'ida'))?.rows).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

it('forgets a list that was not loaded for a thousand writes', async () => {
  const { endpoint, params } = listNamed('topics');
  await answers.write(endpoint, params('fay'), '[]', 0);
  const at = Date.now();
  for (let count = 0; count < 1_000; count += 1) await answers.recordWrite(endpoint, params('fay'), '{}', at);
  expect((await answers.read(endpoint, params('fay')))?.writes).toHaveLength(1_000);
  await answers.recordWrite(endpoint, params('fay'), '{}', at);
  expect(await answers.read(endpoint, params('fay'))).toBeUndefined();
  // An answer that was on its way lacks those of the last moments.
  await answers.write(endpoint, params('fay'), '[]', at);
  expect((await answers.read(endpoint, params('fay')))?.writes).toHaveLength(1_001);
});

it('leaves out invalid records', async () => {
  await answers.write('get_tag_list', { user: 'jo' }, '[{"id":1,"name":"Hope"}]', 0);
  await answers.recordWrite('get_tag_list', { user: 'jo' }, '{"kind":"topi', Date.now());
  expect((await cached('topics', 'jo'))?.rows).toEqual([{ id: 1, name: 'Hope' }]);
});

it('removes an invalid cached list', async () => {
  await answers.write('get_tag_list', { user: 'fay' }, '<b>Warning</b>', Date.now());
  expect(await cached('topics', 'fay')).toBeNull();
  expect(await answers.read('get_tag_list', { user: 'fay' })).toBeUndefined();
});

it('fetches a quote each time, and caches its last text', async () => {
  answer('get_quote_text', () => HttpResponse.json('Old'));
  expect(await getQuoteText(callAs('ann'), 5)).toBe('Old');
  await vi.waitFor(async () =>
    expect((await cachedQuoteTexts({ lists: cachedLists, answers }, 'ann')).get(5)).toBe('Old'),
  );
  answer('get_quote_text', () => HttpResponse.json('New'));
  expect(await getQuoteText(callAs('ann'), 5)).toBe('New');
  await vi.waitFor(async () =>
    expect((await cachedQuoteTexts({ lists: cachedLists, answers }, 'ann')).get(5)).toBe('New'),
  );
});

it('removes the oldest first', async () => {
  await answers.forgetOldest(0);
  for (const user of ['first', 'second']) {
    await answers.write('get_tag_list', { user }, '[]', 0);
    await vi.waitFor(async () => {
      const at = (await answers.read('get_tag_list', { user }))?.at ?? 0;
      expect(Date.now()).toBeGreaterThan(at);
    });
  }
  await answers.forgetOldest(1);
  expect(await answers.read('get_tag_list', { user: 'first' })).toBeUndefined();
  expect(await answers.read('get_tag_list', { user: 'second' })).toBeDefined();
});

it('finds the texts of quotes cached one by one or in a list; of two the newer one', async () => {
  const one = (user: string, quoteId: number, text: string) =>
    answers.write('get_quote_text', { user, quoteId }, text, 0);
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] });
  await one('zoe', 1, '"One, of long ago"');
  await one('zoe', 3, '"Three"');
  await one('zoe', 4, '{"broken');
  await one('zoe2', 5, '"Of another"');
  vi.setSystemTime(2_000);
  const rows = [
    { quoteId: 1, quoteTx: 'One, of the list' },
    { quoteId: 2, quoteTx: 'Two, of the list' },
  ];
  const { endpoint, params } = quotesWithTexts;
  await answers.write(endpoint, params('zoe'), JSON.stringify(rows), 0);
  vi.setSystemTime(3_000);
  await one('zoe', 2, '"Two, as it is now"');
  vi.useRealTimers();
  expect(await cachedQuoteTexts({ lists: cachedLists, answers }, 'zoe')).toEqual(
    new Map([
      [1, 'One, of the list'],
      [2, 'Two, as it is now'],
      [3, 'Three'],
    ]),
  );
});

it('removes one answer', async () => {
  const user = 'remembered';
  for (const quoteId of [1, 2]) await answers.write('get_quote_text', { user, quoteId }, '"Said."', 0);
  await answers.forget('get_quote_text', { user, quoteId: 1 });
  expect(await answers.read('get_quote_text', { user, quoteId: 1 })).toBeUndefined();
  expect((await answers.read('get_quote_text', { user, quoteId: 2 }))?.text).toBe('"Said."');
});

it('keeps no answer of a user with Remember Me off, nor later writes', async () => {
  setSessionOnly('private', true);
  try {
    await answers.write('get_quote_text', { user: 'private', quoteId: 7 }, '"Said once."', 0);
    await answers.recordWrite('get_tag_list', { user: 'private' }, '{}', 1);
    expect(await answers.read('get_quote_text', { user: 'private', quoteId: 7 })).toBeUndefined();
  } finally {
    setSessionOnly('private', false);
  }
  expect(await answers.readAll('private', 'get_quote_text')).toEqual([]);
});

it('finds a chapter’s rows in a cached list, with later writes and any book names', async () => {
  const rows = [
    { passageId: 1, bookId: 43, bookName: 'john', chapter: 3, startVerse: 16, endVerse: 16, topics: [] },
    { passageId: 2, bookId: 43, bookName: '', chapter: '3', startVerse: 1, endVerse: 2, topics: [] },
    { passageId: 3, bookId: 1, bookName: ' John ', chapter: 3, startVerse: 5, endVerse: 5, topics: [] },
    { passageId: 4, bookId: 99, bookName: 'no such', chapter: 3, startVerse: 5, endVerse: 5, topics: [] },
    { passageId: 5, bookId: 62, bookName: 'no such', chapter: 3, startVerse: 5, endVerse: 5, topics: [] },
    { passageId: 6, bookId: 43, bookName: 'john', chapter: 3, startVerse: 'x', endVerse: 5, topics: [] },
    { passageId: 7, bookId: 43, bookName: 'john', chapter: 4, startVerse: 5, endVerse: 5, topics: [] },
    null,
  ];
  const { endpoint, params } = listNamed('nuggets');
  await answers.write(endpoint, params('eve'), JSON.stringify(rows), 0);
  const write = (chapter: number, startVerse: number) => ({
    kind: 'nugget' as const,
    payload: { translation: 'kjv', bookName: 'john', chapter, startVerse, endVerse: startVerse },
  });
  await cachedLists.recordWrite({ user: 'eve', ...write(3, 30), id: 8, at: Date.now() });
  const nuggetsIn = await cachedByChapter({ answers, subjects }, listNamed('nuggets'), 'eve', [
    { ...write(4, 31), id: -1, at: Date.now() },
  ]);
  const ids = (bookName: 'john' | '1-john', chapter: number) =>
    nuggetsIn({ bookName, chapter }).map(({ passageId }) => passageId);
  expect(ids('john', 3)).toEqual([1, 2, 3, 6, 8]);
  expect(ids('john', 4)).toEqual([7, -1]);
  expect(ids('1-john', 3)).toEqual([5]);
  expect(
    (await cachedByChapter({ answers, subjects }, listNamed('nuggets'), 'nobody', []))({
      bookName: 'john',
      chapter: 3,
    }),
  ).toEqual([]);
});

it('has no texts in a browser without a database', async () => {
  vi.stubGlobal('IDBKeyRange', undefined);
  expect(await cachedQuoteTexts({ lists: cachedLists, answers }, 'nobody')).toEqual(new Map());
  vi.unstubAllGlobals();
});
