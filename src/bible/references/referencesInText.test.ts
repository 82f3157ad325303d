import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickest } from '@test/kit/quickest';
import { BOOKS } from '../books';
import type { ChapterRef, VerseRange } from '../passage';
import { verseCount } from '../versification';
import { formatReference, formatShortReference } from './reference';
import { CASES } from '@test/cases/referencesInText';
import { referencesInText } from './referencesInText';

function describeRange(range: VerseRange | ChapterRef): string {
  const chapter = `${range.bookName} ${range.chapter}`;
  if (!('startVerse' in range)) return chapter;
  const end = range.endVerse > range.startVerse ? `-${range.endVerse}` : '';
  return `${chapter}:${range.startVerse}${end}`;
}

const found = (text: string) =>
  referencesInText(text).map(({ ranges }) => ranges.map(describeRange).join('+'));

describe('references in free text', () => {
  it('are found, and nothing else, in over 200 real texts', () => {
    const missed: string[] = [];
    const wrong: string[] = [];
    let right = 0;
    for (const [text, expected] of CASES) {
      const got = found(text);
      right += expected.filter((one) => got.includes(one)).length;
      missed.push(...expected.filter((one) => !got.includes(one)).map((one) => `${text}: ${one}`));
      wrong.push(...got.filter((one) => !expected.includes(one)).map((one) => `${text}: ${one}`));
    }
    const precision = right / (right + wrong.length);
    const recall = right / (right + missed.length);
    console.warn(`${CASES.length} writings: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`, {
      missed,
      wrong,
    });
    expect(CASES.length).toBeGreaterThanOrEqual(200);
    expect(missed.map((line) => line.split(':')[0])).toEqual([
      'the third chapter of John',
      "Paul's first letter to the Corinthians, 13",
      'In John 3, Jesus says in verse 16',
      'Rom viii. 28',
    ]);
    expect(wrong).toEqual(['Is 3:16 a good verse?: isaiah 3:16', 'Give Mark 3 from me: mark 3']);
  });

  it('have their position in the text', () => {
    const text = 'Read 1 Cor. 13:4-7, 13; 2 Cor 5:17f. and Ps 23!';
    expect(referencesInText(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      '1 Cor. 13:4-7',
      '13',
      '2 Cor 5:17f.',
      'Ps 23',
    ]);
  });

  it('are found in long and short form, for each chapter’s first and last verse', () => {
    const lost: string[] = [];
    for (const { bookName, maxChapter } of BOOKS) {
      for (let chapter = 1; chapter <= maxChapter; chapter += 1) {
        for (const verse of [1, verseCount('kjv', bookName, chapter) ?? 0]) {
          const range = { bookName, chapter, startVerse: verse, endVerse: verse };
          for (const written of [formatReference(range), formatShortReference(range)]) {
            const [only, ...others] = found(`as in ${written}, which`);
            if (only !== describeRange(range) || others.length > 0) lost.push(`${written}: ${only}`);
          }
        }
      }
    }
    expect(lost).toEqual([]);
  });
});

describe('any text', () => {
  const pieces = [
    'John',
    ' ',
    '3',
    ':',
    '16',
    '-',
    ', ',
    '; ',
    '1 ',
    'Cor',
    '. ',
    'and ',
    'Jude',
    'v',
    'f',
    '999',
    '\n',
  ];
  const texts = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((list) => list.join('')),
  );

  it('has references in order that do not overlap, each range within its chapter', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let last = 0;
        for (const { start, end, range, ranges } of referencesInText(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(ranges[0]).toBe(range);
          last = end;
          for (const each of ranges) {
            const verses = verseCount('kjv', each.bookName, each.chapter) ?? 0;
            expect(verses).toBeGreaterThan(0);
            if (!('startVerse' in each)) continue;
            expect(each.startVerse).toBeGreaterThan(0);
            expect(each.endVerse).toBeGreaterThanOrEqual(each.startVerse);
            expect(each.endVerse).toBeLessThanOrEqual(verses);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('of a million letters is searched within 150 ms', () => {
    const prose = 'And it came to pass in those days, as John 3:16 says, that there went out a decree. ';
    for (const text of [
      prose.repeat(12_000),
      '1 '.repeat(500_000),
      'john '.repeat(200_000),
      ' '.repeat(1e6),
    ]) {
      expect(quickest(() => referencesInText(text), 3)).toBeLessThan(150);
    }
  });
});
