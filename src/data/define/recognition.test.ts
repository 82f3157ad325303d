import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '@test/kit/server';
import type { ListName, Rows } from '../define/list';
import { readingAs, subjects } from '@test/kit/engine';

/** Makes an endpoint answer a list. */
const answer = (endpoint: string, rows: readonly object[]) =>
  server.use(http.get(`*/bible/api/${endpoint}.php`, () => HttpResponse.json([...rows])));

const recognition = (kind: string, payload: object) => {
  const found = subjects.bind({ kind, payload })?.recognition;
  if (!found) throw new Error(`${kind} is not recognised`);
  return found;
};

const sentAt = Date.UTC(2026, 10, 21, 12);
const find = (kind: string, payload: object, highestId?: number, ids: readonly number[] = []) => {
  const before = highestId === undefined ? undefined : { highestId, ids };
  return recognition(kind, payload).find({ before, sentAt }, readingAs('demo'));
};

const ref = { translation: 'kjv', bookName: 'john', chapter: 3, startVerse: 16, endVerse: 17 };
const range = { ...ref, bookId: 43, translationName: 'kjv', translationId: 'kjv' };
const memory = { ...range, passageId: 7, frequencyDays: 2, explanation: 'Why' };
const quote = { quoteId: 7, quoteTx: 'Be still', tagIds: [3, 4] };
const prayer = { prayerTitleTx: 'Exams', prayerDetailsTx: 'June', prayerSubjectPersonName: 'Ann' };
const asked = { title: 'Exams', details: 'June', personName: 'Ann' };
const prayerRow = { ...prayer, prayerId: 7, archiveFl: 'N', prayerPriorityCd: 'daily' };
const topics = [
  { id: 3, name: 'Grace' },
  { id: 4, name: 'Hope' },
];
const link = { label: 'Hymns', action: 'https://hymns.example' };
const link7 = { ...link, key: '4.7' };
const otherBook = { bookName: 'mark', bookId: 41 };
const others = (row: object, ...changes: object[]) => changes.map((change) => ({ ...row, ...change }));

describe('a write that makes a row', () => {
  it.each([
    [
      'passage',
      ref,
      'get_mempsg_list',
      memory,
      others(
        memory,
        otherBook,
        { chapter: 4 },
        { startVerse: 15 },
        { endVerse: 18 },
        { translationName: 'asv' },
      ),
      7,
    ],
    [
      'nugget',
      ref,
      'get_nugget_id_list',
      { ...range, passageId: 7 },
      others({ ...range, passageId: 8 }, otherBook, { chapter: 4 }, { startVerse: 15 }, { endVerse: 18 }),
      7,
    ],
    ['topic', { name: ' grace' }, 'get_tag_list', { id: 7, name: 'Grace ' }, [{ id: 8, name: 'Graces' }], 7],
    [
      'quote',
      { text: 'Be still ' },
      'get_quote_list',
      { ...quote, quoteTx: ' Be still' },
      others(quote, { quoteTx: 'Be' }, { quoteTx: null }),
      7,
    ],
    [
      'prayer',
      { ...asked, archived: false, daily: false },
      'get_prayers',
      prayerRow,
      others(prayerRow, { prayerTitleTx: 'E' }, { prayerDetailsTx: '' }, { prayerSubjectPersonName: 'B' }),
      7,
    ],
    [
      'link',
      link,
      'get_additional_links',
      link7,
      others(link7, { label: 'Hymn' }, { action: 'https://h.example' }),
      7,
    ],
  ] as const)('%s of %j is found by all its values, and by nothing less', async (...row) => {
    const [kind, payload, endpoint, same, different, id] = row;
    answer(endpoint, [...different, same]);
    expect(await find(kind, payload, 0)).toEqual({ saved: id });
    // Its row was there before, or another write of this device made it.
    expect(await find(kind, payload, id)).toBe('absent');
    expect(await find(kind, payload, 0, [id])).toBe('absent');
    expect(await find(kind, payload)).toBe('unclear');
    answer(endpoint, different);
    expect(await find(kind, payload, 0)).toBe('absent');
    expect(await find(kind, payload)).toBe('absent');
  });

  it('is the last of several equal rows', async () => {
    answer('get_tag_list', [
      { id: 9, name: 'Grace' },
      { id: 12, name: 'grace' },
      { id: 10, name: 'GRACE' },
    ]);
    expect(await find('topic', { name: 'Grace' }, 10)).toEqual({ saved: 12 });
    expect(await find('topic', { name: 'Grace' }, 12)).toBe('absent');
  });

  it('cannot be searched for without an answer', async () => {
    server.use(http.get('*/bible/api/get_tag_list.php', () => HttpResponse.json('error')));
    await expect(find('topic', { name: 'Grace' }, 0)).rejects.toMatchObject({
      failure: { kind: 'rejected', endpoint: 'get_tag_list' },
    });
  });
});

