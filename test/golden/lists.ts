import { getPassageText } from '@/bible/text/bibleText';
import { searchBible } from '@/features/search/api/calls';
import { readList } from '@test/kit/readList';
import { john316, search } from './rows';
import { callAs } from '@test/kit/engine';

/** Recorded lists that are too long to write out: the number of rows, and the first one. */
export const lists: Record<
  string,
  [call: () => Promise<readonly unknown[] | null>, length: number, first: unknown]
> = {
  bible_search: [
    () => searchBible(callAs('demo'), search, { answers: null }),
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
  'bible_search.book': [
    () =>
      searchBible(
        callAs('demo'),
        { book: '2-john', translations: ['kjv'], group: 'both', phrase: '*' },
        { answers: null },
      ),
    13,
    {
      translation: 'kjv',
      bookName: '2-john',
      chapter: 1,
      startVerse: 1,
      endVerse: 1,
      verses: [
        {
          verseNumber: 1,
          parts: [
            {
              text: 'The elder unto the elect lady and her children, whom I love in the truth; and not I only, but also all they that have known the truth;',
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
    () => getPassageText(callAs('demo'), { ...john316, endVerse: 18 }),
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
      getPassageText(callAs('Guest'), {
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
