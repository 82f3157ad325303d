import { expect, it } from 'vitest';
import type { Decoder } from './decoder';
import { shaped } from './decoder';
import { additionalLinks } from '@/features/links/api';
import { memoryPassages, practiceHistory, textOverrides } from '@/features/memory/api/calls';
import { nuggets } from '@/features/nuggets/api/calls';
import { prayers } from '@/features/prayers/api/calls';
import { addedQuote, quotes, quoteText } from '@/features/quotes/api/calls';
import { searchResult } from '@/features/search/api/calls';
import { newTopicId, topics } from '@/features/topics/api/calls';
import { passageText } from '@/bible/text/verses';

/* The forms in which the server is known to answer: numbers as text, unset values in four forms, absent fields. */

function read<T>(decode: Decoder<T>, answer: unknown): T {
  const result = decode(answer);
  if (!result.ok) throw new Error(`refused: ${result.rejection ?? 'makes no sense'}`);
  return result.value;
}

const john3 = { bookName: 'john', chapter: '3', startVerse: '16', endVerse: 16 };

it.each([null, undefined, '', ' ', 'N/A'])('takes %j for no explanation', (explanation) => {
  const [passage] = read(memoryPassages.decode, [{ ...john3, passageId: '7', explanation }]);
  expect(passage).toMatchObject({ passageId: 7, chapter: 3, explanation: '' });
});

it.each(['john', ' John ', 'JOHN'])('knows the book %j without its number', (bookName) => {
  const [passage] = read(memoryPassages.decode, [{ ...john3, bookName, passageId: 7 }]);
  expect(passage).toMatchObject({ bookName: 'john' });
});

it('knows a book of several words, and a translation with white space', () => {
  const row = { ...john3, passageId: 7, bookName: 'Song of Solomon', translationName: 'ASV ' };
  expect(read(memoryPassages.decode, [row])).toMatchObject([
    { bookName: 'song-of-solomon', translation: 'asv' },
  ]);
});

/** From the last day of the year 9999 on, some zone already has a year of five digits. */
const YEAR_10000 = Date.UTC(10_000, 0, 1);

it.each([
  0,
  -1,
  '',
  'N/A',
  null,
  undefined,
  Number.MAX_SAFE_INTEGER,
  1_762_995_006_085_000,
  '1762995006085000',
  YEAR_10000,
  YEAR_10000 - 86_400_000,
])('takes a last view of %j for never', (last_viewed_num) => {
  const [passage] = read(memoryPassages.decode, [{ ...john3, passageId: 7, last_viewed_num }]);
  expect(passage).toMatchObject({ lastViewed: null });
});

it.each([1, 1_762_995_006_085, YEAR_10000 - 86_400_001])('keeps a last view of %j', (last_viewed_num) => {
  const [passage] = read(memoryPassages.decode, [{ ...john3, passageId: 7, last_viewed_num }]);
  expect(passage).toMatchObject({ lastViewed: last_viewed_num });
});

it('leaves a view with an impossible time out of the history', () => {
  const rows = [
    { passageId: 7, dateViewedLong: Number.MAX_SAFE_INTEGER },
    { passageId: 8, dateViewedLong: '1762995006085' },
  ];
  expect(read(practiceHistory.decode, rows)).toEqual([{ passageId: 8, viewedAt: 1762995006085 }]);
});

it.each([29, null, undefined, 'N/A'])('keeps a custom text whose verse has the number %j', (verseNumber) => {
  const verses = [{ verseParts: [{ verseNumber, verseText: 'Hold fast.' }] }];
  expect(read(textOverrides.decode, [{ passageId: 7, passageRefAppendLetter: 'A', verses }])).toEqual([
    { passageId: 7, appendLetter: 'a', text: 'Hold fast.' },
  ]);
});

it.each([undefined, null, [], 'N/A', [{ verseParts: null }]])(
  'keeps the letter of a custom text whose verses are %j',
  (verses) => {
    expect(read(textOverrides.decode, [{ passageId: 7, passageRefAppendLetter: 'b', verses }])).toEqual([
      { passageId: 7, appendLetter: 'b', text: '' },
    ]);
  },
);

