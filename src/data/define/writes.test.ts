import { describe, expect, it } from 'vitest';
import { ApiError } from '../client/ApiError';
import type { BoundWrite, RowName } from './write';
import { subjects } from '@test/kit/engine';

const bind = (kind: string, payload: object) => {
  const write = subjects.bind({ kind, payload });
  if (!write) throw new Error(`no such ${kind}`);
  return write;
};

const ref = { translation: 'kjv', bookName: 'john', chapter: 3, startVerse: 16, endVerse: 17 };
const reading = { dayOfWeek: 'Sunday', bookName: 'jude', chapter: 1, dateRead: '2026-11-21' };
const prayer = { title: 'Exams', details: '', personName: '', daily: false, archived: false };
const [grace, hope] = [
  { id: 3, name: 'Grace' },
  { id: 4, name: 'Hope' },
];
const NAMES_OF_ROW_7: Readonly<Record<string, string>> = {
  passages: 'John 3:16-17',
  nuggets: 'John 3:16-17',
  prayers: '“Exams”',
};
const rowName: RowName = (list, id) => (id === 7 ? NAMES_OF_ROW_7[list] : undefined);

it.each(['toString', 'unknown', ''])('knows no kind %j', (kind) => {
  expect(subjects.bind({ kind, payload: {} })).toBeNull();
});

it('binds one payload to two kinds', () => {
  expect(bind('nugget', ref).affects('nuggets')).toBe(true);
  expect(bind('passage', ref).affects('nuggets')).toBe(false);
  expect(bind('passage', ref).affects('passages')).toBe(true);
});

/** Each kind with a payload about row 7, and its label. */
const OF_ROW_7: readonly [string, object, string][] = [
  ['view', { passageId: 7, epochMs: 5, text: '' }, 'Viewed John 3:16-17'],
  ['box', { passageId: 7, box: 2 }, 'John 3:16-17 to Box 2'],
  ['explanation', { passageId: 7, explanation: 'Why' }, 'Explanation of John 3:16-17'],
  ['passageEdit', { passageId: 7, changes: {}, was: {} }, 'Change John 3:16-17'],
  ['nuggetTopics', { passageId: 7, topics: [grace, hope] }, 'Topics Grace, Hope for John 3:16-17'],
  ['quoteText', { quoteId: 7, text: 'Be still' }, 'Change quote “Be still”'],
  ['quoteTopics', { quoteId: 7, topics: [grace, hope] }, 'Topics Grace, Hope for a quote'],
  ['prayerEdit', { prayerId: 7, changes: {}, was: {} }, 'Change “Exams”'],
  ['prayerArchive', { prayerId: 7 }, 'Archive “Exams”'],
  ['session', { prayerId: 7, note: '', dateTime: '2026-11-21T12:00:00' }, 'Prayed for “Exams”'],
];

const idNameOf = (payload: object) =>
  ['passageId', 'quoteId', 'prayerId'].find((name) => name in payload) ?? 'none';

describe.each(OF_ROW_7)('%s of %j', (kind, payload, label) => {
  const write = bind(kind, payload);
  const topicIds = 'topics' in payload ? [3, 4] : [];

  it('is labelled with the row', () => {
    expect(write.label(rowName)).toBe(label);
  });

  it('is about its row, and takes its new id', () => {
    expect(write.rowIds).toEqual([7, ...topicIds]);
    expect(write.withId(7, 70)).toEqual({ ...payload, [idNameOf(payload)]: 70 });
    expect(write.withId(8, 70)).toEqual(payload);
    if (topicIds.length > 0)
      expect(write.withId(4, 40)).toEqual({ ...payload, topics: [grace, { ...hope, id: 40 }] });
  });

  it('shares its queue only with writes about the same row', () => {
    const other = bind(kind, { ...payload, [idNameOf(payload)]: 8 });
    expect(other.queueKey === write.queueKey).toBe(kind === 'view');
  });
});

it.each([
  ['box', { passageId: 9, box: 2 }, 'A memory passage to Box 2'],
  ['view', { passageId: 9, epochMs: 5, text: '' }, 'Viewed a memory passage'],
  ['prayerArchive', { prayerId: 9 }, 'Archive a prayer'],
  ['session', { prayerId: 9, note: '', dateTime: '' }, 'Prayed'],
  ['session', { prayerId: 9, note: 'Thanks', dateTime: '' }, 'Prayed: “Thanks”'],
  ['session', { prayerId: 7, note: 'Thanks', dateTime: '' }, 'Prayed for “Exams”: “Thanks”'],
  ['nugget', ref, 'Add John 3:16-17 to nuggets'],
  ['passage', ref, 'Add John 3:16-17 to memory passages'],
  ['progress', reading, 'Read Jude 1'],
  ['prayer', { ...prayer, title: ' ' }, 'Add prayer “Untitled prayer”'],
] as const)('calls %s of %j %j', (kind, payload, label) => {
  expect(bind(kind, payload).label(rowName)).toBe(label);
});

