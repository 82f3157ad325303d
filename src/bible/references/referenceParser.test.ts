import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickest } from '@test/kit/quickest';

import { BOOKS, type BookName } from '../books';
import type { AppendLetter } from '../passage';
import type { VerseRange } from '../passage';
import { formatReference, formatShortReference } from './reference';
import { parseReference } from './referenceParser';
import { TRANSLATION_CODES } from '../translations';
import { verseCount } from '../versification';

function parsed(bookName: BookName, chapter: number, startVerse: number, endVerse = startVerse) {
  return { ok: true, bookName, chapter, startVerse, endVerse };
}

const wholeChapter = (bookName: BookName, chapter: number) => ({
  ...parsed(bookName, chapter, 1),
  isChapter: true,
});

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
        expect(parseReference(formatReference(range, letter), translation)).toEqual({ ok: true, ...range });
        expect(parseReference(formatShortReference(range, letter), translation)).toEqual({
          ok: true,
          ...range,
        });
        expect(parseReference(formatReference(range))).toEqual({ ok: true, ...range });
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
          const label = formatReference({ bookName, chapter, startVerse: verse, endVerse: verse });
          const back = parseReference(label, 'niv');
          const same =
            back.ok && back.bookName === bookName && back.chapter === chapter && back.startVerse === verse;
          if (!same) lost.push(label);
        }
      }
    }
    expect(lost).toEqual([]);
  });
});

describe('the parse order and its defaults', () => {
  it.each([
    ['john', wholeChapter('john', 1)],
    ['Song of Solomon', wholeChapter('song-of-solomon', 1)],
    ['1-samuel', wholeChapter('1-samuel', 1)],
    ['Jn.', wholeChapter('john', 1)],
    ['John 3:16', parsed('john', 3, 16)],
    ['john 3:16-17', parsed('john', 3, 16, 17)],
    ['  JOHN   3 : 16 - 17 ', parsed('john', 3, 16, 17)],
    ['john 3', wholeChapter('john', 3)],
    ['john 3:', wholeChapter('john', 3)],
    ['john:', wholeChapter('john', 1)],
    ['jeremi', wholeChapter('jeremiah', 1)],
    ['revel 3:20', parsed('revelation', 3, 20)],
    ['jo 3:16', parsed('joshua', 3, 16)],
    ['solomon 2:4', parsed('song-of-solomon', 2, 4)],
    ['corinthians 13:4', parsed('1-corinthians', 13, 4)],
  ])('reads %j', (text, result) => {
    expect(parseReference(text)).toEqual(result);
  });

  it.each([
    ['john 3:16-', 'missing', undefined],
    ['john 3:16-x', 'not a number', 'x'],
    ['john 3:16-15', 'before the start', undefined],
    ['john 3:16-37', 'past the end', '37'],
    ['john 3:16-0', 'nought', '0'],
    ['john 3:16-4:2', 'in another chapter', '4:2'],
    ['john 3:16-99999999999999999999', 'far past the end', '99999999999999999999'],
  ])('takes the start verse for the end verse of %j, which is %s', (text, _, noVerse) => {
    expect(parseReference(text)).toEqual({ ...parsed('john', 3, 16), noVerse });
  });
});

describe('what people type', () => {
  it.each([
    ['Jn 3:16', parsed('john', 3, 16)],
    ['Matt 5:3-12', parsed('matthew', 5, 3, 12)],
    ['1 Cor 13:4', parsed('1-corinthians', 13, 4)],
    ['1Cor13:4', parsed('1-corinthians', 13, 4)],
    ['1. Cor. 13:4', parsed('1-corinthians', 13, 4)],
    ['1Cor.13.4', parsed('1-corinthians', 13, 4)],
    ['Ps 23', wholeChapter('psalms', 23)],
    ['psalm 119:105', parsed('psalms', 119, 105)],
    ['Rev 3:20', parsed('revelation', 3, 20)],
    ['I John 4:8', parsed('1-john', 4, 8)],
    ['II Tim 3:16', parsed('2-timothy', 3, 16)],
    ['III John 4', parsed('3-john', 1, 4)],
    ['First John 4:8', parsed('1-john', 4, 8)],
    ['1st John 4:8', parsed('1-john', 4, 8)],
    ['John.3.16', parsed('john', 3, 16)],
    ['john 3.16', parsed('john', 3, 16)],
    ['Joh 3,16', parsed('john', 3, 16)],
    ['john 3, 16-17', parsed('john', 3, 16, 17)],
    ['john 3v16', parsed('john', 3, 16)],
    ['john 3 v. 16', parsed('john', 3, 16)],
    ['john 3 16', parsed('john', 3, 16)],
    ['john-3:16', parsed('john', 3, 16)],
    ['John 3:16\u201317', parsed('john', 3, 16, 17)],
    ['John 3:16 \u2014 17', parsed('john', 3, 16, 17)],
    ['John 3:16a-17b', parsed('john', 3, 16, 17)],
    ['John\u00a03：16', parsed('john', 3, 16)],
    ['Jude 5', parsed('jude', 1, 5)],
    ['Jude 5-7', parsed('jude', 1, 5, 7)],
    ['Jude 1:5', parsed('jude', 1, 5)],
    ['Jude 1', parsed('jude', 1, 1)],
  ])('reads %j', (text, result) => {
    expect(parseReference(text)).toEqual(result);
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
    ['john 3:16,18', "Cannot read '16,18' as a verse: write it as 16 or 16-17"],
    ['john 3-4', "Cannot read '3-4': write it as 3:16 or 3:16-17"],
    ['john 3x', "Cannot read '3x': write it as 3:16 or 3:16-17"],
    ['john 99999999999999999999', 'John has 21 chapters'],
  ])('%j: %s', (text, reason) => {
    expect(parseReference(text)).toEqual({ ok: false, reason });
  });

  it('every chapter and verse past the last', () => {
    for (const { longName, bookName, maxChapter } of BOOKS) {
      expect(parseReference(`${longName} ${maxChapter + 1}:1`).ok).toBe(false);
      const last = verseCount('kjv', bookName, maxChapter) ?? 0;
      expect(parseReference(`${longName} ${maxChapter}:${last}`, 'kjv').ok).toBe(true);
      expect(parseReference(`${longName} ${maxChapter}:${last + 1}`, 'kjv').ok).toBe(false);
    }
  });

  it('a verse that the translation lacks, if a translation is given', () => {
    expect(parseReference('rev 12:18', 'niv')).toEqual({ ok: false, reason: 'Revelation 12 has 17 verses' });
    expect(parseReference('rev 12:18', 'kjv').ok).toBe(true);
    expect(parseReference('rev 12:18').ok).toBe(true);
    expect(parseReference('rev 12:19').ok).toBe(false);
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
        const result = parseReference(text, translation);
        if (!result.ok) {
          expect(result.reason).not.toBe('');
          return;
        }
        const last = verseCount(translation, result.bookName, result.chapter);
        expect(result.startVerse).toBeGreaterThanOrEqual(1);
        expect(result.endVerse).toBeGreaterThanOrEqual(result.startVerse);
        expect(result.endVerse).toBeLessThanOrEqual(last ?? 0);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['john', '1', ' ', ':', '- ', '3:', 'john 3', 'john 3:16-', 'a', '9'])(
    'is quick for much of %j',
    (piece) => {
      const text = `john ${piece.repeat(20_000)}`;
      const work = () => [parseReference(text), parseReference(text.slice(5))];
      expect(quickest(work)).toBeLessThan(100);
    },
  );
});
