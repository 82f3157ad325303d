import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickest } from '@test/kit/quickest';

import { BOOKS, type BookName } from '../books';
import type { AppendLetter, ChapterRef, VerseRange } from '../passage';
import { formatChapter, formatReference, formatShortReference, versesKey } from './reference';
import { readReferences } from './readReferences';
import { TRANSLATION_CODES, type TranslationCode } from '../translations';
import { verseCount } from '../versification';

const read = (text: string, translation?: TranslationCode, openChapter?: ChapterRef) =>
  readReferences(text, { as: 'field', translation, openChapter });

/** The opened reference and the rest; or the reason why nothing is opened. */
function opened(text: string, translation?: TranslationCode) {
  const { references, unparsed } = read(text, translation);
  const [first] = references;
  if (!first) return { reason: unparsed[0]?.reason };
  const [range] = first.ranges;
  return first.noVerse === undefined ? range : { ...range, noVerse: first.noVerse };
}

const verses = (
  bookName: BookName,
  chapter: number,
  startVerse: number,
  endVerse = startVerse,
): VerseRange => ({
  bookName,
  chapter,
  startVerse,
  endVerse,
});
const chapter = (bookName: BookName, number: number): ChapterRef => ({ bookName, chapter: number });

const isRead = (text: string, translation?: TranslationCode) => read(text, translation).references.length > 0;

/** Any range that exists in a translation. */
const anyRange = fc
  .record({ translation: fc.constantFrom(...TRANSLATION_CODES), book: fc.constantFrom(...BOOKS) })
  .chain(({ translation, book }) =>
    fc.integer({ min: 1, max: book.maxChapter }).chain((chapter) => {
      const verse = fc.integer({ min: 1, max: verseCount(translation, book.bookName, chapter) ?? 0 });
      return fc.tuple(verse, verse).map(([a, b]) => {
        const [startVerse, endVerse] = a < b ? [a, b] : [b, a];
        const range: VerseRange = { bookName: book.bookName, chapter, startVerse, endVerse };
        return { translation, range };
      });
    }),
  );

describe('a formatted reference', () => {
  it('parses back, long or short, with any letter', () => {
    const letters = fc.constantFrom<AppendLetter[]>('', 'a', 'b', 'c');
    fc.assert(
      fc.property(anyRange, letters, ({ translation, range }, letter) => {
        for (const written of [formatReference(range, letter), formatShortReference(range, letter)]) {
          const { references, unparsed } = read(written, translation);
          expect(references).toMatchObject([{ start: 0, end: written.length, ranges: [range], letter }]);
          expect(unparsed).toEqual([]);
        }
        expect(opened(formatReference(range))).toEqual(range);
      }),
      { numRuns: 1000 },
    );
  });

  it('parses back for every verse of every book', () => {
    const lost: string[] = [];
    for (const { bookName, maxChapter } of BOOKS) {
      for (let chapter = 1; chapter <= maxChapter; chapter += 1) {
        const count = verseCount('niv', bookName, chapter) ?? 0;
        for (let verse = 1; verse <= count; verse += 1) {
          const range = { bookName, chapter, startVerse: verse, endVerse: verse };
          const label = formatReference(range);
          const back = read(label, 'niv').references;
          const [only] = back.flatMap(({ ranges }) => ranges);
          const same =
            back.length === 1 && only && 'startVerse' in only && versesKey(only) === versesKey(range);
          if (!same) lost.push(label);
        }
      }
    }
    expect(lost).toEqual([]);
  });
});

describe('the parse order and its defaults', () => {
  it.each([
    ['john', chapter('john', 1)],
    ['Song of Solomon', chapter('song-of-solomon', 1)],
    ['1-samuel', chapter('1-samuel', 1)],
    ['Jn.', chapter('john', 1)],
    ['John 3:16', verses('john', 3, 16)],
    ['john 3:16-17', verses('john', 3, 16, 17)],
    ['  JOHN   3 : 16 - 17 ', verses('john', 3, 16, 17)],
    ['john 3', chapter('john', 3)],
    ['john 3:', chapter('john', 3)],
    ['john:', chapter('john', 1)],
    ['jeremi', chapter('jeremiah', 1)],
    ['revel 3:20', verses('revelation', 3, 20)],
    ['jo 3:16', verses('joshua', 3, 16)],
    ['solomon 2:4', verses('song-of-solomon', 2, 4)],
    ['corinthians 13:4', verses('1-corinthians', 13, 4)],
  ])('reads %j', (text, result) => {
    expect(opened(text)).toEqual(result);
  });

  it.each([
    ['john 3:16-', 'missing', undefined],
    ['john 3:16-x', 'not a number', 'x'],
    ['john 3:16-15', 'before the start', undefined],
    ['john 3:16-37', 'past the end', '37'],
    ['john 3:16-0', 'nought', '0'],
    ['john 3:16-99999999999999999999', 'far past the end', '99999999999999999999'],
  ])('takes the start verse for the end verse of %j, which is %s', (text, _, noVerse) => {
    expect(opened(text)).toEqual({ ...verses('john', 3, 16), ...(noVerse !== undefined && { noVerse }) });
  });
});