it.each([
  ['passage', ref, { ...ref, chapter: 4 }],
  ['nugget', ref, { ...ref, chapter: 4 }],
  ['topic', { name: 'Grace' }, { name: 'Hope' }],
  ['quote', { text: 'Be still' }, { text: 'Be' }],
  ['prayer', prayer, { ...prayer, title: 'Tests' }],
  ['link', { label: 'A', action: 'B' }, { label: 'C', action: 'D' }],
  ['progress', reading, { ...reading, chapter: 2 }],
] as const)('keeps the order of new rows: %s', (kind, one, other) => {
  const write = bind(kind, one);
  expect(bind(kind, other).queueKey).toBe(write.queueKey);
  expect(write.rowIds).toEqual([]);
  expect(write.withId(0, 5)).toEqual(one);
});

const ALL: readonly (readonly [string, object, ...unknown[]])[] = [
  ...OF_ROW_7,
  ['passage', ref],
  ['nugget', ref],
  ['topic', { name: 'Grace' }],
  ['quote', { text: 'Be still' }],
  ['prayer', prayer],
  ['link', { label: 'A', action: 'B' }],
  ['progress', reading],
];
const where = (matches: (write: ReturnType<typeof bind>) => boolean) =>
  ALL.filter(([kind, payload]) => matches(bind(kind, payload)))
    .map(([kind]) => kind)
    .sort();

it('makes views and readings silent', () => {
  expect(where(({ silent }) => silent)).toEqual(['progress', 'view']);
});

it('keeps only a refused session, which has no draft', () => {
  expect(where(({ staysWhenRefused }) => staysWhenRefused)).toEqual(['session']);
});

it('refetches only the links', () => {
  expect(where(({ refetches }) => refetches !== undefined)).toEqual(['link']);
  expect(bind('link', { label: 'A', action: 'B' }).refetches).toBe('links');
});

it('is refused to a guest, in words', () => {
  const guestNotice = ({ refuse }: BoundWrite) => {
    try {
      refuse?.('guest ');
      return undefined;
    } catch (error) {
      return error instanceof ApiError ? error.notice : null;
    }
  };
  expect(where((write) => typeof guestNotice(write) !== 'string')).toEqual(
    ['explanation', 'link', 'nuggetTopics', 'passageEdit', 'quoteText', 'quoteTopics', 'topic'].sort(),
  );
});

it.each([
  ['view', { passageId: 7, epochMs: 5, text: '' }, [undefined, undefined, undefined]],
  ['progress', reading, [undefined, 'Error recording reading progress', 'Error recording reading progress']],
  [
    'nuggetTopics',
    { passageId: 7, topics: [] },
    ['Topics updated successfully!', 'Failed to update topics', 'Error updating topics'],
  ],
  [
    'quoteTopics',
    { quoteId: 7, topics: [], created: false },
    ['Topics updated successfully!', 'Failed to update topics', 'Error updating topics'],
  ],
  [
    'quoteTopics',
    { quoteId: 7, topics: [], created: true },
    [
      'New topic created and associated with quote!',
      'Failed to associate topic with quote',
      'Failed to associate topic with quote',
    ],
  ],
  [
    'box',
    { passageId: 7, box: -1 },
    ['Frequency updated to Box -1', 'Failed to update frequency', 'Error updating frequency'],
  ],
] as const)('says of %s %j when done, refused or lost: %j', (kind, payload, words) => {
  const { success, rejected, error } = bind(kind, payload);
  expect([success, rejected('no'), error]).toEqual(words);
});

it.each([
  [undefined, 'Failed to create topic'],
  ['', 'Failed to create topic'],
  ['error', 'Failed to create topic'],
  ['Topic exists', 'Topic exists'],
])('reports a topic refused with %j as: %s', (detail, words) => {
  expect(bind('topic', { name: 'Grace' }).rejected(detail)).toBe(words);
});

describe('a stored payload', () => {
  it.each([
    ['box', {}],
    ['box', { passageId: 7, box: 4 }],
    ['box', { passage: { passageId: 7 } }],
    ['passage', { ...ref, translation: 'xyz' }],
    ['nugget', { ...ref, bookName: 'judas' }],
    ['progress', { ...reading, dayOfWeek: 'Someday' }],
    ['passageEdit', { passageId: 7, changes: {}, rewording: { newText: null, appendLetter: 'd' } }],
    ['quoteTopics', { quoteId: 7, topics: [{ id: 3 }] }],
    ['prayerEdit', { prayerId: '7', changes: {} }],
  ] as const)('is nothing where its values make no sense: %s %j', (kind, payload) => {
    expect(subjects.bind({ kind, payload })).toBeNull();
    expect(subjects.bind({ kind, payload })).toBeNull();
  });

  it('was the whole passage with its box in earlier versions', () => {
    const write = bind('box', { passage: { ...ref, passageId: 7, box: 2, explanation: 'Why' } });
    expect(write.label(rowName)).toBe('John 3:16-17 to Box 2');
    expect(write.rowIds).toEqual([7]);
  });

  it('was an edit without what the person had seen in earlier versions', () => {
    expect(bind('passageEdit', { passageId: 7, changes: { box: 2 } }).rowIds).toEqual([7]);
    expect(bind('prayerEdit', { prayerId: 7, changes: { title: 'Tests' } }).rowIds).toEqual([7]);
  });
});
