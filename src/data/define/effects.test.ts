import { describe, expect, it } from 'vitest';
import type { ListName, Rows } from '../define/list';
import type { MemoryPassage } from '@/features/memory/model/memoryPassage';
import { subjects } from '@test/kit/engine';

const at = Date.UTC(2026, 10, 21, 12);

/** A list after a write. */
function after<List extends ListName>(
  list: List,
  rows: Rows<List>,
  kind: string,
  payload: object,
  id = 0,
): Rows<List> {
  const write = subjects.bind({ kind, payload });
  if (!write) throw new Error(`no such ${kind}`);
  return write.effect(list, rows, { id, at });
}

const ref = { translation: 'kjv', bookName: 'john', chapter: 3, startVerse: 16, endVerse: 17 } as const;
const passage: MemoryPassage = {
  ...ref,
  passageId: 1,
  lastViewed: 500,
  explanation: 'Why',
  box: 2,
  appendLetter: 'a',
};
const passages = [passage, { ...passage, passageId: 2 }, { ...passage, passageId: 3 }];
const second = (change: object) => [passages[0], { ...passages[1], ...change }, passages[2]];

describe('a passage', () => {
  it.each([
    ['view', { epochMs: 900, text: '' }, { lastViewed: 900 }],
    ['box', { box: 3 }, { box: 3 }],
    ['box', { box: -1 }, { box: -1 }],
    ['explanation', { explanation: 'Because' }, { explanation: 'Because' }],
    ['explanation', { explanation: '' }, { explanation: '' }],
    ['passageEdit', { changes: { translation: 'asv' } }, { translation: 'asv' }],
    ['passageEdit', { changes: { startVerse: 15 } }, { startVerse: 15 }],
    ['passageEdit', { changes: { endVerse: 18 } }, { endVerse: 18 }],
    ['passageEdit', { changes: { box: 1 } }, { box: 1 }],
    ['passageEdit', { changes: {} }, {}],
    ['passageEdit', { changes: {}, rewording: { newText: 'So', appendLetter: 'b' } }, { appendLetter: 'b' }],
  ] as const)('is changed by %s of %j to %j, and no other is', (kind, payload, change) => {
    const once = after('passages', passages, kind, { passageId: 2, ...payload });
    expect(once).toEqual(second(change));
    expect(after('passages', once, kind, { passageId: 2, ...payload })).toEqual(once);
    expect(after('passages', passages, kind, { passageId: 9, ...payload })).toBe(passages);
  });

  it.each([
    [400, 500],
    [500, 500],
    [501, 501],
  ])('with a view at %i was last viewed at %i', (epochMs, lastViewed) => {
    expect(after('passages', passages, 'view', { passageId: 2, epochMs, text: '' })).toEqual(
      second({ lastViewed }),
    );
  });

  it('viewed by a wrong clock that is years ahead is viewed by the next view', () => {
    const ahead = [{ ...passage, lastViewed: Date.UTC(5138, 10, 16) }];
    const [seen] = after('passages', ahead, 'view', { passageId: 1, epochMs: at, text: '' });
    expect(seen?.lastViewed).toBe(at);
  });

  it('that was never viewed gets its first view', () => {
    const never = [{ ...passage, lastViewed: null }];
    const [seen] = after('passages', never, 'view', { passageId: 1, epochMs: 7, text: '' });
    expect(seen?.lastViewed).toBe(7);
  });

  it('is added in the first box, and once', () => {
    const added = { ...ref, passageId: 4, box: 1, lastViewed: null, explanation: '', appendLetter: '' };
    const once = after('passages', passages, 'passage', ref, 4);
    expect(once).toEqual([...passages, added]);
    expect(after('passages', once, 'passage', ref, 4)).toEqual(once);
  });
});

it('adds a view to the history, newest first, and none twice', () => {
  const history = [{ passageId: 1, viewedAt: 800 }];
  const of = (passageId: number, epochMs: number) =>
    after('history', history, 'view', { passageId, epochMs, text: '' });
  expect(of(2, 900)).toEqual([{ passageId: 2, viewedAt: 900 }, ...history]);
  expect(of(1, 900)).toEqual([{ passageId: 1, viewedAt: 900 }, ...history]);
  expect(of(2, 800)).toEqual([{ passageId: 2, viewedAt: 800 }, ...history]);
  expect(of(1, 800)).toBe(history);
});

