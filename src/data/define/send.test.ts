import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../client/ApiError';
import { startMockApi } from '@test/kit/startMockApi';
import { callAs, readingAs, subjects } from '@test/kit/engine';

let api: ReturnType<typeof startMockApi>;
const data = () => api.db.user('demo');
const sent = (endpoint: string) => api.requests.filter((request) => request.endpoint === endpoint);

const range = { bookName: 'john' as const, chapter: 3, startVerse: 16, endVerse: 17 };
const never = { lastViewedNum: 0, lastViewedStr: '' };

beforeEach(() => {
  api = startMockApi();
  const passage = { ...range, ...never, passageId: 7, translation: 'kjv', box: 2, explanation: 'Why' };
  const prayer = { prayerId: 7, title: 'Exams', details: 'June', personName: 'Ann', archived: false };
  const quote = { quoteId: 7, text: 'Be still', approved: 'N', fromUser: 'ann', sourceId: 4, topicIds: [] };
  Object.assign(data(), {
    memoryPassages: [{ ...passage, passageId: 6, chapter: 1 }, passage],
    overrides: [],
    prayers: [
      { ...prayer, prayerId: 6, priority: 'weekly' },
      { ...prayer, priority: 'daily' },
    ],
    quotes: [{ ...quote, quoteId: 6, topicIds: [] }, quote],
    nuggets: [{ ...range, passageId: 7, topicIds: [] }],
  });
});

const topicOf = (index: number) => {
  const { id = 0, name = '' } = data().topics[index] ?? {};
  return { id, name };
};

/** Sends a write; returns the id of the new row, or the reason for refusing. */
const send = async (kind: string, payload: object) => {
  const write = subjects.bind({ kind, payload });
  try {
    const call = await write?.prepare(callAs('demo'), readingAs('demo'));
    return await call?.(callAs('demo'));
  } catch (error) {
    return error instanceof ApiError ? error.failure : error;
  }
};

const edit = (changes: object, was: object = {}, more: object = {}) =>
  ['passageEdit', { passageId: 7, changes, was, ...more }] as const;

it.each([
  [
    'view',
    { passageId: 7, epochMs: 900, text: '11-21-26 07:29:31' },
    { lastViewedNum: 900, lastViewedStr: '11-21-26 07:29:31' },
  ],
  ['box', { passageId: 7, box: 3, was: 2 }, { box: 3 }],
  ['box', { passageId: 7, box: 3 }, { box: 3 }],
  ['explanation', { passageId: 7, explanation: '', was: 'Why' }, { explanation: '' }],
  [...edit({ translation: 'asv' }, { translation: 'kjv' }), { translation: 'asv' }],
  [...edit({ startVerse: 15, endVerse: 18 }), { startVerse: 15, endVerse: 18 }],
  [...edit({ box: -1 }, { box: 2 }), { box: -1 }],
] as const)('writes %s %j, and nothing else of the passage', async (kind, payload, change) => {
  const [other, before] = structuredClone(data().memoryPassages);
  expect(await send(kind, payload)).toBe(0);
  expect(data().memoryPassages).toMatchObject([other, { ...before, ...change }]);
  expect(data().overrides).toEqual([]);
});

describe('a change on another device', () => {
  it.each([
    ['box', { passageId: 7, box: 3, was: 1 }, 'box', 'The box', 'Box 2'],
    ['explanation', { passageId: 7, explanation: 'So', was: '' }, 'explanation', 'The explanation', 'Why'],
    [...edit({ translation: 'asv' }, { translation: 'niv' }), 'translation', 'The translation', 'kjv'],
    [...edit({ startVerse: 15 }, { startVerse: 14 }), 'startVerse', 'The start verse', '16'],
    [...edit({ endVerse: 18 }, { endVerse: 19 }), 'endVerse', 'The end verse', '17'],
    [
      'prayerEdit',
      { prayerId: 7, changes: { title: 'A' }, was: { title: 'B' } },
      'title',
      'The title',
      'Exams',
    ],
    [
      'prayerEdit',
      { prayerId: 7, changes: { details: 'A' }, was: { details: 'B' } },
      'details',
      'The details',
      'June',
    ],
    [
      'prayerEdit',
      { prayerId: 7, changes: { personName: 'A' }, was: { personName: 'B' } },
      'personName',
      'The person',
      'Ann',
    ],
    [
      'prayerEdit',
      { prayerId: 7, changes: { daily: false }, was: { daily: false } },
      'daily',
      'Daily',
      'yes',
    ],
    ['prayerEdit', { prayerId: 6, changes: { daily: true }, was: { daily: true } }, 'daily', 'Daily', 'no'],
    ['quoteText', { quoteId: 7, text: 'New', was: 'Old' }, 'text', 'The quote', 'Be still'],
  ] as const)('is not written over by %s %j', async (kind, payload, name, field, theirs) => {
    const before = structuredClone(data());
    const failure = await send(kind, payload);
    expect(failure).toMatchObject({ kind: 'rejected', conflict: { name, field, theirs } });
    expect(data()).toEqual(before);
  });

  it.each([
    ['box', { passageId: 7, box: 2, was: 1 }],
    ['explanation', { passageId: 7, explanation: 'Why', was: 'Old' }],
    edit({ endVerse: 17 }, { endVerse: 18 }),
    ['prayerEdit', { prayerId: 7, changes: { title: 'Exams' }, was: { title: 'B' } }],
    ['prayerEdit', { prayerId: 7, changes: { daily: true }, was: { daily: false } }],
    ['quoteText', { quoteId: 7, text: 'Be still', was: 'Old' }],
  ] as const)('is no conflict where both want the same: %s %j', async (kind, payload) => {
    expect(await send(kind, payload)).toBe(0);
  });

  it('does not matter if the row is gone', async () => {
    for (const [kind, payload] of [
      ['box', { passageId: 9, box: 3 }],
      ['prayerEdit', { prayerId: 9, changes: { title: 'A' } }],
      ['quoteText', { quoteId: 9, text: 'New' }],
    ] as const)
      expect(await send(kind, payload)).toMatchObject({ kind: 'rejected', detail: 'it is gone' });
    expect(sent('update_passage')).toEqual([]);
  });
});