describe('what people type', () => {
  it.each([
    ['Jn 3:16', verses('john', 3, 16)],
    ['Matt 5:3-12', verses('matthew', 5, 3, 12)],
    ['1 Cor 13:4', verses('1-corinthians', 13, 4)],
    ['1Cor13:4', verses('1-corinthians', 13, 4)],
    ['1. Cor. 13:4', verses('1-corinthians', 13, 4)],
    ['1Cor.13.4', verses('1-corinthians', 13, 4)],
    ['Ps 23', chapter('psalms', 23)],
    ['psalm 119:105', verses('psalms', 119, 105)],
    ['Rev 3:20', verses('revelation', 3, 20)],
    ['I John 4:8', verses('1-john', 4, 8)],
    ['II Tim 3:16', verses('2-timothy', 3, 16)],
    ['III John 4', verses('3-john', 1, 4)],
    ['First John 4:8', verses('1-john', 4, 8)],
    ['1st John 4:8', verses('1-john', 4, 8)],
    ['John.3.16', verses('john', 3, 16)],
    ['john 3.16', verses('john', 3, 16)],
    ['Joh 3,16', verses('john', 3, 16)],
    ['john 3, 16-17', verses('john', 3, 16, 17)],
    ['john 3v16', verses('john', 3, 16)],
    ['john 3 v. 16', verses('john', 3, 16)],
    ['john 3 16', verses('john', 3, 16)],
    ['john-3:16', verses('john', 3, 16)],
    ['John 3:16\u201317', verses('john', 3, 16, 17)],
    ['John 3:16 \u2014 17', verses('john', 3, 16, 17)],
    ['John 3:16a-17b', verses('john', 3, 16, 17)],
    ['John\u00a03：16', verses('john', 3, 16)],
    ['Jude 5', verses('jude', 1, 5)],
    ['Jude 5-7', verses('jude', 1, 5, 7)],
    ['Jude 1:5', verses('jude', 1, 5)],
    ['Jude 1', chapter('jude', 1)],
  ])('reads %j', (text, result) => {
    expect(opened(text)).toEqual(result);
  });
});

describe('the rest beside the first reference', () => {
  it.each<[string, string[], string[]]>([
    ['Ps 119:1-8, 17', ['Psalms 119:1-8', 'Psalms 119:17'], []],
    ['Gen 1:1-2:3', ['Genesis 1:1-31', 'Genesis 2:1-3'], []],
    ['john 3:16-4:2', ['John 3:16-36', 'John 4:1-2'], []],
    ['Matt 5-7', ['Matthew 5', 'Matthew 6', 'Matthew 7'], []],
    ['Eph 2:8,9', ['Ephesians 2:8-9'], []],
    ['john 3:16,18', ['John 3:16', 'John 3:18'], []],
    ['john 3:16-15', ['John 3:16'], ['15: Not a reference']],
    ['john 3:16 people', ['John 3:16'], ['people: Not a reference']],
    ['Heb 13-15', ['Hebrews 13'], ['15: Not a reference']],
    ['Psalm 23 - John 10', ['Psalms 23', 'John 10'], []],
    ['John 3:16, Rom 99:1', ['John 3:16'], ['Rom 99:1: Romans has 16 chapters']],
    ['John 3:16 AMP', ['John 3:16'], ['AMP: AMP is none of the translations that can be read here']],
  ])('of %j is kept', (text, ranges, left) => {
    const { references, unparsed } = read(text, 'kjv');
    const names = references.flatMap((reference) =>
      reference.ranges.map((range) =>
        'startVerse' in range ? formatReference(range) : formatChapter(range),
      ),
    );
    expect(names).toEqual(ranges);
    expect(unparsed.map((each) => `${each.text}: ${each.reason}`)).toEqual(left);
  });
});