describe('a custom text', () => {
  const own = [
    { passageId: 1, appendLetter: 'a', text: 'First' },
    { passageId: 2, appendLetter: '', text: 'Second' },
  ] as const;
  const reworded = (passageId: number, newText: string | null, appendLetter: string) =>
    after('overrides', own, 'passageEdit', {
      passageId,
      changes: {},
      rewording: { newText, appendLetter },
    });
  it.each([
    ['takes the place of the one before', 2, 'New', 'b', 'New', 'b'],
    ['keeps its text where only the letter changes', 2, null, 'c', 'Second', 'c'],
    ['keeps its text without its letter', 1, null, '', 'First', ''],
    ['leaves its letter when its text goes', 1, ' ', 'a', ' ', 'a'],
  ] as const)('%s', (_, passageId, newText, letter, text, appendLetter) => {
    const changed = { passageId, appendLetter, text };
    expect(reworded(passageId, newText, letter)).toEqual(
      own.map((row) => (row.passageId === passageId ? changed : row)),
    );
  });

  it('is new where there was none', () => {
    expect(reworded(3, 'Third', '')).toEqual([...own, { passageId: 3, appendLetter: '', text: 'Third' }]);
    expect(reworded(3, null, 'b')).toEqual([...own, { passageId: 3, appendLetter: 'b', text: '' }]);
  });

  it('is removed without text and letter', () => {
    expect(reworded(1, '', '')).toEqual([own[1]]);
    expect(reworded(3, null, '')).toEqual(own);
  });

  it('is unchanged if an edit concerns something else', () => {
    expect(after('overrides', own, 'passageEdit', { passageId: 1, changes: { box: 3 } })).toBe(own);
  });
});

describe('a topic', () => {
  const [grace, hope, peace] = [
    { id: 1, name: 'Grace' },
    { id: 2, name: 'Hope' },
    { id: 3, name: 'Peace' },
  ];
  it('is added once', () => {
    const once = after('topics', [grace], 'topic', { name: 'Hope' }, 2);
    expect(once).toEqual([grace, hope]);
    expect(after('topics', once, 'topic', { name: 'Hope' }, 2)).toEqual(once);
  });

  it('is put on a nugget that lacks the topic', () => {
    const { bookName, chapter, startVerse, endVerse } = ref;
    const range = { bookName, chapter, startVerse, endVerse };
    const bare = after('nuggets', [], 'nugget', ref, 5);
    expect(bare).toEqual([{ passageId: 5, ...range, topics: [] }]);
    expect(after('nuggets', bare, 'nugget', ref, 5)).toEqual(bare);
    const nuggets = [
      ...bare,
      { passageId: 6, ...range, topics: [grace] },
      { passageId: 7, ...range, topics: [] },
    ];
    const give = (passageId: number) =>
      after('nuggets', nuggets, 'nuggetTopics', { passageId, topics: [grace, peace] });
    expect(give(6)).toEqual([nuggets[0], { ...nuggets[1], topics: [grace, peace] }, nuggets[2]]);
    expect(give(7)).toEqual([nuggets[0], nuggets[1], { ...nuggets[2], topics: [grace, peace] }]);
    expect(give(8)).toBe(nuggets);
  });

  it('is put on a quote that lacks the topic', () => {
    const bare = after('quotes', [], 'quote', { text: 'Be still' }, 5);
    const quote = { topicIds: [], approved: 'Y', fromUser: null, sourceId: null };
    expect(bare).toEqual([{ quoteId: 5, text: 'Be still', ...quote }]);
    expect(after('quotes', bare, 'quote', { text: 'Be still' }, 5)).toEqual(bare);
    const quotes = [...bare, { ...quote, quoteId: 6, text: null, topicIds: [1] }];
    const give = (quoteId: number) =>
      after('quotes', quotes, 'quoteTopics', { quoteId, topics: [grace, peace] });
    expect(give(6)).toEqual([quotes[0], { ...quotes[1], topicIds: [1, 3] }]);
    expect(give(5)).toEqual([{ ...quotes[0], topicIds: [1, 3] }, quotes[1]]);
    expect(give(7)).toBe(quotes);
    const edited = after('quotes', quotes, 'quoteText', { quoteId: 6, text: 'New' });
    expect(edited).toEqual([quotes[0], { ...quotes[1], text: 'New' }]);
    expect(after('quotes', quotes, 'quoteText', { quoteId: 7, text: 'New' })).toBe(quotes);
  });
});

