import 'fake-indexeddb/auto';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server } from '@test/kit/server';
import { ApiError } from '@/api/client/ApiError';
import { getPassageText } from '@/api/resources/bibleText';
import { addAdditionalLink, getAdditionalLinks } from '@/api/resources/links';
import { getReadingProgress, updateReadingPlan } from '@/api/resources/plan';
import {
  addPrayer,
  addPrayerSession,
  archivePrayer,
  getPrayers,
  getPrayerSessions,
  updatePrayer,
} from '@/api/resources/prayers';
import { getQuoteText, updateQuote } from '@/api/resources/quotes';
import { getTopics } from '@/api/resources/topics';
import { copyDatabase } from '@/api/resources/users';
import { answeredFromKept } from '@/api/client/keptSince';
import { forgetOldest, keepAnswer, keptAnswer } from './answerCache';

/** Answers an endpoint and counts how often it is asked. */
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
const quote = { quoteId: 5, text: 'Anew', topicIds: [], approved: 'Y', fromUser: null, sourceId: null };

it('asks for a text once, for each user', async () => {
  const asked = answer('get_passage_text', () => HttpResponse.json(text));
  const first = await getPassageText('ann', john316);
  expect(await getPassageText('ann', john316)).toEqual(first);
  expect(asked.times).toBe(1);
  await getPassageText('bob', john316);
  expect(asked.times).toBe(2);
});

it('asks again for a text that there was not', async () => {
  const asked = answer('get_passage_text', () => HttpResponse.json(null));
  await getPassageText('cleo', john316);
  await getPassageText('cleo', john316);
  expect(asked.times).toBe(2);
});

it('gives the last known list when no answer comes, and says of when it is', async () => {
  answer('get_tag_list', () => HttpResponse.json([{ id: 1, name: 'Hope' }]));
  const before = Date.now();
  const online = new AbortController();
  await getTopics('ann', online.signal);
  expect(answeredFromKept(online.signal)).toBeUndefined();

  answer('get_tag_list', () => HttpResponse.error());
  const offline = new AbortController();
  expect(await getTopics('ann', offline.signal)).toEqual([{ id: 1, name: 'Hope' }]);
  expect(answeredFromKept(offline.signal)).toBeGreaterThanOrEqual(before);
});

it('shows nobody what another user has', async () => {
  answer('get_tag_list', () => HttpResponse.json([{ id: 1, name: 'Hope' }]));
  await getTopics('ann');
  answer('get_tag_list', () => HttpResponse.error());
  await expect(getTopics('bob')).rejects.toThrow(ApiError);
});

it('does not hide a failing server behind a kept list', async () => {
  answer('get_tag_list', () => HttpResponse.json([{ id: 1, name: 'Hope' }]));
  await getTopics('ann');
  answer('get_tag_list', () => HttpResponse.json({ error: 'broken' }, { status: 500 }));
  await expect(getTopics('ann')).rejects.toThrow(ApiError);
});

it('keeps no answer that makes no sense', async () => {
  answer('get_tag_list', () => new HttpResponse('<b>Warning</b>'));
  await expect(getTopics('dora')).rejects.toThrow(ApiError);
  answer('get_tag_list', () => HttpResponse.error());
  await expect(getTopics('dora')).rejects.toThrow(ApiError);
});

it('forgets a quote that was edited, and everything of a user who was written over', async () => {
  answer('get_quote_text', () => HttpResponse.json('Old'));
  answer('update_quote', () => HttpResponse.json('success'));
  answer('copy_db_to_another', () => HttpResponse.json('success'));
  expect(await getQuoteText('ann', 5)).toBe('Old');
  await updateQuote('ann', quote);
  answer('get_quote_text', () => HttpResponse.json('Anew'));
  expect(await getQuoteText('ann', 5)).toBe('Anew');

  await getQuoteText('Guest', 5);
  await copyDatabase('ann', 'Guest');
  const asked = answer('get_quote_text', () => HttpResponse.json('Copied'));
  expect(await getQuoteText('Guest', 5)).toBe('Copied');
  expect(await getQuoteText('ann', 5)).toBe('Anew');
  expect(asked.times).toBe(1);
});

