// @vitest-environment node
import { expect, it } from 'vitest';
import { testClient } from '../testClient';

it('gives every memory passage, without verses', async () => {
  const { db, get } = testClient();
  const data = db.user('demo');
  data.memoryPassages = data.memoryPassages.slice(0, 1);
  const [passage] = data.memoryPassages;
  Object.assign(passage ?? {}, {
    passageId: 4,
    bookName: '2-kings',
    chapter: 21,
    startVerse: 3,
    endVerse: 5,
    translation: 'asv',
    box: 3,
    explanation: 'Why',
    lastViewedNum: 1_760_000_060_000,
    lastViewedStr: '11-01-26 08:00:00',
  });
  expect((await get('get_mempsg_list', { user: 'demo' })).json).toEqual([
    {
      passageId: 4,
      bookId: 12,
      bookName: '2-kings',
      translationId: null,
      translationName: 'asv',
      chapter: 21,
      startVerse: 3,
      endVerse: 5,
      verseText: null,
      explanation: 'Why',
      frequencyDays: 3,
      last_viewed_str: '11-01-26 08:00:00',
      last_viewed_num: 1_760_000_060_000,
      passageRefAppendLetter: null,
      verses: [],
      topics: [],
    },
  ]);
});
