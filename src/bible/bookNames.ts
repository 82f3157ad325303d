import { BOOKS, bookOf, type Book, type BookName } from './books';

/**
 * Finds the book of a typed name. Separate from `books.ts` because only input fields and text search need it. A *key*
 * is a name in lowercase, without the differences in how people write it: spaces, dots, hyphens and the spelling of a
 * number.
 */

/** Other names that people type: the SBL and OSIS forms and the usual short ones, as keys. */
const ALIASES: readonly (readonly [BookName, string])[] = [
  ['genesis', 'ge gn'],
  ['exodus', 'exo exod'],
  ['leviticus', 'le lv'],
  ['numbers', 'num nm nb'],
  ['deuteronomy', 'deut deu de'],
  ['joshua', 'jos jsh'],
  ['judges', 'judg jdg jdgs jg'],
  ['ruth', 'rut rth'],
  ['1-samuel', '1sam 1sm 1s'],
  ['2-samuel', '2sam 2sm 2s'],
  ['1-kings', '1kgs 1kin 1kg 1k'],
  ['2-kings', '2kgs 2kin 2kg 2k'],
  ['1-chronicles', '1chron 1ch'],
  ['2-chronicles', '2chron 2ch'],
  ['nehemiah', 'ne'],
  ['esther', 'esth es'],
  ['job', 'jb'],
  ['psalms', 'psalm psa pss psm pslm'],
  ['proverbs', 'prov pro pr'],
  ['ecclesiastes', 'eccl eccles ec qoh'],
  ['song-of-solomon', 'song songs songofsongs sos so sg ss cant canticles'],
  ['isaiah', 'isa'],
  ['jeremiah', 'je jr'],
  ['lamentations', 'la'],
  ['ezekiel', 'ezek eze'],
  ['daniel', 'da dn'],
  ['hosea', 'ho'],
  ['joel', 'joe jl'],
  ['amos', 'amo am'],
  ['obadiah', 'obad oba'],
  ['jonah', 'jnh'],
  ['micah', 'mc'],
  ['nahum', 'na'],
  ['habakkuk', 'hb'],
  ['zephaniah', 'zeph zp'],
  ['haggai', 'hg'],
  ['zechariah', 'zech zc'],
  ['malachi', 'ml'],
  ['matthew', 'matt mt'],
  ['mark', 'mrk mar mr'],
  ['luke', 'luk'],
  ['john', 'joh jhn'],
  ['acts', 'act actsoftheapostles'],
  ['romans', 'ro rm'],
  ['1-corinthians', '1cor 1kor'],
  ['2-corinthians', '2cor 2kor'],
  ['galatians', 'ga'],
  ['ephesians', 'ephes'],
  ['philippians', 'php pp'],
  ['1-thessalonians', '1thess 1thes'],
  ['2-thessalonians', '2thess 2thes'],
  ['1-timothy', '1ti'],
  ['2-timothy', '2ti'],
  ['titus', 'tit'],
  ['philemon', 'philem phm pm'],
  ['james', 'jam jm'],
  ['1-peter', '1pet 1pe 1p'],
  ['2-peter', '2pet 2pe 2p'],
  ['1-john', '1joh 1jhn 1jo 1j'],
  ['2-john', '2joh 2jhn 2jo 2j'],
  ['3-john', '3joh 3jhn 3jo 3j'],
  ['revelation', 're revelations apocalypse'],
];

const ORDINAL = /^(?:iii|third|3rd|ii|second|2nd|i|first|1st)/;
/** The same, only if a space or a dot follows: `I Sa` is 1 Samuel, `Isa` is Isaiah. */
const ORDINAL_APART = new RegExp(`${ORDINAL.source}(?=[^a-z])`);
const DIGITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    i: '1',
    first: '1',
    '1st': '1',
    ii: '2',
    second: '2',
    '2nd': '2',
    iii: '3',
    third: '3',
    '3rd': '3',
  }),
);

const withDigit = (name: string, ordinal: RegExp): string =>
  name.replace(ordinal, (found) => DIGITS.get(found) ?? found);

/** The key of a typed name: `1. Cor`, `I Cor`, `First Cor` and `1cor` are all `1cor`. */
export function bookKey(name: string): string {
  const typed = name.normalize('NFKC').trim().toLowerCase();
  return withDigit(typed, ORDINAL_APART).replace(/[\s.\-_]/g, '');
}

interface NamedBook {
  book: Book;
  /** Keys of the slug (the long name has the same key) and of the short name. */
  names: readonly string[];
  /** Keys of the long name without its first word or words: `samuel`; `ofsolomon`, `solomon`. */
  laterWords: readonly string[];
}

const NAMED: readonly NamedBook[] = BOOKS.map((book) => {
  const words = book.bookName.split('-');
  return {
    book,
    names: [words.join(''), bookKey(book.shortName)],
    laterWords: words.map((_, index) => words.slice(index).join('')).slice(1),
  };
});

// Aliases come first, so that a proper name overrides an equal alias.
const byKey: ReadonlyMap<string, Book> = new Map([
  ...ALIASES.flatMap(([bookName, aliases]) =>
    aliases.split(' ').map((alias) => [alias, bookOf(bookName)] as const),
  ),
  ...NAMED.flatMap(({ book, names }) => names.map((name) => [name, book] as const)),
]);

/** The book that a key names in full: slug, long name, short name or a usual abbreviation. */
export function bookByKey(key: string): Book | undefined {
  return byKey.get(key) ?? byKey.get(withDigit(key, ORDINAL));
}

/** Every key that names a book in full, with its book: `1cor`, `psalms`, `jn`. */
export const BOOK_KEYS: readonly (readonly [key: string, book: Book])[] = [...byKey];

/** Books whose slug, long name or short name begins with a key, in canonical order. */
export function booksStartingWith(key: string): Book[] {
  return NAMED.filter(({ names }) => names.some((name) => name.startsWith(key))).map(({ book }) => book);
}

/** Books with a later word of the long name that begins with a key: `sam` finds 1 and 2 Samuel. */
export function booksWithLaterWord(key: string): Book[] {
  return NAMED.filter(({ laterWords }) => laterWords.some((name) => name.startsWith(key))).map(
    ({ book }) => book,
  );
}

/** Splits a typed reference into name and numbers, which begin at the first digit after a letter. */
export function splitReference(text: string): { name: string; numbers: string } {
  const firstLetter = text.search(/[a-z]/i);
  const cut = firstLetter < 0 ? -1 : text.slice(firstLetter).search(/\d/);
  if (cut < 0) return { name: text, numbers: '' };
  return { name: text.slice(0, firstLetter + cut), numbers: text.slice(firstLetter + cut) };
}