it.each([null, undefined, '', '  '])('takes %j for a quote whose text has to be fetched', (quoteTx) => {
  expect(read(quotes.decode, [{ quoteId: 5, quoteTx }])).toMatchObject([{ quoteId: 5, text: null }]);
});

it.each([null, '', '\n'])('takes %j for no text of a quote', (answer) => {
  expect(read(quoteText, answer)).toBeNull();
});

it.each([undefined, null, 'none', [null], [-1], [{ id: null, name: null }], [{ id: -1, name: 'N/A' }]])(
  'keeps an item whose topics are %j',
  (inner) => {
    expect(read(nuggets.decode, [{ ...john3, passageId: 9, topics: inner }])).toMatchObject([
      { passageId: 9, topics: [] },
    ]);
    expect(read(quotes.decode, [{ quoteId: 9, tagIds: inner }])).toMatchObject([
      { quoteId: 9, topicIds: [] },
    ]);
  },
);

it('puts a topic on an item once, however often the answer does', () => {
  const grace = { id: 1, name: 'Grace' };
  expect(read(nuggets.decode, [{ ...john3, passageId: 9, topics: [grace, { ...grace, id: '1' }] }])).toEqual([
    expect.objectContaining({ topics: [grace] }),
  ]);
  expect(read(quotes.decode, [{ quoteId: 9, tagIds: [4, '4', 2] }])).toMatchObject([{ topicIds: [4, 2] }]);
});

const ODD = [false, [], {}, 1.5, 2 ** 60, 1e300];

it.each(
  ['chapter', 'startVerse', 'endVerse'].flatMap((field) => ODD.map((value) => [field, value] as const)),
)('keeps a passage and a nugget whose %s is %j', (field, value) => {
  for (const { decode } of [memoryPassages, nuggets])
    expect(decode([{ ...john3, passageId: 9, [field]: value }])).toMatchObject({
      ok: true,
      value: [{ passageId: 9, bookName: 'john' }],
    });
});

// Each in a row of its own, because a bare list would be taken for several arguments.
const oddRows = ODD.map((odd) => [odd] as const);

it.each(oddRows)('keeps a passage whose other fields are %j', (odd) => {
  const fields = { frequencyDays: odd, last_viewed_num: odd, explanation: odd, passageRefAppendLetter: odd };
  const row = { ...john3, passageId: 9, ...fields, translationName: odd, translationId: odd };
  expect(read(memoryPassages.decode, [row])).toMatchObject([
    { passageId: 9, chapter: 3, startVerse: 16, endVerse: 16, box: 1, lastViewed: null, appendLetter: '' },
  ]);
});

it.each(oddRows)('keeps a custom text whose letter is %j', (passageRefAppendLetter) => {
  const verses = [{ verseParts: [{ verseText: 'Hold fast.' }] }];
  expect(read(textOverrides.decode, [{ passageId: 7, passageRefAppendLetter, verses }])).toMatchObject([
    { passageId: 7, appendLetter: '', text: 'Hold fast.' },
  ]);
});

it.each([[false], [[]], [{}]])('takes a quote text of %j for one that has to be fetched', (quoteTx) => {
  expect(read(quotes.decode, [{ quoteId: 5, quoteTx }])).toMatchObject([{ quoteId: 5, text: null }]);
});

it('keeps a quote with any values for its sender and approval', () => {
  expect(read(quotes.decode, [{ quoteId: 9, approved: true, fromUser: false, sourceId: '' }])).toMatchObject([
    { quoteId: 9, approved: null, fromUser: null, sourceId: null },
  ]);
});

it.each([
  ['John', null, 'john'],
  [' 1 SAMUEL ', undefined, '1-samuel'],
  ['Song-Of-Solomon', -1, 'song-of-solomon'],
  ['N/A', '43', 'john'],
])('reads the book %j numbered %j as %s', (name, bookId, bookName) => {
  const row = { ...john3, bookName: name, bookId, passageId: 9 };
  expect(read(nuggets.decode, [row])).toMatchObject([{ bookName }]);
});

