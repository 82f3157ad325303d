import 'fake-indexeddb/auto';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import { server } from '@test/kit/server';
import {
  addMemoryPassage,
  getMemoryPassages,
  getPracticeHistory,
  getTextOverrides,
  updateLastViewed,
  updatePassage,
  type OverrideChange,
} from '@/api/resources/memory';

const USER = 'ann';
const john316: MemoryPassage = {
  passageId: 7,
  translation: 'kjv',
  bookName: 'john',
  chapter: 3,
  startVerse: 16,
  endVerse: 16,
  box: 1,
  lastViewed: null,
  explanation: '',
  appendLetter: '',
};
const OVERRIDE_STAYS: OverrideChange = { newText: null, appendLetter: '' };

const answer = (endpoint: string, response: () => Response) =>
  server.use(http.all(`*/bible/api/${endpoint}.php`, response));

/** The lists as the server gave them once, and then no network for them any more. */
async function keep(lists: { passages?: object[]; overrides?: object[]; views?: object[] }) {
  const { passages = [], overrides = [], views = [] } = lists;
  answer('get_mempsg_list', () => HttpResponse.json(passages));
  answer('get_mempsg_text_overrides', () => HttpResponse.json(overrides));
  answer('get_mem_practice_history', () => HttpResponse.json(views));
  await getMemoryPassages(USER);
  await getTextOverrides(USER);
  await getPracticeHistory(USER);
  for (const endpoint of ['get_mempsg_list', 'get_mempsg_text_overrides', 'get_mem_practice_history'])
    answer(endpoint, () => HttpResponse.error());
}

const row = { ...john316, passageId: '7', translationName: 'kjv', frequencyDays: 1, explanation: 'Old' };
const other = { ...row, passageId: 8, startVerse: 1, endVerse: 3 };

beforeEach(() => {
  for (const endpoint of ['update_passage', 'update_last_viewed'])
    answer(endpoint, () => HttpResponse.json('success'));
});

it('says what was written of a passage since the list came', async () => {
  await keep({ passages: [row, other] });
  const written: MemoryPassage = { ...john316, translation: 'asv', endVerse: 17, box: 3 };
  await updatePassage(USER, { ...written, explanation: 'New' }, OVERRIDE_STAYS);
  expect(await getMemoryPassages(USER)).toMatchObject([
    { ...written, explanation: 'New' },
    { passageId: 8, box: 1, endVerse: 3, explanation: 'Old' },
  ]);
});

it('leaves an explanation that is not written, and a list whose write failed', async () => {
  await keep({ passages: [row] });
  await updatePassage(USER, john316, OVERRIDE_STAYS);
  answer('update_passage', () => HttpResponse.json('error'));
  await expect(updatePassage(USER, { ...john316, box: 2 }, OVERRIDE_STAYS)).rejects.toThrow();
  expect(await getMemoryPassages(USER)).toMatchObject([{ box: 1, explanation: 'Old' }]);
});

it.each([[[]], [[{ passageId: 8, dateViewedStr: '', dateViewedLong: 5 }]]])(
  'says when a passage was viewed since, after %j',
  async (views) => {
    await keep({ passages: [row, other], views });
    await updateLastViewed(USER, 7, { epochMs: 1762995006085, text: '11-13-25 00:50:06' });
    expect(await getMemoryPassages(USER)).toMatchObject([
      { lastViewed: 1762995006085 },
      { lastViewed: null },
    ]);
    expect(await getPracticeHistory(USER)).toEqual([
      { passageId: 7, viewedAt: 1762995006085 },
      ...views.map(() => ({ passageId: 8, viewedAt: 5 })),
    ]);
  },
);

it('has a passage that was added since', async () => {
  await keep({ passages: [row] });
  answer('add_memory_passage', () => HttpResponse.json(301));
  await addMemoryPassage(USER, { ...john316, startVerse: 17, endVerse: 18 });
  expect(await getMemoryPassages(USER)).toMatchObject([
    { passageId: 7 },
    { ...john316, passageId: 301, startVerse: 17, endVerse: 18 },
  ]);
});

const own = {
  passageId: 7,
  passageRefAppendLetter: 'a',
  verses: [{ verseParts: [{ verseText: 'Old words' }] }],
};

it.each<[string, object[], OverrideChange, object[]]>([
  ['a first wording', [], { newText: 'Words', appendLetter: 'a' }, [{ appendLetter: 'a', text: 'Words' }]],
  ['another', [own], { newText: 'Words', appendLetter: 'b' }, [{ appendLetter: 'b', text: 'Words' }]],
  ['another letter', [own], { newText: null, appendLetter: 'c' }, [{ appendLetter: 'c', text: 'Old words' }]],
  ['a letter alone', [], { newText: null, appendLetter: 'c' }, [{ appendLetter: 'c', text: '' }]],
  ['nothing of it', [own], OVERRIDE_STAYS, [{ appendLetter: 'a', text: 'Old words' }]],
  ['none any more', [own], { newText: '', appendLetter: '' }, []],
])('knows %s', async (_, overrides, change, expected) => {
  await keep({ passages: [{ ...row, passageRefAppendLetter: 'a' }], overrides });
  await updatePassage(USER, john316, change);
  expect(await getTextOverrides(USER)).toEqual(expected.map((each) => ({ passageId: 7, ...each })));
  const letter = change === OVERRIDE_STAYS ? 'a' : change.appendLetter;
  expect(await getMemoryPassages(USER)).toMatchObject([{ appendLetter: letter }]);
});
