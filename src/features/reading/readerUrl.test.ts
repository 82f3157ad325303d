import { describe, expect, it } from 'vitest';
import { explainBadUrl } from './NothingToRead';
import { parseReaderUrl, secondTranslation, type ReaderParams } from './readerUrl';

const params = (path: string): ReaderParams => {
  const [place = '', to] = path.split('?to=');
  const [translation, book, chapter, verse] = place.split('/');
  const named = Object.entries({ translation, book, chapter, verse, to });
  return Object.fromEntries(
    named.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
};

it.each([
  ['kjv/john/3', 3, null],
  ['KJV/John/3/16', 3, [16, 16]],
  ['kjv/john/3/1', 3, [1, 1]],
  ['kjv/john/3/36', 3, [36, 36]],
  ['kjv/john/3/16?to=18', 3, [16, 18]],
  ['kjv/john/3/16?to=36', 3, [16, 36]],
  ['kjv/john/3/16?to=16', 3, [16, 16]],
  ['kjv/john/3/16?to=2', 3, [16, 16]],
  ['kjv/john/3/16?to=', 3, [16, 16]],
  // As a person writes a range.
  ['kjv/john/3/16-18', 3, [16, 18]],
  ['kjv/john/3/16–18', 3, [16, 18]],
  ['kjv/john/3/18-16', 3, [18, 18]],
  ['kjv/jude/1/2-4', 1, [2, 4]],
  ['kjv/john/1', 1, null],
  ['kjv/john/21', 21, null],
  // A book of one chapter.
  ['kjv/jude/1', 1, null],
  ['kjv/jude/2', 1, [2, 2]],
  ['kjv/jude/1/2', 1, [2, 2]],
])('reads %s', (path, chapter, highlightedRange) => {
  const read = parseReaderUrl(params(path));
  expect(read?.url.chapter).toBe(chapter);
  expect(
    read?.url.highlightedRange && [read.url.highlightedRange.startVerse, read.url.highlightedRange.endVerse],
  ).toEqual(highlightedRange);
  expect(read?.badVerse).toBeNull();
});

it.each([
  ['kjv/john/3/37', 36, '37'],
  ['kjv/john/3/0', 1, '0'],
  ['kjv/john/3/x', 1, '“x”'],
  ['kjv/john/3/1.5', 1, '“1.5”'],
  ['kjv/john/3/37-38', 36, '37'],
])('reads the chapter of %s, and knows the nearest verse', (path, nearest, named) => {
  expect(parseReaderUrl(params(path))).toMatchObject({
    url: { bookName: 'john', chapter: 3, highlightedRange: null },
    badVerse: { nearest, reason: `John 3 has 36 verses: there is no verse ${named}.` },
  });
});

it('marks the first verse alone where a range in one part ends past the chapter', () => {
  expect(parseReaderUrl(params('kjv/john/3/16-99'))).toMatchObject({
    url: { highlightedRange: { startVerse: 16, endVerse: 16 } },
    badVerse: { nearest: 36, reason: 'John 3 has 36 verses: there is no verse 99.' },
  });
});

it.each([
  ['37', 36],
  ['999', 36],
  ['0', 1],
  ['4:2', 1],
])('marks the first verse alone where a range ends at %s, which is not there', (to, nearest) => {
  const named = to === '4:2' ? '“4:2”' : to;
  expect(parseReaderUrl(params(`kjv/john/3/16?to=${to}`))).toMatchObject({
    url: { highlightedRange: { startVerse: 16, endVerse: 16 } },
    badVerse: { nearest, reason: `John 3 has 36 verses: there is no verse ${named}.` },
  });
});

it.each([
  // The CSB counts 13 verses, the KJV 14.
  ['csb/2-corinthians/13/14', 'kjv', 14, null],
  ['kjv/2-corinthians/13/14', 'csb', 14, null],
  ['csb/2-corinthians/13/14', null, undefined, '2 Corinthians 13 has 13 verses: there is no verse 14.'],
  ['csb/2-corinthians/13/14', 'net', undefined, '2 Corinthians 13 has 13 verses: there is no verse 14.'],
  ['csb/2-corinthians/13/15', 'kjv', undefined, '2 Corinthians 13 has 14 verses: there is no verse 15.'],
])('of %s beside %s marks verse %s', (path, second, verse, reason) => {
  const read = parseReaderUrl(params(path), new URLSearchParams(second === null ? {} : { with: second }));
  expect(read?.second).toBe(second);
  expect(read?.url.highlightedRange?.startVerse).toBe(verse);
  expect(read?.badVerse?.reason ?? null).toBe(reason);
});

it.each([
  ['asv', 'asv'],
  ['ASV', 'asv'],
  ['kjv,asv', 'asv'],
  ['xyz,ylt,asv', 'ylt'],
  ['kjv', null],
  ['xyz', null],
  ['', null],
  [null, null],
])('of %j reads beside the KJV %j', (query, second) => {
  expect(secondTranslation(new URLSearchParams(query === null ? {} : { with: query }), 'kjv')).toBe(second);
});

describe('a URL with nothing to read', () => {
  it.each([
    ['kjv/john/0', 'John has 21 chapters, and no chapter “0”.', 'kjv john 1'],
    ['kjv/john/22', 'John has 21 chapters, and no chapter “22”.', 'kjv john 21'],
    ['kjv/john/x', 'John has 21 chapters, and no chapter “x”.', 'kjv john 1'],
    ['kjv/jude/2/3', 'Jude has one chapter, and no chapter “2”.', 'kjv jude 1'],
    ['kjv/jon/3', 'There is no book “jon”.', 'kjv jonah 3'],
    ['kjv/1 Corinth/20', 'There is no book “1 Corinth”.', 'kjv 1-corinthians 16'],
    ['kjv/?/3', 'There is no book “?”.', 'kjv genesis 3'],
    ['xyz/john/3', 'There is no translation “xyz”.', 'niv john 3'],
    ['kjv2/jon/3', 'There is no translation “kjv2”.', 'kjv jonah 3'],
  ])('%s says why, and names the nearest passage', (path, reason, nearest) => {
    expect(parseReaderUrl(params(path))).toBeNull();
    const bad = explainBadUrl(params(path));
    expect(bad.reason).toBe(reason);
    expect(Object.values(bad.nearest).join(' ')).toBe(nearest);
  });
});