it('adds to a kept list what was added since, and leaves it as old as it is', async () => {
  const reading = { dayOfWeek: 'Saturday', bookName: 'mark', dateRead: '2026-11-21' } as const;
  answer('get_all_reading_plan_progress', () => HttpResponse.json([{ ...reading, chapter: 3, bookId: 41 }]));
  answer('update_reading_plan', () => HttpResponse.json('success'));
  answer('get_additional_links', () => HttpResponse.json([]));
  answer('add_additional_link', () => HttpResponse.json('success'));
  await getReadingProgress('ann');
  await getAdditionalLinks('ann');
  const before = Date.now();
  await updateReadingPlan('ann', { ...reading, chapter: 4 });
  const link = { key: '4.8', label: 'CCEL', action: 'https://ccel.org' };
  await addAdditionalLink('ann', link);

  answer('get_all_reading_plan_progress', () => HttpResponse.error());
  answer('get_additional_links', () => HttpResponse.error());
  const offline = new AbortController();
  expect(await getReadingProgress('ann', offline.signal)).toEqual([
    { ...reading, chapter: 4 },
    { ...reading, chapter: 3 },
  ]);
  expect(answeredFromKept(offline.signal)).toBeLessThanOrEqual(before);
  expect(await getAdditionalLinks('ann')).toEqual([{ ...link, additional: true }]);
});

it('adds to the kept prayers what was written since', async () => {
  const prayer = { title: 'Exams', details: '', personName: 'Miriam', archived: false, daily: true };
  const row = { prayerTitleTx: 'Exams', prayerSubjectPersonName: 'Miriam', prayerPriorityCd: 'daily' };
  answer('get_prayers', () => HttpResponse.json([1, 2, 3].map((prayerId) => ({ prayerId, ...row }))));
  answer('add_prayer', () => HttpResponse.json(4));
  for (const write of ['update_prayer', 'archive_prayer']) answer(write, () => HttpResponse.json('success'));
  await getPrayers('ann');
  await addPrayer('ann', { ...prayer, title: 'Harvest' });
  await updatePrayer('ann', { ...prayer, prayerId: 2, title: 'Finals', daily: false });
  await archivePrayer('ann', 3);

  answer('get_prayers', () => HttpResponse.error());
  expect(await getPrayers('ann')).toEqual([
    { ...prayer, prayerId: 1 },
    { ...prayer, prayerId: 2, title: 'Finals', daily: false },
    { ...prayer, prayerId: 3, archived: true },
    { ...prayer, prayerId: 4, title: 'Harvest' },
  ]);
});

it('adds to the kept sessions what was recorded since', async () => {
  const before = { sessionId: 30, prayerId: 5, prayerNoteTx: 'old', dateTime: '2026-11-20 07:00:00' };
  answer('get_prayer_sessions', () => HttpResponse.json([before]));
  answer('add_prayer_session', () => HttpResponse.json(31));
  await getPrayerSessions('ann');
  await addPrayerSession('ann', { prayerId: 5, note: '', dateTime: '2026-11-21T07:00:00' });

  answer('get_prayer_sessions', () => HttpResponse.error());
  expect(await getPrayerSessions('ann')).toEqual([
    { sessionId: 30, prayerId: 5, note: 'old', dateTime: '2026-11-20T07:00:00' },
    { sessionId: 31, prayerId: 5, note: '', dateTime: '2026-11-21T07:00:00' },
  ]);
});

it('records a reading though the kept list makes no sense any more', async () => {
  const call = ['get_all_reading_plan_progress', { user: 'ann' }] as const;
  await keepAnswer(...call, '<b>Warning</b>', 7);
  answer('update_reading_plan', () => HttpResponse.json('success'));
  const reading = { dayOfWeek: 'Saturday', bookName: 'mark', chapter: 3, dateRead: '2026-11-21' } as const;
  expect(await updateReadingPlan('ann', reading)).toBe('success');
  expect(await keptAnswer(...call)).toMatchObject({ text: '<b>Warning</b>' });
});

it('forgets the oldest first', async () => {
  for (const at of [3, 1, 2]) await keepAnswer('get_tag_list', { user: `old${at}` }, '[]', at);
  await forgetOldest(0);
  await keepAnswer('get_tag_list', { user: 'new' }, '[]', 10);
  await keepAnswer('get_tag_list', { user: 'old' }, '[]', 5);
  await forgetOldest(1);
  expect(await keptAnswer('get_tag_list', { user: 'old' })).toBeUndefined();
  expect(await keptAnswer('get_tag_list', { user: 'new' })).toMatchObject({ at: 10 });
});
