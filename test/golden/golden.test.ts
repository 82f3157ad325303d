import { readdirSync, readFileSync } from 'node:fs';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { server } from '@test/kit/server';
import { ApiError, type ApiFailure } from '@/data/client/ApiError';
import { getPassageText } from '@/bible/text/bibleText';
import { addAdditionalLink } from '@/features/links/api';
import { addMemoryPassage, updateLastViewed, updatePassage } from '@/features/memory/api/calls';
import { addNugget, addPassageTopics } from '@/features/nuggets/api/calls';
import { updateReadingPlan } from '@/features/plan/api';
import { addPrayer, addPrayerSession, archivePrayer, updatePrayer } from '@/features/prayers/api/calls';
import { addQuote, getQuoteText, updateQuote } from '@/features/quotes/api/calls';
import { searchBible, sendSearchResults } from '@/features/search/api';
import { addTopic } from '@/features/topics/api/calls';
import { copyDatabase, logIn } from '@/features/account/api';
import { fetchList } from '@/data/cache/cachedList';
import { quotesWithTexts } from '@/features/quotes/api/calls';
import { readList } from '@test/kit/readList';

/** One recorded exchange with the real API. */
const exchange = v.object({
  endpoint: v.string(),
  method: v.picklist(['GET', 'POST']),
  query: v.optional(v.record(v.string(), v.unknown())),
  body: v.optional(v.record(v.string(), v.unknown())),
  status: v.number(),
  response: v.unknown(),
});