describe('a write that changes a row', () => {
  it.each([
    [
      'box',
      { passageId: 7, box: 2 },
      'get_mempsg_list',
      memory,
      others(memory, { passageId: 8 }, { frequencyDays: 3 }),
    ],
    [
      'view',
      { passageId: 7, epochMs: 5_000, text: '' },
      'get_mempsg_list',
      // Or a later one.
      { ...memory, last_viewed_num: 5_001 },
      others({ ...memory, last_viewed_num: 4_999 }, {}, { passageId: 8 }, { last_viewed_num: null }),
    ],
    [
      'explanation',
      { passageId: 7, explanation: 'Why' },
      'get_mempsg_list',
      memory,
      others(memory, { passageId: 8 }, { explanation: 'How' }),
    ],
    [
      'nuggetTopics',
      { passageId: 7, topics },
      'get_nugget_id_list',
      { ...range, passageId: 7, topics: [...topics, { id: 5, name: 'Joy' }] },
      others({ ...range, passageId: 7, topics }, { passageId: 8 }, { topics: [topics[0]] }, { topics: [] }),
    ],
    [
      'quoteText',
      { quoteId: 7, text: 'Be still' },
      'get_quote_list',
      quote,
      others(quote, { quoteId: 8 }, { quoteTx: 'Be' }),
    ],
    [
      'quoteTopics',
      { quoteId: 7, topics },
      'get_quote_list',
      { ...quote, tagIds: [3, 4, 5] },
      others(quote, { quoteId: 8 }, { tagIds: [4] }, { tagIds: [3] }),
    ],
    [
      'prayerEdit',
      { prayerId: 7, changes: asked },
      'get_prayers',
      { ...prayerRow, prayerPriorityCd: '' },
      others(
        prayerRow,
        { prayerId: 8 },
        { prayerTitleTx: 'E' },
        { prayerDetailsTx: '' },
        { prayerSubjectPersonName: 'B' },
      ),
    ],
    [
      'prayerEdit',
      { prayerId: 7, changes: { daily: true } },
      'get_prayers',
      { ...prayerRow, prayerTitleTx: 'E' },
      others(prayerRow, { prayerId: 8 }, { prayerPriorityCd: '' }),
    ],
    [
      'prayerArchive',
      { prayerId: 7 },
      'get_prayers',
      { ...prayerRow, archiveFl: 'Y' },
      others(prayerRow, {}, { prayerId: 8, archiveFl: 'Y' }),
    ],
    [
      'progress',
      { dayOfWeek: 'Sunday', bookName: 'jude', chapter: 1, dateRead: '2026-11-21' },
      'get_all_reading_plan_progress',
      { dayOfWeek: 'Sunday', bookName: 'jude', bookId: 65, chapter: 1, dateRead: '2026-11-22' },
      others(
        { dayOfWeek: 'Sunday', bookName: 'jude', bookId: 65, chapter: 1, dateRead: '2026-11-21' },
        { dayOfWeek: 'Monday' },
        { bookName: 'mark' },
        { chapter: 2 },
        { dateRead: '2026-11-14' },
      ),
    ],
  ] as const)(
    '%s of %j is found where a row shows the change',
    async (kind, payload, endpoint, same, different) => {
      answer(endpoint, [...different, same]);
      expect(await find(kind, payload)).toEqual({ saved: 0 });
      expect(await find(kind, payload, 1)).toEqual({ saved: 0 });
      answer(endpoint, different);
      expect(await find(kind, payload)).toBe('absent');
    },
  );
});

describe('a session', () => {
  const row = { sessionId: 7, prayerId: 3, dateTime: '2026-11-21 12:00:05', prayerNoteTx: 'Thanks' };
  const wanted = { prayerId: 3, note: ' Thanks', dateTime: '2026-11-21T12:00:00' };
  it.each([
    ['is found by prayer and note above the highest id', [row], 6, { saved: 7 }],
    ['is not a row that was there before', [row], 7, 'absent'],
    ['is not a row of another prayer', [{ ...row, prayerId: 4 }], 6, 'absent'],
    ['is not a row with another note', [{ ...row, prayerNoteTx: 'Thank' }], 6, 'absent'],
    ['is the last of several', [row, { ...row, sessionId: 8 }], 6, { saved: 8 }],
    ['is found whatever its time', [{ ...row, dateTime: '2026-11-01 03:07:11' }], 6, { saved: 7 }],
    ['may be any row where nothing was known before', [row], undefined, 'unclear'],
    ['is not there where no row is like it', [{ ...row, prayerId: 4 }], undefined, 'absent'],
  ] as const)('%s', async (_, rows, highestId, expected) => {
    answer('get_prayer_sessions', [...rows]);
    expect(await find('session', wanted, highestId)).toEqual(expected);
  });

  it('is not one that an equal write of this device made', async () => {
    answer('get_prayer_sessions', [row]);
    expect(await find('session', wanted, 6, [7])).toBe('absent');
  });
});

it('knows the highest id of the known rows', async () => {
  const known = [
    { id: 1, name: 'Grace' },
    { id: 3, name: 'Hope' },
    { id: 2, name: 'Love' },
  ];
  const { newRow } = recognition('topic', { name: 'Grace' });
  const rowsOf = <List extends ListName>(list: List): Rows<List> | undefined => {
    expect(list).toBe('topics');
    const lists: { [Name in ListName]?: Rows<Name> } = { topics: known };
    return lists[list];
  };
  expect(newRow?.highestKnownId(rowsOf)).toBe(3);
  expect(newRow?.highestKnownId(() => undefined)).toBeUndefined();
  expect(await newRow?.loadHighestId(async (list) => Promise.resolve(rowsOf(list) ?? []))).toBe(3);
});

it.each([
  ['topic', { name: 'Grace' }, { name: 'Grace' }, true],
  ['topic', { name: 'Grace' }, { name: 'Hope' }, false],
  ['topic', { name: 'Grace' }, { title: 'Grace' }, false],
  ['session', { prayerId: 3, note: 'A ', dateTime: '1' }, { prayerId: 3, note: ' A', dateTime: '2' }, true],
  ['session', { prayerId: 3, note: 'A', dateTime: '1' }, { prayerId: 4, note: 'A', dateTime: '1' }, false],
  ['session', { prayerId: 3, note: 'A', dateTime: '1' }, { prayerId: 3, note: 'B', dateTime: '1' }, false],
] as const)('compares %s %j and %j for duplicates: %s', (kind, one, other, expected) => {
  expect(recognition(kind, one).isDuplicate(other)).toBe(expected);
});