describe('in the chapter that is read', () => {
  it.each<[string, VerseRange | ChapterRef]>([
    ['3:16', verses('john', 3, 16)],
    ['4:1-3', verses('john', 4, 1, 3)],
    ['verse 16', verses('john', 3, 16)],
    ['v 16-18', verses('john', 3, 16, 18)],
    ['5', chapter('john', 5)],
    ['25', verses('john', 3, 25)],
    ['ps 23', chapter('psalms', 23)],
  ])('%j has its book', (text, range) => {
    const [first] = read(text, 'kjv', { bookName: 'john', chapter: 3 }).references;
    expect(first?.ranges).toEqual([range]);
  });
});

const EXAMPLES = 'John 3:16, 1 Cor 13 or Ps 23:1-6';

describe('refused references', () => {
  it.each([
    ['', `Enter a reference such as ${EXAMPLES}`],
    ['   ', `Enter a reference such as ${EXAMPLES}`],
    ['3:16', `Unknown Book: 3:16. Write it as ${EXAMPLES}`],
    ['1', `Unknown Book: 1. Write it as ${EXAMPLES}`],
    ['Tobit 3:16', `Unknown Book: Tobit 3:16. Write it as ${EXAMPLES}`],
    ['ヨハネ 3:16', `Unknown Book: ヨハネ 3:16. Write it as ${EXAMPLES}`],
    ['john 22', 'John has 21 chapters'],
    ['john 22:1', 'John has 21 chapters'],
    ['john 0:1', 'John has 21 chapters'],
    ['jude 2:1', 'Jude has 1 chapter'],
    ['jude 26', 'Jude 1 has 25 verses'],
    ['john 3:37', 'John 3 has 36 verses'],
    ['john 3:0', 'John 3 has 36 verses'],
    ['john 3:0-5', 'John 3 has 36 verses'],
    ['psalm 117:3', 'Psalms 117 has 2 verses'],
    ['john 3x', "Cannot read '3x': write it as 3:16 or 3:16-17"],
    ['john 99999999999999999999', 'John has 21 chapters'],
  ])('%j: %s', (text, reason) => {
    expect(opened(text)).toEqual({ reason });
  });

  it('every chapter and verse past the last', () => {
    for (const { longName, bookName, maxChapter } of BOOKS) {
      expect(isRead(`${longName} ${maxChapter + 1}:1`)).toBe(false);
      const last = verseCount('kjv', bookName, maxChapter) ?? 0;
      expect(isRead(`${longName} ${maxChapter}:${last}`, 'kjv')).toBe(true);
      expect(isRead(`${longName} ${maxChapter}:${last + 1}`, 'kjv')).toBe(false);
    }
  });

  it('a verse that the translation lacks, if a translation is given', () => {
    expect(opened('rev 12:18', 'niv')).toEqual({ reason: 'Revelation 12 has 17 verses' });
    expect(isRead('rev 12:18', 'kjv')).toBe(true);
    expect(isRead('rev 12:18')).toBe(true);
    expect(isRead('rev 12:19')).toBe(false);
  });
});

describe('any text at all', () => {
  const pieces = fc.constantFrom(
    'john',
    '1',
    'ii ',
    'cor',
    ':',
    '-',
    '.',
    ' ',
    'v',
    '3',
    '16',
    '999',
    'a',
    '*',
    '–',
  );
  const texts = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 12 }).map((list) => list.join('')),
  );

  it('gives a range in bounds or a reason, and never throws', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...TRANSLATION_CODES), (text, translation) => {
        const { references, unparsed } = read(text, translation);
        if (references.length === 0) expect(unparsed[0]?.reason).not.toBe('');
        for (const range of references.flatMap(({ ranges }) => ranges)) {
          const last = verseCount(translation, range.bookName, range.chapter) ?? 0;
          expect(last).toBeGreaterThan(0);
          if (!('startVerse' in range)) continue;
          expect(range.startVerse).toBeGreaterThanOrEqual(1);
          expect(range.endVerse).toBeGreaterThanOrEqual(range.startVerse);
          expect(range.endVerse).toBeLessThanOrEqual(last);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['john', '1', ' ', ':', '- ', '3:', 'john 3', 'john 3:16-', 'a', '9'])(
    'is quick for much of %j',
    (piece) => {
      const text = `john ${piece.repeat(20_000)}`;
      const work = () => [read(text), read(text.slice(5))];
      expect(quickest(work)).toBeLessThan(100);
    },
  );
});