describe('a row that the list has twice', () => {
  beforeEach(() => {
    const [other = expect.fail(), shown = expect.fail()] = data().memoryPassages;
    const first = { ...shown, box: 1 as const, startVerse: 1, endVerse: 2, explanation: 'Old' };
    data().memoryPassages = [first, other, shown];
  });

  it('is changed from the values that came last, which the screen shows', async () => {
    expect(await send('explanation', { passageId: 7, explanation: 'So', was: 'Why' })).toBe(0);
    expect(sent('update_passage').at(-1)?.body).toMatchObject({
      passage: { startVerse: 16, endVerse: 17, frequencyDays: 2, explanation: 'So' },
    });
  });

  it('is no conflict where those are what the person saw', async () => {
    expect(await send('box', { passageId: 7, box: 3, was: 2 })).toBe(0);
  });
});

describe('a custom text', () => {
  const own = (text: string, letter: string | null = null) => {
    data().overrides = [{ passageId: 7, letter, verseNumber: 16, text }];
  };
  const reword = (newText: string | null, appendLetter: string, wasText?: string) =>
    send(
      ...edit({}, {}, { rewording: { newText, appendLetter }, ...(wasText !== undefined && { wasText }) }),
    );

  it.each([
    ['New', 'a', 'Old', { text: 'New', letter: 'a' }],
    ['New', '', 'Old', { text: 'New', letter: null }],
    ['New', 'b', undefined, { text: 'New', letter: 'b' }],
    ['Old', 'b', 'Another', { text: 'Old', letter: 'b' }],
    [null, 'c', 'Another', { text: 'Old', letter: 'c' }],
  ] as const)('becomes %j with letter %j', async (text, letter, wasText, stored) => {
    own('Old', 'a');
    expect(await reword(text, letter, wasText)).toBe(0);
    expect(data().overrides).toMatchObject([{ passageId: 7, ...stored }]);
  });

  it('is removed by a blank one', async () => {
    own('Old');
    expect(await reword('', '', 'Old')).toBe(0);
    expect(data().overrides).toEqual([]);
  });

  it.each([
    ['Theirs', 'Theirs'],
    [null, 'the text of the translation'],
  ])('that another device changed to %j is reported as %j', async (theirs, told) => {
    if (theirs !== null) own(theirs);
    const failure = await reword('New', '', 'Old');
    expect(failure).toMatchObject({
      conflict: { name: 'wasText', field: 'The own wording', theirs: told },
    });
    expect(sent('update_passage')).toEqual([]);
  });

  it('is not written if the current one cannot be read', async () => {
    api.faults.set('get_mempsg_text_overrides', '500');
    expect(await reword('New', '')).toMatchObject({ kind: 'http', status: 500 });
    expect(sent('update_passage')).toEqual([]);
  });

  it.each(['', ' '])('of %j gets the translation’s text with its letter', async (text) => {
    if (text !== '') own(text);
    const genesis = { bookName: 'genesis' as const, chapter: 1, startVerse: 1, endVerse: 1 };
    Object.assign(data().memoryPassages[1] ?? {}, genesis);
    expect(await reword(null, 'b')).toBe(0);
    expect(data().overrides[0]).toMatchObject({ letter: 'b' });
    expect(data().overrides[0]?.text).toMatch(/^In the beginning God created/);
  });
});

it.each([
  [{ title: 'Tests' }, { title: 'Tests' }],
  [{ details: '' }, { details: '' }],
  [{ personName: 'Ben' }, { personName: 'Ben' }],
  [{ daily: false }, { priority: null }],
])('writes %j of a prayer, and nothing else', async (changes, change) => {
  const [other, before] = structuredClone(data().prayers);
  expect(await send('prayerEdit', { prayerId: 7, changes })).toBe(0);
  expect(data().prayers).toMatchObject([other, { ...before, ...change }]);
});

