import { getPassageText } from '@/bible/text/bibleText';
import { postLink } from '@/features/links/api';
import { postMemoryPassage, postView, postPassageUpdate } from '@/features/memory/api/calls';
import { postNugget, postNuggetTopics } from '@/features/nuggets/api/calls';
import { postReading } from '@/features/plan/api';
import { postPrayer, postSession, postPrayerArchive, postPrayerUpdate } from '@/features/prayers/api/calls';
import { postQuote, getQuoteText, postQuoteUpdate } from '@/features/quotes/api/calls';
import { searchBible } from '@/features/search/api/calls';
import { postTopic } from '@/features/topics/api/calls';
import { logIn, users } from '@/features/account/api';
import { fetchList } from '@/data/cache/cachedList';
import { readList } from '@test/kit/readList';
import { john316, passage301, matthew1, neighbours, neighboursRow, quote1, search } from './rows';
import { callAs } from '@test/kit/engine';

/** The value of each recorded answer. A file that is missing here fails the last test. */
export const values: Record<string, [call: () => Promise<unknown>, value: unknown]> = {
  add_additional_link: [
    () => postLink(callAs('demo'), { label: 'Atlas', action: 'https://example.org/atlas', key: '4.13' }),
    'success',
  ],
  add_memory_passage: [() => postMemoryPassage(callAs('demo'), john316), 301],
  add_new_topic: [() => postTopic(callAs('demo'), 'Patience'), 13],
  add_nonbible_memory_fact: [() => postQuote(callAs('demo'), 'Patience is a virtue.'), 801],
  add_nonmemory_passage: [
    () => postNugget(callAs('demo'), { ...john316, chapter: 1, startVerse: 1, endVerse: 3 }),
    1501,
  ],
  add_passage_topic: [() => postNuggetTopics(callAs('demo'), 1501, [13]), 'success'],
  add_prayer: [() => postPrayer(callAs('demo'), neighbours), 61],
  add_prayer_session: [() => postSession(callAs('demo'), { prayerId: 61, note: '' }), 31],
  archive_prayer: [() => postPrayerArchive(callAs('demo'), 61), 'success'],
  'bible_search.none': [() => searchBible(callAs('demo'), { ...search, group: 'both', phrase: 'zzzz' }, { answers: null }), []],
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
    () => fetchList(callAs(''), users),
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
    // The client requests neither a book nor a chapter that does not exist; only the answer matters.
    () => getPassageText(callAs('demo'), { ...john316, startVerse: 1, endVerse: 3 }),
    null,
  ],
  'get_passage_text.no-such-chapter': [
    () => getPassageText(callAs('demo'), { ...john316, startVerse: 1, endVerse: 3 }),
    null,
  ],
  'get_quote_text.missing': [() => getQuoteText(callAs('demo'), 999999), null],
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
  nuggets_login: [() => logIn(callAs(''), 'demo', ''), 'success'],
  'nuggets_login.new-user': [() => logIn(callAs(''), 'newcomer', 'demo'), 'success'],
  update_last_viewed: [
    () => postView(callAs('demo'), { passageId: 301, epochMs: 1795246171000, text: '11-21-26 07:29:31' }),
    'success',
  ],
  'update_passage.box': [
    () => postPassageUpdate(callAs('demo'), { passage: passage301, newText: null, passageRefAppendLetter: null }),
    'success',
  ],
  'update_passage.text': [
    () =>
      postPassageUpdate(callAs('demo'), {
        passage: passage301,
        newText: 'For God so loved the world.',
        passageRefAppendLetter: 'a',
      }),
    'success',
  ],
  update_prayer: [() => postPrayerUpdate(callAs('demo'), neighboursRow), 'success'],
  update_quote: [() => postQuoteUpdate(callAs('demo'), quote1), 'success'],
  update_reading_plan: [() => postReading(callAs('demo'), matthew1), 'success'],
};
