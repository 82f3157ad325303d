import fc from 'fast-check';
import { BOOKS } from '@/bible/books';
import { TRANSLATION_CODES } from '@/bible/translations';
import { verseCount } from '@/bible/versification';

/** Texts that break careless parsers and writers. */
const hard = fc.constantFrom(
  'two\nlines',
  'three\r\nmore\rlines',
  'a, b; c',
  'he said "so", and \'so\'',
  '🙏🏽 👨‍👩‍👧',
  'שָׁלוֹם עוֹלָם',
  'مرحبا، بالعالم',
  '=cmd|"/c calc"!A1',
  "'=1+1",
  "''@x",
  '+1',
  '-1',
  '@home',
  '\tindented',
  '# a heading',
  '{"json": [1, 2]}',
  '__proto__',
  '==========',
  '\uFEFFmarked',
  '<b>bold</b> & more',
  'a\\"b\\',
);
const long = fc
  .integer({ min: 1, max: 3 })
  .map((times) => 'For God so loved the world, "that" he gave.\n'.repeat(800 * times));

/** Any text of a library, up to 100 KB. */
export const anyText = fc.oneof(
  { weight: 5, arbitrary: fc.string({ unit: 'grapheme' }) },
  { weight: 4, arbitrary: hard },
  { weight: 1, arbitrary: long },
);

/** Any text that is not blank. */
export const anyWords = fc.tuple(fc.constantFrom('a', 'Ω', '"', '='), anyText).map((parts) => parts.join(''));

/** A text in one line that is not blank. */
export const anyName = anyWords
  .map((each) => each.replace(/\s+/gu, ' ').trim())
  .filter((each) => each !== '');

/** Verses that every translation has. */
export const anyRange = fc
  .tuple(fc.constantFrom(...BOOKS), fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(200), fc.nat(200))
  .map(([{ bookName, maxChapter }, part, a, b]) => {
    const chapter = 1 + Math.floor(part * maxChapter);
    const max = Math.min(...TRANSLATION_CODES.map((code) => verseCount(code, bookName, chapter) ?? 1));
    const [startVerse = 1, endVerse = 1] = [1 + (a % max), 1 + (b % max)].sort((x, y) => x - y);
    return { bookName, chapter, startVerse, endVerse };
  });
