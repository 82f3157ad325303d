import { expect, it } from 'vitest';
import { UNKNOWN_BOOK } from '@/bible/books';
import { FORMAT, VERSION, type FileLists, type Library } from './libraryFile';
import { markdownFiles } from './markdown';

const none = { topics: [], passages: [], nuggets: [], quotes: [], prayers: [], links: [], recall: [] };
const rest = { prayerSessions: [], reading: [], practiceHistory: [], weakWords: [], waiting: [], unread: [] };
const library = (lists: Partial<FileLists>): Library => ({
  head: {
    format: FORMAT,
    version: VERSION,
    exportedAt: '',
    user: 'demo',
    server: '',
    cachedAt: {},
    settings: {},
    drafts: {},
  },
  lists: { ...none, ...rest, ...lists },
});
const written = (lists: Partial<FileLists>) =>
  Object.fromEntries(markdownFiles(library(lists)).map(({ name, pieces }) => [name, [...pieces].join('')]));

it('shows a quote line by line, as written', () => {
  const text = 'A *mighty* fortress\n1. is our God\n- a bulwark\n\n= never & <failing>';
  expect(written({ quotes: [{ quoteId: 1, text, topics: ['God_s', 'Faith'] }] })['quotes.md']).toBe(
    [
      '# Quotes',
      '',
      '> A \\*mighty\\* fortress  ',
      '> 1\\. is our God  ',
      '> \\- a bulwark',
      '>',
      '> \\= never \\& \\<failing\\>',
      '',
      'Topics: God\\_s, Faith',
      '',
      '---',
      '',
    ].join('\n'),
  );
});

it('lists nuggets by book, in their order, and those of an unknown one last', () => {
  const at = { bookName: 'john' as const, endVerse: 16, topics: ['Love'] };
  const nuggets = [
    { passageId: 3, ...at, bookName: UNKNOWN_BOOK, chapter: 1, startVerse: 16 } as const,
    { passageId: 1, ...at, chapter: 3, startVerse: 16 },
    { passageId: 2, ...at, chapter: 1, startVerse: 16, topics: [] },
  ];
  expect(written({ nuggets })['nuggets.md']).toBe(
    '# Nuggets\n\n## John\n\n- John 1:16\n- John 3:16 (Love)\n\n## Unknown Book\n\n- Unknown Book 1:16 (Love)\n',
  );
});
