import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { server } from '@test/kit/server';
import { ApiError, isCancelled } from './ApiError';
import { users } from '@/features/account/api';
import { getPassageText } from '@/bible/text/bibleText';
import { postPrayerArchive } from '@/features/prayers/api/calls';
import { postQuoteTopics } from '@/features/quotes/api/calls';
import { fetchList } from '../cache/cachedList';
import { quotesWithTexts } from '@/features/quotes/api/calls';
import { readList } from '@test/kit/readList';
import { callAs, engine } from '@test/kit/engine';

const answer = (endpoint: string, body: string, init?: ResponseInit) =>
  server.use(http.all(`*/bible/api/${endpoint}.php`, () => new HttpResponse(body, init)));

const { refetchAll } = engine;
const serverNow = () => callAs('').serverNow();
const readUsers = (signal?: AbortSignal) => fetchList(callAs('', signal), users);

const failureOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof ApiError ? error.failure : error;
};

it.each([
  ['an HTML warning', '<br /><b>Warning</b>: mysqli', 200, { kind: 'malformed' }],
  ['an HTML warning before the JSON', '<b>Warning</b>\n[]', 200, { kind: 'malformed' }],
  ['truncated JSON', '[{"userName":"de', 200, { kind: 'malformed' }],
  ['an empty answer', '', 200, { kind: 'malformed' }],
  ['the wrong type', '42', 200, { kind: 'malformed' }],
  ['a list of nothing that can be read', '[1,2,3]', 200, { kind: 'malformed' }],
  ['null where a list belongs', 'null', 200, { kind: 'malformed' }],
  ['a word of refusal', '"error"', 200, { kind: 'rejected', detail: 'error' }],
  [
    'a broken query',
    '{"error":"no such table"}',
    500,
    { kind: 'http', status: 500, detail: 'no such table' },
  ],
  ['a bare error', '"error"', 500, { kind: 'http', status: 500 }],
  ['an unknown user', '{"error":"Unauthorized"}', 401, { kind: 'http', status: 401 }],
  ['a redirect', '[]', 304, { kind: 'http', status: 304 }],
])('distinguishes %s', async (_, body, status, failure) => {
  answer('get_tag_list', body, { status });
  expect(await failureOf(readList('topics', 'demo'))).toMatchObject({ endpoint: 'get_tag_list', ...failure });
});

it.each([
  ['behind', 90_000],
  ['ahead', -90_000],
])('knows the time of a server relative to which the device is %s', async (_, ahead) => {
  const date = new Date(Date.now() + ahead).toUTCString();
  answer('get_all_users', '[]', { headers: { date } });
  await readUsers();
  const difference = (serverNow() ?? 0) - Date.now() - ahead;
  // The header has whole seconds, and the answer took a moment.
  expect(difference).toBeLessThanOrEqual(0);
  expect(difference).toBeGreaterThan(-5_000);
  answer('get_all_users', '[]', { headers: { date: 'some day' } });
  await readUsers();
  expect((serverNow() ?? 0) - Date.now() - ahead).toBeCloseTo(difference, -2);
});

it('knows no server’s time after the device’s clock was set until the next answer', async () => {
  const date = () => new Date(Date.now() + 90_000).toUTCString();
  const steady = vi.spyOn(performance, 'now').mockReturnValue(0);
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21), toFake: ['Date'] });
  try {
    answer('get_all_users', '[]', { headers: { date: date() } });
    await readUsers();
    vi.setSystemTime(Date.now() + 60_000);
    steady.mockReturnValue(60_000);
    expect(serverNow()).toBe(Date.now() + 90_000);
    vi.setSystemTime(Date.now() + 3 * 86_400_000);
    expect(serverNow()).toBeUndefined();
    answer('get_all_users', '[]', { headers: { date: date() } });
    await readUsers();
    expect(serverNow()).toBe(Date.now() + 90_000);
  } finally {
    vi.useRealTimers();
    steady.mockRestore();
  }
});

it('reports that no answer came', async () => {
  server.use(http.all('*/bible/api/get_all_users.php', () => HttpResponse.error()));
  expect(await failureOf(readUsers())).toEqual({ kind: 'network', endpoint: 'get_all_users' });
});

it.each([408, 425, 429])('takes a %i for a server that does nothing now', async (status) => {
  answer('get_tag_list', '<h1>Too Many Requests</h1>', { status });
  const failure = { kind: 'network', endpoint: 'get_tag_list', status };
  expect(await failureOf(readList('topics', 'demo'))).toEqual(failure);
});

it.each([502, 503, 504])('takes the %i of a gateway for a server that is down', async (status) => {
  answer('get_tag_list', '<h1>Bad Gateway</h1>', { status });
  expect(await failureOf(readList('topics', 'demo'))).toEqual({
    kind: 'network',
    endpoint: 'get_tag_list',
  });
});

it('reports that no answer came in time', async () => {
  server.use(http.all('*/bible/api/get_all_users.php', () => new Promise<never>(() => undefined)));
  const call = readUsers(AbortSignal.timeout(20));
  expect(await failureOf(call)).toEqual({ kind: 'network', endpoint: 'get_all_users' });
});

/** Never answers the first call, and later ones with an empty list; returns the number of calls. */
function hangOnce(endpoint: string): () => number {
  let calls = 0;
  server.use(
    http.all(`*/bible/api/${endpoint}.php`, () => {
      calls += 1;
      return calls === 1 ? new Promise<never>(() => undefined) : HttpResponse.json([]);
    }),
  );
  return () => calls;
}

