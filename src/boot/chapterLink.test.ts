import { expect, it } from 'vitest';
import { passageTextParams } from '@/bible/text/passageTextParams';
import { chapterLink } from './chapterLink';

const split = (url: string): [string, string] => {
  const { pathname, search } = new URL(url, 'http://localhost');
  return [pathname, search];
};

it.each([
  ['/nuggets/read/kjv/john/3', { highlightedRange: null, book: 'john', chapter: 3, start: 1, end: 36 }],
  [
    '/nuggets/read/kjv/john/3/16',
    { highlightedRange: { startVerse: 16, endVerse: 16 }, book: 'john', chapter: 3, start: 1, end: 36 },
  ],
  [
    '/nuggets/read/kjv/john/3/16?to=18',
    { highlightedRange: { startVerse: 16, endVerse: 18 }, book: 'john', chapter: 3, start: 1, end: 36 },
  ],
  [
    '/nuggets/read/kjv/john/3/16?to=37',
    { highlightedRange: { startVerse: 16, endVerse: 16 }, book: 'john', chapter: 3, start: 1, end: 36 },
  ],
  [
    '/nuggets/read/niv/3-john/1/14/',
    { highlightedRange: { startVerse: 14, endVerse: 14 }, book: '3-john', chapter: 1, start: 1, end: 14 },
  ],
])('%s is a link to a chapter', (url, { highlightedRange, ...query }) => {
  const link = chapterLink(...split(url));
  expect(link?.highlightedRange).toEqual(highlightedRange);
  expect(link && passageTextParams('Guest', link.ref)).toMatchObject({ user: 'Guest', ...query });
});

it.each([
  '/nuggets/read/kjv/john/0',
  '/nuggets/read/kjv/john/22',
  '/nuggets/read/kjv/john/3/37',
  '/nuggets/read/niv/3-john/1/15',
  '/nuggets/read/kjv/judas/1',
  '/nuggets/read/xyz/john/3',
  '/nuggets/readBibleChapter/kjv/john/3',
  '/nuggets/read/kjv/john',
  '/nuggets/',
])('%s is left to the app', (pathname) => {
  expect(chapterLink(pathname)).toBeNull();
});