it.each([null, undefined, '', 'N/A', -1, 177, Number.MAX_SAFE_INTEGER])(
  'takes an end verse %j for the start verse',
  (endVerse) => {
    expect(read(nuggets.decode, [{ ...john3, endVerse, passageId: 9 }])).toMatchObject([
      { startVerse: 16, endVerse: 16 },
    ]);
  },
);

it.each([
  [
    { startVerse: 30, endVerse: 99 },
    { startVerse: 30, endVerse: 36, storedAs: 'John 3:30-99' },
  ],
  [
    { startVerse: 36, endVerse: 37 },
    { startVerse: 36, endVerse: 36, storedAs: 'John 3:36-37' },
  ],
  [
    { startVerse: 40, endVerse: 40 },
    { startVerse: 40, endVerse: 40, storedAs: 'John 3:40' },
  ],
  [
    { startVerse: 40, endVerse: 42 },
    { startVerse: 40, endVerse: 42, storedAs: 'John 3:40-42' },
  ],
  [
    { startVerse: 500, endVerse: null },
    { startVerse: 500, endVerse: 500, storedAs: 'John 3:500' },
  ],
])('marks verses beyond the end of John 3: %j', (range, shown) => {
  for (const { decode } of [memoryPassages, nuggets])
    expect(decode([{ ...john3, ...range, passageId: 9 }])).toMatchObject({ ok: true, value: [shown] });
});

it.each([
  ['2-corinthians', 13, 14],
  ['3-john', 1, 15],
  ['revelation', 12, 18],
])('does not mark %s %d:%d, which some translations lack', (bookName, chapter, startVerse) => {
  const row = { bookName, chapter, startVerse, endVerse: startVerse, translationName: 'net', passageId: 9 };
  const [passage] = read(memoryPassages.decode, [row]);
  expect(passage).not.toHaveProperty('storedAs');
});

it('shows the first verse of a passage that ends before its start, as stored', () => {
  const [sound, damaged] = read(nuggets.decode, [
    { ...john3, passageId: 8 },
    { ...john3, endVerse: 15, passageId: 9 },
  ]);
  expect(sound).not.toHaveProperty('storedAs');
  expect(damaged).toMatchObject({ passageId: 9, startVerse: 16, endVerse: 16, storedAs: 'John 3:16-15' });
});

it('sorts the verses of a text, and leaves the parts of each in their order', () => {
  const verseOf = (verseNumber: number | string, ...texts: string[]) => ({
    verseParts: texts.map((verseText) => ({ verseNumber, verseText })),
  });
  const answer = { verses: [verseOf(10, 'c'), verseOf('9', 'a', 'b'), verseOf(11, 'd')] };
  expect(read(shaped(passageText), answer)).toMatchObject([
    { verseNumber: 9, parts: [{ text: 'a' }, { text: 'b' }] },
    { verseNumber: 10, parts: [{ text: 'c' }] },
    { verseNumber: 11, parts: [{ text: 'd' }] },
  ]);
});

it.each([null, undefined, ''])('names a topic by its number when its name is %j', (name) => {
  expect(read(topics.decode, [{ id: 4, name }])).toEqual([{ id: 4, name: 'Topic 4' }]);
});

it('names a link without a label by its URL', () => {
  const action = 'https://example.org/';
  expect(read(additionalLinks.decode, [{ key: null, label: null, action }])).toEqual([
    { key: '', label: action, action, additional: true },
  ]);
});

it.each([null, undefined, ''])('keeps a link whose URL is %j, because its key is in use', (action) => {
  expect(read(additionalLinks.decode, [{ key: '4.30', label: 'Hymns', action }])).toMatchObject([
    { key: '4.30', label: 'Hymns', action: '' },
  ]);
  expect(read(additionalLinks.decode, [{ key: '4.30', action }])).toMatchObject([{ label: '4.30' }]);
});