it('repeats a call that gets no answer', async () => {
  const calls = hangOnce('get_all_users');
  const users = readUsers();
  await vi.waitFor(() => expect(calls()).toBe(1));
  refetchAll();
  expect(await users).toEqual([]);
  expect(calls()).toBe(2);
});

it('cancels a call also after the call was repeated', async () => {
  server.use(http.all('*/bible/api/get_all_users.php', () => new Promise<never>(() => undefined)));
  const controller = new AbortController();
  const call = readUsers(controller.signal);
  refetchAll();
  controller.abort();
  expect(isCancelled(await call.catch((reason: unknown) => reason))).toBe(true);
});

it('never repeats a call that changes something', async () => {
  const calls = hangOnce('archive_prayer');
  void postPrayerArchive(callAs('demo'), 1);
  await vi.waitFor(() => expect(calls()).toBe(1));
  const reads = hangOnce('get_all_users');
  void readUsers();
  await vi.waitFor(() => expect(reads()).toBe(1));
  refetchAll();
  await vi.waitFor(() => expect(reads()).toBe(2));
  expect(calls()).toBe(1);
});

it('reads numeric strings, missing fields and unset values', async () => {
  answer(
    'get_mempsg_list',
    JSON.stringify([
      { passageId: '7', bookId: '43', chapter: '3', startVerse: '16', endVerse: '', frequencyDays: '2' },
      {
        passageId: 8,
        bookName: 'jude',
        chapter: 1,
        startVerse: 2,
        endVerse: 3,
        last_viewed_num: -1,
        frequencyDays: null,
      },
      { passageId: 9, bookName: 'judas', bookId: 99, chapter: 1, startVerse: 2, endVerse: 3 },
    ]),
  );
  expect(await readList('passages', 'demo')).toEqual([
    {
      passageId: 7,
      translation: 'niv',
      bookName: 'john',
      chapter: 3,
      startVerse: 16,
      endVerse: 16,
      box: 2,
      lastViewed: null,
      explanation: '',
      appendLetter: '',
    },
    expect.objectContaining({ passageId: 8, bookName: 'jude', box: 1, lastViewed: null }),
    expect.objectContaining({ passageId: 9, bookName: 'unknown-book', storedBook: 'judas', chapter: 1 }),
  ]);
});

it('groups the parts of a verse', async () => {
  const part = (verseNumber: number, verseText: string, wordsOfChrist: unknown) => ({
    verseNumber,
    verseText,
    wordsOfChrist,
  });
  answer(
    'get_passage_text',
    JSON.stringify({
      verses: [
        { verseParts: [part(3, 'Jesus answered,', false), part(3, 'Verily', 'Y')] },
        { verseParts: [part(4, 'Nicodemus saith', 'N')] },
        { verseParts: [part(4, 'How?', null)] },
      ],
    }),
  );
  const ref = { translation: 'kjv', bookName: 'john', chapter: 3, startVerse: 3, endVerse: 4 } as const;
  expect(await getPassageText(callAs('demo'), ref)).toEqual([
    {
      verseNumber: 3,
      parts: [
        { text: 'Jesus answered,', wordsOfChrist: false },
        { text: 'Verily', wordsOfChrist: true },
      ],
    },
    {
      verseNumber: 4,
      parts: [
        { text: 'Nicodemus saith', wordsOfChrist: false },
        { text: 'How?', wordsOfChrist: false },
      ],
    },
  ]);
});

it('decodes a quote list with odd tags', async () => {
  answer('get_quote_list', JSON.stringify([{ quoteId: 5, quoteTx: 'error', tagIds: ['3', null, 4] }, null]));
  expect(await fetchList(callAs('demo'), quotesWithTexts)).toEqual([
    { quoteId: 5, text: 'error', topicIds: [3, 4], approved: null, fromUser: null, sourceId: null },
  ]);
});

it('distinguishes a missing script from a refusal of topics', async () => {
  answer('add_quote_topic', '<h1>Not Found</h1>', { status: 404 });
  expect(await failureOf(postQuoteTopics(callAs('demo'), 1, []))).toMatchObject({
    kind: 'http',
    status: 404,
  });
  answer('add_quote_topic', '{"quoteId":1,"message":"error","topics":[]}');
  expect(await failureOf(postQuoteTopics(callAs('demo'), 1, []))).toMatchObject({
    kind: 'rejected',
    detail: 'error',
  });
});

it('can be cancelled', async () => {
  answer('get_all_users', '[]');
  const controller = new AbortController();
  const call = readUsers(controller.signal);
  controller.abort();
  const error: unknown = await call.catch((reason: unknown) => reason);
  expect(isCancelled(error)).toBe(true);
});

it('sends nothing if its signal is aborted already', async () => {
  let asked = 0;
  server.use(
    http.get('*/bible/api/get_all_users.php', () => {
      asked += 1;
      return HttpResponse.json([]);
    }),
  );
  const error: unknown = await readUsers(AbortSignal.abort()).catch((reason: unknown) => reason);
  expect(isCancelled(error)).toBe(true);
  expect(asked).toBe(0);
});

it('sends the cross-site token of the cookie', async () => {
  document.cookie = 'XSRF-TOKEN=abc';
  let token: string | null = null;
  server.use(
    http.get('*/bible/api/get_all_users.php', ({ request }) => {
      token = request.headers.get('X-XSRF-TOKEN');
      return HttpResponse.json([]);
    }),
  );
  await readUsers();
  expect(token).toBe('abc');
});
