import { BOOKS, bookOf, type Book, type BookName } from './books';

/**
 * How a typed name finds its book. Kept apart from `books.ts`, for only the places where people type need it.
 *
 * A *key* is a name in lowercase without what people vary: spaces, dots, hyphens and the way a number is written.
 */

/** What people type beside slug, long name and short name: SBL and OSIS forms and the usual short ones, as keys. */
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
  ['1-corinthians', '1cor'],
  ['2-corinthians', '2cor'],
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
/** The same where a space or a dot sets it off: `I Sa` is 1 Samuel, `Isa` is Isaiah. */
const ORDINAL_APART = new RegExp(`${ORDINAL.source}(?=[^a-z])`);
const DIGITS: readonly (readonly [digit: string, spelled: readonly string[]])[] = [
  ['1', ['i', 'first', '1st']],
  ['2', ['ii', 'second', '2nd']],
  ['3', ['iii', 'third', '3rd']],
];

function withDigit(name: string, ordinal: RegExp): string {
  return name.replace(
    ordinal,
    (found) => DIGITS.find(([, spelled]) => spelled.includes(found))?.[0] ?? found,
  );
}

/** The key of a typed name: `1. Cor`, `I Cor`, `First Cor` and `1cor` are all `1cor`. */
export function bookKey(name: string): string {
  const typed = name.normalize('NFKC').trim().toLowerCase();
  return withDigit(typed, ORDINAL_APART).replace(/[\s.\-_]/g, '');
}

interface NamedBook {
  book: Book;
  /** Keys of slug (which is the long name's too) and short name. */
  names: readonly string[];
  /** Keys of the long name from a later word on: `samuel`; `ofsolomon`, `solomon`. */
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

// Aliases first, for a name proper wins where two collide.
const byKey: ReadonlyMap<string, Book> = new Map([
  ...ALIASES.flatMap(([bookName, aliases]) =>
    aliases.split(' ').map((alias) => [alias, bookOf(bookName)] as const),
  ),
  ...NAMED.flatMap(({ book, names }) => names.map((name) => [name, book] as const)),
]);

/** The book that a key names in full: slug, long name, short name or a usual abbreviation (§5 'Reference parsing'). */
export function bookByKey(key: string): Book | undefined {
  return byKey.get(key) ?? byKey.get(withDigit(key, ORDINAL));
}

/** Every key that names a book in full, with its book: `1cor`, `psalms`, `jn`. */
export const BOOK_KEYS: readonly (readonly [key: string, book: Book])[] = [...byKey];

/** Books whose slug, long name or short name begins with a key, in canonical order. */
export function booksStartingWith(key: string): Book[] {
  return NAMED.filter(({ names }) => names.some((name) => name.startsWith(key))).map(({ book }) => book);
}

/** Books whose long name, from a later word on, begins with a key: `sam` finds 1 and 2 Samuel. */
export function booksWithLaterWord(key: string): Book[] {
  return NAMED.filter(({ laterWords }) => laterWords.some((name) => name.startsWith(key))).map(
    ({ book }) => book,
  );
}

/** A typed reference cut where its numbers begin, which is at the first digit after a letter. */
export function splitReference(text: string): { name: string; numbers: string } {
  const firstLetter = text.search(/[a-z]/i);
  const cut = firstLetter < 0 ? -1 : text.slice(firstLetter).search(/\d/);
  if (cut < 0) return { name: text, numbers: '' };
  return { name: text.slice(0, firstLetter + cut), numbers: text.slice(firstLetter + cut) };
}