describe('a prayer', () => {
  const fields = { title: 'Exams', details: 'In June', personName: 'Ann', daily: true, archived: false };
  const prayers = [
    { ...fields, prayerId: 1, priority: 'high' },
    { ...fields, prayerId: 2 },
  ];
  it('is added once', () => {
    const once = after('prayers', prayers, 'prayer', fields, 3);
    expect(once).toEqual([...prayers, { ...fields, prayerId: 3 }]);
    expect(after('prayers', once, 'prayer', fields, 3)).toEqual(once);
  });

  it.each([
    ['prayerEdit', { changes: { title: 'Tests' } }, { title: 'Tests' }],
    ['prayerEdit', { changes: { details: '', daily: false } }, { details: '', daily: false }],
    ['prayerEdit', { changes: { personName: 'Ben' } }, { personName: 'Ben' }],
    ['prayerArchive', {}, { archived: true }],
  ] as const)('is changed by %s of %j to %j, and no other is', (kind, payload, change) => {
    expect(after('prayers', prayers, kind, { prayerId: 1, ...payload })).toEqual([
      { ...prayers[0], ...change },
      prayers[1],
    ]);
    expect(after('prayers', prayers, kind, { prayerId: 9, ...payload })).toBe(prayers);
  });

  it('is prayed on the device’s day, at the server’s time', () => {
    const before = [{ sessionId: 1, prayerId: 1, note: 'Then', dateTime: '2026-11-20 10:00:00' }];
    const prayed = { prayerId: 2, note: 'Now', dateTime: '2026-11-21T23:30:00' };
    const shown = after('sessions', before, 'session', prayed, 5);
    expect(shown).toEqual([...before, { sessionId: 5, ...prayed, day: '2026-11-21' }]);
    const known = [
      ...before,
      { sessionId: 5, prayerId: 2, note: 'Now, trimmed', dateTime: '2026-11-22 04:30:00' },
    ];
    expect(after('sessions', known, 'session', prayed, 5)).toEqual([
      ...before,
      { ...known[1], day: '2026-11-21' },
    ]);
  });
});

it('records a chapter as read, the newest first', () => {
  const read = { dayOfWeek: 'Sunday', bookName: 'jude', chapter: 1, dateRead: '2026-11-21' } as const;
  const monday = [{ ...read, dayOfWeek: 'Monday' as const }];
  const once = after('plan', monday, 'progress', read);
  // Read on the device's day, whatever the server's date will be.
  expect(once).toEqual([{ ...read, day: read.dateRead }, ...monday]);
  expect(after('plan', once, 'progress', read)).toEqual(once);
});

it('does not record again a chapter after which another device has read on', () => {
  const readOn = (chapter: number, dateRead: string) =>
    ({ dayOfWeek: 'Saturday', bookName: 'mark', chapter, dateRead }) as const;
  const rows = [readOn(4, '2026-11-21'), readOn(3, '2026-11-21'), readOn(2, '2026-11-14')];
  const { dayOfWeek: _, ...second } = readOn(2, '2026-11-14');
  const third = { ...readOn(3, '2026-11-21'), wasLatest: [second] };
  expect(after('plan', rows, 'progress', third)).toBe(rows);
  // Chosen once more after the fourth.
  const { dayOfWeek: __, ...fourth } = readOn(4, '2026-11-21');
  expect(after('plan', rows, 'progress', { ...third, wasLatest: [fourth] })).toHaveLength(4);
});

it('adds a link under the next key, or under the server’s', () => {
  const added = { label: 'Hymns', action: 'https://hymns.example', additional: true };
  const links = [{ ...added, key: '4.20' }];
  const add = (id: number) => after('links', links, 'link', { label: 'Hymns', action: added.action }, id)[1];
  expect(add(-1_000_000_000_001)).toEqual({ ...added, key: '4.21' });
  expect(add(0)).toEqual({ ...added, key: '4.21' });
  expect(add(23)).toEqual({ ...added, key: '4.23' });
  expect(add(1)).toEqual({ ...added, key: '4.1' });
  // A number that cannot be told from its neighbours is no key.
  expect(add(2 ** 60)).toEqual({ ...added, key: '4.21' });
});
