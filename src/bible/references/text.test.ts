import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickest } from '@test/kit/quickest';
import { BOOKS } from '../books';
import type { ChapterRef, VerseRange } from '../passage';
import { verseCount } from '../versification';
import { formatReference, formatShortReference } from './reference';
import { CASES } from '@test/cases/referencesInText';
import { readReferences, readReferencesInSteps } from './readReferences';

function describeRange(range: VerseRange | ChapterRef): string {
  const chapter = `${range.bookName} ${range.chapter}`;
  if (!('startVerse' in range)) return chapter;
  const end = range.endVerse > range.startVerse ? `-${range.endVerse}` : '';
  return `${chapter}:${range.startVerse}${end}`;
}

const referencesIn = (text: string) => readReferences(text, { as: 'text' }).references;

const found = (text: string) => referencesIn(text).map(({ ranges }) => ranges.map(describeRange).join('+'));

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
      'In John 3, Jesus says in verse 16',
      'Rom viii. 28',
    ]);
    expect(wrong).toEqual(['Give Mark 3 from me: mark 3']);
  });

  it('have their position in the text', () => {
    const text = 'Read 1 Cor. 13:4-7, 13; 2 Cor 5:17f. and Ps 23!';
    expect(referencesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
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

/** How long each step of reading a text takes, in milliseconds of CPU time. */
async function stepsOf(text: string, as: 'text' | 'list'): Promise<number[]> {
  const steps: number[] = [];
  let before = process.cpuUsage();
  await readReferencesInSteps(text, { as, translation: 'kjv' }, () => {
    const { user, system } = process.cpuUsage(before);
    steps.push((user + system) / 1000);
    before = process.cpuUsage();
    return Promise.resolve();
  });
  return steps;
}

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
        for (const { start, end, ranges } of referencesIn(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
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

  it.each([
    ['prose', 'And it came to pass in those days, as John 3:16 says, that there went out a decree. '],
    ['references', 'John 3:16, Rom 8:28-30; 1 Cor 13:4-7 and Ps 23; '],
    ['numbers', '1 '],
    ['names', 'john '],
    ['verses', '3:16, '],
    ['chapters of one book', 'Ps 1, '],
    ['spaces', ' '],
    ['the end of a range', '3-'],
  ])('of 100,000 letters of %s is read in steps of under 100 ms of CPU', async (_, piece) => {
    const text = `John 1${piece.repeat(100_000 / piece.length)}`;
    for (const as of ['text', 'list'] as const) {
      let steps = await stepsOf(text, as);
      // CPU time includes the compiler's and the collector's; one of the runs of each step is without them.
      for (let run = 1; run < 3 && Math.max(...steps) >= 100; run += 1) {
        const again = await stepsOf(text, as);
        steps = steps.map((ms, index) => Math.min(ms, again[index] ?? ms));
      }
      expect(Math.max(...steps)).toBeLessThan(100);
    }
  });

  it('with 4,000 spaces after a word is read at once', () => {
    const text = `what faith is${' '.repeat(4000)}5`;
    for (const as of ['text', 'list', 'field'] as const)
      expect(quickest(() => readReferences(text, { as, translation: 'kjv' }), 3)).toBeLessThan(100);
  });
});