const FOLDER = 'test/golden';
const golden = (name: string) =>
  v.parse(exchange, JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8')));

interface Replay {
  sent: { query: Record<string, string>; body: unknown };
}

/** Answers the next call with the recorded answer; afterwards `sent` has what the client sent. */
function replay(name: string): Replay {
  const { endpoint, method, status, response } = golden(name);
  const seen: Replay = { sent: { query: {}, body: undefined } };
  server.use(
    http.all(`*/bible/api/${endpoint}`, async ({ request }) => {
      expect(request.method).toBe(method);
      seen.sent.query = Object.fromEntries(new URL(request.url).searchParams);
      if (method === 'POST') seen.sent.body = await request.json();
      // Answers may start with blank lines.
      return new HttpResponse(`\n\n${JSON.stringify(response)}`, { status });
    }),
  );
  return seen;
}

const failureOf = async (call: Promise<unknown>): Promise<ApiFailure> => {
  const error: unknown = await call.then(
    (value) => new Error(`gave ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error.failure;
  throw error;
};

const john316 = { translation: 'kjv', bookName: 'john', chapter: 3, startVerse: 16, endVerse: 17 } as const;
const passage301 = {
  passageId: 301,
  bookId: 43,
  bookName: 'john',
  translationId: 'kjv',
  translationName: 'kjv',
  chapter: 3,
  startVerse: 16,
  endVerse: 17,
  frequencyDays: 2,
  explanation: 'Why it matters',
};
const matthew1 = {
  dayOfWeek: 'Saturday',
  bookName: 'matthew',
  chapter: 1,
  dateRead: '2026-11-21',
} as const;
const neighbours = {
  title: 'Neighbours',
  details: 'New family next door',
  personName: 'The neighbours',
  archived: false,
  daily: true,
};
const neighboursRow = {
  prayerId: 61,
  prayerTitleTx: 'Neighbours',
  prayerDetailsTx: 'Settling in',
  prayerSubjectPersonName: 'The neighbours',
  archiveFl: 'N',
  prayerPriorityCd: '',
};
const quote1 = { quoteId: 1, quoteTx: 'Edited quote text.', approved: 'Y', sourceId: null, fromUser: null };
const search = { book: 'All', translations: ['kjv'], group: 'new', phrase: 'love one*another' } as const;

/** The value of each recorded answer. A file that is missing here fails the last test. */
const values: Record<string, [call: () => Promise<unknown>, value: unknown]> = {
  add_additional_link: [
    () => addAdditionalLink('demo', { label: 'Atlas', action: 'https://example.org/atlas', key: '4.13' }),
    'success',
  ],
  add_memory_passage: [() => addMemoryPassage('demo', john316), 301],
  add_new_topic: [() => addTopic('demo', 'Patience'), 13],
  add_nonbible_memory_fact: [() => addQuote('demo', 'Patience is a virtue.'), 801],
  add_nonmemory_passage: [
    () => addNugget('demo', { ...john316, chapter: 1, startVerse: 1, endVerse: 3 }),
    1501,
  ],
  add_passage_topic: [() => addPassageTopics('demo', 1501, [13]), 'success'],
  add_prayer: [() => addPrayer('demo', neighbours), 61],
  add_prayer_session: [() => addPrayerSession('demo', { prayerId: 61, note: '' }), 31],
  archive_prayer: [() => archivePrayer('demo', 61), 'success'],
  'bible_search.none': [() => searchBible('demo', { ...search, group: 'both', phrase: 'zzzz' }), []],
  get_additional_links: [
    () => readList('links', 'demo'),
    [
      { key: '4.8', label: 'Interlinear', action: 'https://example.org/interlinear', additional: true },
      { key: '4.12', label: 'Hymns', action: 'https://example.org/hymns', additional: true },
    ],
  ],
  get_all_reading_plan_progress: [
    () => readList('plan', 'demo'),
    [28, 27, 26, 25].map((day, index) => ({
      dayOfWeek: 'Sunday',
      bookName: 'romans',
      chapter: 12 - index,
      dateRead: `2026-10-${day}`,
    })),
  ],
  get_all_users: [
    () => readList('users'),
    ['demo', 'Guest', 'reader'].map((userName) => ({ userName, lastModified: 'November 21 2026, 07:49:26' })),
  ],
  'get_mempsg_list.empty': [() => readList('passages', 'reader'), []],
  get_mem_practice_history: [
    () => readList('history', 'demo'),
    [
      [186, 1762995006085],
      [115, 1762993618132],
      [2, 1762991098643],
      [298, 1762987610341],
      [94, 1762987500907],
      [10, 1762982709051],
    ].map(([passageId, viewedAt]) => ({ passageId, viewedAt })),
  ],
  'get_passage_text.no-such-book': [
    // The client cannot request a book that does not exist; only the answer matters.
    () => getPassageText('demo', { ...john316, startVerse: 1, endVerse: 3 }),
    null,
  ],
  'get_passage_text.no-such-chapter': [
    () =>
      getPassageText('demo', {
        translation: 'kjv',
        bookName: 'jude',
        chapter: 2,
        startVerse: 1,
        endVerse: 3,
      }),
    null,
  ],
  'get_quote_text.missing': [() => getQuoteText('demo', 999999), null],
  get_tag_list: [
    () => readList('topics', 'demo'),
    [
      { id: 11, name: 'Anger' },
      { id: 9, name: 'Creation' },
      { id: 2, name: 'Faith' },
      { id: 12, name: 'Forgiveness' },
      { id: 1, name: 'Grace' },
      { id: 3, name: 'Hope' },
    ],
  ],
  nuggets_login: [() => logIn('demo', ''), 'success'],
  'nuggets_login.new-user': [() => logIn('newcomer', 'demo'), 'success'],
  update_last_viewed: [
    () => updateLastViewed('demo', { passageId: 301, epochMs: 1795246171000, text: '11-21-26 07:29:31' }),
    'success',
  ],
  'update_passage.box': [
    () => updatePassage('demo', { passage: passage301, newText: null, passageRefAppendLetter: null }),
    'success',
  ],
  'update_passage.text': [
    () =>
      updatePassage('demo', {
        passage: passage301,
        newText: 'For God so loved the world.',
        passageRefAppendLetter: 'a',
      }),
    'success',
  ],
  update_prayer: [() => updatePrayer('demo', neighboursRow), 'success'],
  update_quote: [() => updateQuote('demo', quote1), 'success'],
  update_reading_plan: [() => updateReadingPlan('demo', matthew1), 'success'],
};

/** Recorded failures, most of which arrive as HTTP 200. */
const failures: Record<string, [call: () => Promise<unknown>, failure: Partial<ApiFailure>]> = {
  'add_new_topic.blank': [() => addTopic('demo', ' '), { kind: 'rejected', detail: 'error' }],
  'add_passage_topic.none': [() => addPassageTopics('demo', 1501, []), { kind: 'rejected', detail: 'error' }],
  'archive_prayer.missing': [() => archivePrayer('demo', 999999), { kind: 'rejected', detail: 'error' }],
  copy_db_to_another: [
    () => copyDatabase('demo', 'Guest'),
    { kind: 'rejected', detail: 'Error: unable to copy file...' },
  ],
  'get_mempsg_list.unknown-user': [
    () => readList('passages', 'nobody'),
    { kind: 'http', status: 401, detail: 'Unauthorized or unknown user account' },
  ],
  'nuggets_login.blank': [() => logIn(' ', ''), { kind: 'rejected', detail: 'error' }],
  'send_search_results.missing': [
    () => sendSearchResults('demo', 'a@example.org', [], search),
    { kind: 'rejected', detail: 'failure-missing parameters' },
  ],
  'update_passage.not-owned': [
    () => updatePassage('reader', { passage: passage301, newText: null, passageRefAppendLetter: null }),
    { kind: 'rejected', detail: 'error' },
  ],
  'update_prayer.not-owned': [
    () =>
      updatePrayer('reader', {
        ...neighboursRow,
        prayerDetailsTx: 'New family next door',
        prayerPriorityCd: 'daily',
      }),
    { kind: 'rejected', detail: 'error' },
  ],
  'update_reading_plan.missing': [
    () => updateReadingPlan('demo', matthew1),
    { kind: 'rejected', detail: 'error' },
  ],
};

/** Recorded lists that are too long to write out: the number of rows, and the first one. */
const lists: Record<
  string,
  [call: () => Promise<readonly unknown[] | null>, length: number, first: unknown]
> = {
  bible_search: [
    () => searchBible('demo', search),
    3,
    {
      translation: 'kjv',
      bookName: 'john',
      chapter: 13,
      startVerse: 34,
      endVerse: 34,
      verses: [
        {
          verseNumber: 34,
          parts: [
            {
              text: 'A new commandment I give unto you, That ye love one another; as I have loved you, that ye also love one another.',
              wordsOfChrist: false,
            },
          ],
        },
      ],
    },
  ],
  get_mempsg_list: [
    () => readList('passages', 'demo'),
    8,
    {
      passageId: 1,
      translation: 'asv',
      bookName: 'isaiah',
      chapter: 24,
      startVerse: 15,
      endVerse: 17,
      box: 3,
      lastViewed: 1760000060000,
      explanation: '',
      appendLetter: '',
    },
  ],
  get_mempsg_text_overrides: [
    () => readList('overrides', 'demo'),
    6,
    { passageId: 20, appendLetter: 'a', text: 'Override text of passage 20, shortened.' },
  ],
  get_nugget_id_list: [
    () => readList('nuggets', 'demo'),
    5,
    {
      passageId: 1,
      bookName: 'job',
      chapter: 3,
      startVerse: 21,
      endVerse: 22,
      topics: [{ id: 7, name: 'Joy' }],
    },
  ],
  'get_nugget_id_list.guest': [
    () => readList('nuggets', 'Guest'),
    3,
    {
      passageId: 1,
      bookName: 'job',
      chapter: 3,
      startVerse: 21,
      endVerse: 22,
      topics: [{ id: 7, name: 'Joy' }],
    },
  ],
  get_passage_text: [
    () => getPassageText('demo', { ...john316, endVerse: 18 }),
    3,
    {
      verseNumber: 16,
      parts: [
        {
          text: 'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.',
          wordsOfChrist: true,
        },
      ],
    },
  ],
  'get_passage_text.chapter': [
    () =>
      getPassageText('Guest', {
        translation: 'kjv',
        bookName: 'psalms',
        chapter: 117,
        startVerse: 1,
        endVerse: 2,
      }),
    2,
    {
      verseNumber: 1,
      parts: [
        { text: 'O praise the LORD, all ye nations: praise him, all ye people.', wordsOfChrist: false },
      ],
    },
  ],
  get_prayers: [
    () => readList('prayers', 'demo'),
    7,
    {
      prayerId: 1,
      title: 'Prayer 1',
      details: 'Details of 1',
      personName: 'Person 1',
      archived: false,
      daily: false,
    },
  ],
  get_prayer_sessions: [
    () => readList('sessions', 'demo'),
    4,
    { sessionId: 10, prayerId: 19, dateTime: '2026-11-20T07:30:00', note: '' },
  ],
  get_quote_list: [
    () => readList('quotes', 'demo'),
    4,
    { quoteId: 1, text: null, topicIds: [9], approved: 'Y', fromUser: null, sourceId: null },
  ],
};

/** Calls whose recorded request differs from the client's: a missing parameter, a book that does not exist. */
const ASKED_OTHERWISE = [
  'send_search_results.missing',
  'update_reading_plan.missing',
  'get_passage_text.no-such-book',
  'nuggets_login',
  'nuggets_login.blank',
  'update_prayer.not-owned',
];

function expectSentAsRecorded(name: string, seen: Replay): void {
  if (ASKED_OTHERWISE.includes(name)) return;
  const { query, body } = golden(name);
  const asText = Object.fromEntries(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]));
  expect(seen.sent.query).toMatchObject(asText);
  if (body) expect(seen.sent.body).toMatchObject(body);
}

it.each(Object.entries(values))('%s becomes its value', async (name, [call, value]) => {
  const seen = replay(name);
  expect(await call()).toEqual(value);
  expectSentAsRecorded(name, seen);
});

it.each(Object.entries(failures))('%s becomes a failure', async (name, [call, failure]) => {
  const seen = replay(name);
  expect(await failureOf(call())).toMatchObject(failure);
  expectSentAsRecorded(name, seen);
});

it.each(Object.entries(lists))('%s becomes a list', async (name, [call, length, first]) => {
  const seen = replay(name);
  const list = await call();
  expect(list).toHaveLength(length);
  expect(list?.[0]).toEqual(first);
  expectSentAsRecorded(name, seen);
});

it('reads a quote whose text is a word of failure', async () => {
  const { response } = golden('get_quote_text');
  replay('get_quote_text');
  expect(await getQuoteText('demo', 1)).toBe(response);
  server.use(http.get('*/bible/api/get_quote_text.php', () => HttpResponse.json('error')));
  expect(await getQuoteText('demo', 1)).toBe('error');
});

it('reads the texts of a quote list that has them', async () => {
  replay('get_quote_list.with-text');
  const [first, ...others] = await fetchList(quotesWithTexts, 'demo');
  expect(others).toHaveLength(3);
  expect(first?.text).toMatch(/^Quote number 1: And/);
});

it('covers every recorded file', () => {
  const recorded = readdirSync(FOLDER).flatMap((file) => (file.endsWith('.json') ? [file.replace(/\.json$/, '')] : []));
  const covered = [
    ...Object.keys(values),
    ...Object.keys(failures),
    ...Object.keys(lists),
    'get_quote_text',
    'get_quote_list.with-text',
  ];
  expect(covered.sort()).toEqual(recorded.sort());
});