it('archives a prayer', async () => {
  expect(await send('prayerArchive', { prayerId: 7 })).toBe(0);
  expect(data().prayers.map(({ archived }) => archived)).toEqual([false, true]);
});

it.each(['Be still', undefined])('writes the text of a quote that was %j, and nothing else', async (was) => {
  const [other, before] = structuredClone(data().quotes);
  expect(await send('quoteText', { quoteId: 7, text: 'New', ...(was && { was }) })).toBe(0);
  expect(data().quotes).toEqual([other, { ...before, text: 'New' }]);
});

it('puts topics on a quote and on a nugget', async () => {
  const topics = [topicOf(0), topicOf(1)];
  expect(await send('quoteTopics', { quoteId: 7, topics })).toBe(0);
  expect(data().quotes.map(({ topicIds }) => topicIds)).toEqual([[], topics.map(({ id }) => id)]);
  expect(await send('nuggetTopics', { passageId: 7, topics })).toBe(0);
  expect(data().nuggets[0]?.topicIds).toEqual(topics.map(({ id }) => id));
});

describe.each([
  ['quoteTopics', 'quoteId', 'add_quote_topic'],
  ['nuggetTopics', 'passageId', 'add_passage_topic'],
] as const)('topics of which another device has added some: %s', (kind, idName, endpoint) => {
  const ids = (count: number) => [topicOf(0).id, topicOf(1).id].slice(0, count);
  const row = () => (kind === 'quoteTopics' ? data().quotes : data().nuggets).at(-1) ?? expect.fail();
  const add = (rowId = 7) => send(kind, { [idName]: rowId, topics: [topicOf(0), topicOf(1)] });

  it('are sent without those that the row has', async () => {
    row().topicIds = ids(1);
    expect(await add()).toBe(0);
    expect(row().topicIds).toEqual(ids(2));
    expect(sent(endpoint)).toHaveLength(1);
  });

  it('are not sent where the row has them all', async () => {
    row().topicIds = ids(2);
    expect(await add()).toBe(0);
    expect(sent(endpoint)).toEqual([]);
  });

  it('are refused where the row is gone', async () => {
    expect(await add(9)).toMatchObject({ kind: 'rejected', detail: 'it is gone' });
    expect(sent(endpoint)).toEqual([]);
  });
});

it('returns the id of a new row', async () => {
  const ref = { ...range, translation: 'kjv', chapter: 4 };
  const prayer = { title: 'New', details: '', personName: '', daily: true, archived: false };
  const session = { prayerId: 7, note: '', dateTime: '2026-11-21T12:00:00' };
  expect(await send('passage', ref)).toBe(data().memoryPassages.at(-1)?.passageId);
  expect(await send('nugget', ref)).toBe(data().nuggets.at(-1)?.passageId);
  expect(await send('topic', { name: 'New' })).toBe(data().topics.at(-1)?.id);
  expect(await send('quote', { text: 'New' })).toBe(data().quotes.at(-1)?.quoteId);
  expect(await send('prayer', prayer)).toBe(data().prayers.at(-1)?.prayerId);
  expect(await send('session', session)).toBe(data().prayerSessions.at(-1)?.sessionId);
  expect(data().prayers.at(-1)).toMatchObject({ title: 'New', priority: 'daily' });
  data().links = [{ key: '4.20', label: 'A', action: 'https://a.example' }];
  expect(await send('link', { label: 'B', action: 'https://b.example' })).toBe(21);
  expect(data().links.at(-1)).toEqual({ key: '4.21', label: 'B', action: 'https://b.example' });
});

describe('a reading', () => {
  const reading = { dayOfWeek: 'Sunday', bookName: 'jude', chapter: 1, dateRead: '2026-11-21' };
  it('that the list has already is not recorded twice', async () => {
    data().readingProgress = [{ ...reading, dayOfWeek: 'Sunday', bookName: 'jude', dateRead: '2026-11-22' }];
    expect(await send('progress', reading)).toBe(0);
    expect(sent('update_reading_plan')).toEqual([]);
    expect(await send('progress', { ...reading, bookName: '3-john' })).toBe(0);
    expect(sent('update_reading_plan')).toHaveLength(1);
  });

  it('waits without a network, and is sent if the list is invalid', async () => {
    api.faults.set('get_all_reading_plan_progress', 'drop');
    expect(await send('progress', reading)).toMatchObject({ kind: 'network' });
    expect(sent('update_reading_plan')).toEqual([]);
    api.faults.set('get_all_reading_plan_progress', '500');
    expect(await send('progress', reading)).toBe(0);
    expect(sent('update_reading_plan')).toHaveLength(1);
  });
});