it.each([-1, 0, 1])('rejects quote id %i', (quoteId) => {
  expect(addedQuote({ quoteId, quoteTx: null })).toMatchObject({ ok: false, rejection: 'no quote id' });
});

it.each([-1, 0])('does not call topic id %i a success', (topicId) => {
  expect(newTopicId({ topicId, message: 'success' })).toEqual({ ok: false, rejection: '' });
});

it.each([
  ['kjv', { translationName: 'kjv' }],
  ['asv', { translationName: '', translationId: 'asv' }],
  ['bbe', { translationName: '', translationId: null }],
  ['bbe', {}],
] as const)('finds a result in %s by %j, searched in the BBE', (translation, names) => {
  const row = { ...john3, ...names, verses: [] };
  expect(read(shaped(searchResult('bbe')), row)).toMatchObject({ translation });
});

it.each([undefined, null, [], 'none'])('takes the text of a result whose verses are %j', (verses) => {
  const row = { ...john3, verses, verseText: 'For God so loved' };
  const parts = [{ text: 'For God so loved', wordsOfChrist: false }];
  expect(read(shaped(searchResult('kjv')), row)).toMatchObject({ verses: [{ verseNumber: 16, parts }] });
  expect(read(shaped(searchResult('kjv')), { ...row, verseText: null })).toMatchObject({ verses: [] });
});

it.each([null, { verses: null }, { verses: [] }])('takes %j for no such text', (answer) => {
  expect(read(shaped(passageText), answer)).toBeNull();
});

it('has a duplicate row once, with the values that came last', () => {
  const passage = { ...john3, passageId: 7 };
  const twice = ({ decode }: { decode: Decoder<unknown> }, first: object, last: object) =>
    read(decode, [first, { ...first, ...last }]);
  expect(twice(memoryPassages, passage, { frequencyDays: 2 })).toMatchObject([{ passageId: 7, box: 2 }]);
  expect(twice(textOverrides, { passageId: 7 }, { passageRefAppendLetter: 'b' })).toMatchObject([
    { passageId: 7, appendLetter: 'b' },
  ]);
  expect(twice(nuggets, passage, { endVerse: 17 })).toMatchObject([{ passageId: 7, endVerse: 17 }]);
  expect(twice(topics, { id: 3, name: 'Hop' }, { name: 'Hope' })).toEqual([{ id: 3, name: 'Hope' }]);
  expect(twice(quotes, { quoteId: 5 }, { quoteTx: 'Text' })).toMatchObject([{ quoteId: 5, text: 'Text' }]);
  expect(twice(prayers, { prayerId: 4 }, { prayerTitleTx: 'Rain' })).toMatchObject([
    { prayerId: 4, title: 'Rain' },
  ]);
});

const verse = (part: object) => {
  const verseParts = [{ verseNumber: 16, verseText: 'Hold fast.', ...part }];
  return read(shaped(passageText), { verses: [{ verseParts }] })?.[0]?.parts[0];
};

it.each([
  ...[true, 1, '1', 'Y', 'y'].map((value) => [value, true] as const),
  ...[false, 0, '0', 'N', 'n', '', 'N/A', null, undefined, 2, 'true', {}].map(
    (value) => [value, false] as const,
  ),
])('takes the flag %j for %j', (wordsOfChrist, expected) => {
  expect(verse({ wordsOfChrist })).toMatchObject({ wordsOfChrist: expected });
});

it('shows a verse of 20,000 characters whole, and says that a longer one is cut', () => {
  const longest = 'w'.repeat(20_000);
  expect(verse({ verseText: longest })).toMatchObject({ text: longest });
  expect(verse({ verseText: `${longest}x` })).toMatchObject({ text: `${longest}… [shown in part]` });
  const own = `${longest.slice(1)}🙏`;
  expect(verse({ verseText: `${own}x` })).toMatchObject({ text: `${own}… [shown in part]` });
});
