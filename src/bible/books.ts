/** Slug, short name and number of chapters of each book, in canonical order. */
const TABLE = [
  ['genesis', 'Gen', 50],
  ['exodus', 'Ex', 40],
  ['leviticus', 'Lev', 27],
  ['numbers', 'Nu', 36],
  ['deuteronomy', 'Dt', 34],
  ['joshua', 'Josh', 24],
  ['judges', 'Jud', 21],
  ['ruth', 'Ru', 4],
  ['1-samuel', '1 Sa', 31],
  ['2-samuel', '2 Sa', 24],
  ['1-kings', '1 Ki', 22],
  ['2-kings', '2 Ki', 25],
  ['1-chronicles', '1 Chr', 29],
  ['2-chronicles', '2 Chr', 36],
  ['ezra', 'Ezr', 10],
  ['nehemiah', 'Neh', 13],
  ['esther', 'Est', 10],
  ['job', 'Job', 42],
  ['psalms', 'Ps', 150],
  ['proverbs', 'Prv', 31],
  ['ecclesiastes', 'Ecc', 12],
  ['song-of-solomon', 'Song of Sol', 8],
  ['isaiah', 'Is', 66],
  ['jeremiah', 'Jer', 52],
  ['lamentations', 'Lam', 5],
  ['ezekiel', 'Ezk', 48],
  ['daniel', 'Dan', 12],
  ['hosea', 'Hos', 14],
  ['joel', 'Joel', 3],
  ['amos', 'Amos', 9],
  ['obadiah', 'Ob', 1],
  ['jonah', 'Jon', 4],
  ['micah', 'Mic', 7],
  ['nahum', 'Nah', 3],
  ['habakkuk', 'Hab', 3],
  ['zephaniah', 'Zep', 3],
  ['haggai', 'Hag', 2],
  ['zechariah', 'Zec', 14],
  ['malachi', 'Mal', 4],
  ['matthew', 'Mat', 28],
  ['mark', 'Mk', 16],
  ['luke', 'Lk', 24],
  ['john', 'Jn', 21],
  ['acts', 'Ac', 28],
  ['romans', 'Rom', 16],
  ['1-corinthians', '1 Co', 16],
  ['2-corinthians', '2 Co', 13],
  ['galatians', 'Gal', 6],
  ['ephesians', 'Eph', 6],
  ['philippians', 'Phil', 4],
  ['colossians', 'Col', 4],
  ['1-thessalonians', '1 Th', 5],
  ['2-thessalonians', '2 Th', 3],
  ['1-timothy', '1 Tim', 6],
  ['2-timothy', '2 Tim', 4],
  ['titus', 'Tts', 3],
  ['philemon', 'Phlm', 1],
  ['hebrews', 'Heb', 13],
  ['james', 'Jas', 5],
  ['1-peter', '1 Pt', 5],
  ['2-peter', '2 Pt', 3],
  ['1-john', '1 Jn', 5],
  ['2-john', '2 Jn', 1],
  ['3-john', '3 Jn', 1],
  ['jude', 'Jd', 1],
  ['revelation', 'Rev', 22],
] as const;

/**
 * The book of a person's row that names none of the 66. It is a book without chapters, after the others: it is in no list of
 * books, no slug of a URL and no name that can be typed, and nothing of it is requested or sent.
 */
export const UNKNOWN_BOOK = 'unknown-book';

/** The slug of one of the 66 books, such as `1-samuel`, or `UNKNOWN_BOOK`. */
export type BookName = (typeof TABLE)[number][0] | typeof UNKNOWN_BOOK;

export interface Book {
  /** 1 (genesis) to 66 (revelation); 67 is the unknown book. */
  bookId: number;
  bookName: BookName;
  /** `Song of Solomon`. */
  longName: string;
  /** `Song of Sol`, for narrow columns. */
  shortName: string;
  /** Number of chapters. */
  maxChapter: number;
}

function titleCase(slug: string): string {
  return slug
    .split('-')
    .map((word) => (word === 'of' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/** The 66 books in canonical order: `BOOKS[bookId - 1]`. */
export const BOOKS: readonly Book[] = TABLE.map(([bookName, shortName, maxChapter], index) => ({
  bookId: index + 1,
  bookName,
  longName: titleCase(bookName),
  shortName,
  maxChapter,
}));

const UNKNOWN: Book = {
  bookId: BOOKS.length + 1,
  bookName: UNKNOWN_BOOK,
  longName: 'Unknown Book',
  shortName: 'Unknown Book',
  maxChapter: 0,
};

// A Map instead of an object, because a slug from a URL may be `constructor`.
const byName: ReadonlyMap<string, Book> = new Map(BOOKS.map((book) => [book.bookName, book]));

/** The book of an exact, lowercase slug; undefined for anything else. */
export const bookByName = (name: string): Book | undefined => byName.get(name);

/** The book numbered `id` from 1 to 66; undefined for any other number. */
export const bookById = (id: number): Book | undefined => BOOKS[id - 1];

/** The book of a valid name. Throws RangeError for an invalid one that comes from unchecked data. */
export function bookOf(name: BookName): Book {
  const book = name === UNKNOWN_BOOK ? UNKNOWN : byName.get(name);
  if (book === undefined) throw new RangeError(`There is no book named '${name}'`);
  return book;
}

/** Whether a text is exactly the slug of one of the 66 books. */
export const isBookName = (x: string): x is BookName => byName.has(x);
