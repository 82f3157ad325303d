import { expect, it } from 'vitest';
import type { FileLists } from './libraryFile';
import { csvFiles } from './tables';

const NO_LISTS: FileLists = {
  topics: [],
  passages: [],
  nuggets: [],
  quotes: [],
  prayers: [],
  prayerSessions: [],
  reading: [],
  links: [],
  practiceHistory: [],
  recall: [],
  weakWords: [],
  waiting: [],
  unread: [],
};

const HEAD = {
  format: 'nuggets-library',
  version: 1,
  exportedAt: '',
  user: '',
  server: '',
  cachedAt: {},
  settings: {},
  drafts: {},
} as const;

const ISO = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?Z?)?)?$/;

it('writes every date as ISO does, in every table', () => {
  const lists: FileLists = {
    ...NO_LISTS,
    passages: [
      {
        passageId: 1,
        translation: 'kjv',
        bookName: 'jude',
        chapter: 1,
        startVerse: 3,
        endVerse: 3,
        appendLetter: '',
        box: 2,
        lastViewed: Date.UTC(2026, 10, 20, 7, 30),
        explanation: '',
        ownText: '',
      },
    ],
    prayers: [{ prayerId: 1, title: 'Exams', details: '', personName: '', archived: false, daily: false }],
    prayerSessions: [{ sessionId: 1, prayerId: 1, dateTime: '2026-11-20T07:30:00', note: '' }],
    reading: [{ dayOfWeek: 'Friday', bookName: 'isaiah', chapter: 5, dateRead: '2026-11-20' }],
  };
  const library = { head: HEAD, lists };
  const cells = csvFiles(library).flatMap(({ pieces }) => [...pieces].join('').split(/[\r\n,"]+/));
  const dates = cells.filter((cell) => /\d{2}[/-]\d{2}/.test(cell));
  expect(dates).toHaveLength(4);
  expect(dates).toContain('2026-11-20T07:30:00.000Z');
  for (const date of dates) expect(date).toMatch(ISO);
});

it('keeps a cell whole where a spreadsheet also separates columns by semicolons', () => {
  const lists = { ...NO_LISTS, quotes: [{ quoteId: 2, text: 'x;=1+1', topics: ['Hope'] }] };
  const quotes = csvFiles({ head: HEAD, lists }).find(({ name }) => name === 'quotes.csv');
  expect([...(quotes?.pieces ?? [])].join('')).toBe('\uFEFF"Quote","Topics"\r\n"x;=1+1","Hope"\r\n');
});
