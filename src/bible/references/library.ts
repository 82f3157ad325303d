import { bcv_parser } from 'bible-passage-reference-parser';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import { BOOKS, bookOf, type Book, type BookName } from '../books';
import { verseCount } from '../versification';

/* The options for `bible-passage-reference-parser`: it must know our books and correct nothing by itself. */

type Entity = Extract<ReturnType<bcv_parser['parsed_entities']>[number], { start: unknown }>;
type Point = Entity['start'];

/** One reference as the library returns it. */
export interface LibraryMatch {
  start: number;
  end: number;
  from: LibraryPoint;
  to: LibraryPoint;
  /** Whether its book is named in it, and not before it. */
  namesBook: boolean;
  /** `16f`, `16ff`. */
  follows: boolean;
  /** Where it begins in other books that the name may be short for, and that have such a chapter and verse. */
  others: readonly LibraryPoint[];
  /** The library's own report: chapters and verses that do not exist. */
  messages: readonly string[];
}

interface LibraryPoint {
  book: Book;
  chapter: number;
  /** Of a whole chapter its first or last. */
  verse: number;
  /** The letter of a part of a verse. */
  part: string;
}

/** Names that the library does not know, or takes for another book. */
const OUR_NAMES: readonly (readonly [BookName, RegExp])[] = [
  ['numbers', /Nb/],
  ['deuteronomy', /De/],
  ['judges', /Jud/],
  ['1-samuel', /I s/],
  ['2-samuel', /II s/],
  ['1-chronicles', /I ch/],
  ['2-chronicles', /II ch/],
  ['song-of-solomon', /Cant(?:icles)?|Song\s*of\s*Sol|Songofsol/],
  ['micah', /Mc/],
  ['habakkuk', /Hb/],
  ['malachi', /Ml/],
  ['1-corinthians', /(?:1|I)[.\s]*Kor/],
  ['2-corinthians', /(?:2|II)[.\s]*Kor/],
  ['philippians', /Pp/],
  ['titus', /Tts/],
  ['philemon', /Pm/],
  ['1-john', /(?:1|I|First)\s*Jo?/],
  ['2-john', /(?:2|II|Second)\s*Jo?/],
  ['3-john', /(?:3|III|Third)\s*Jo?/],
  ['jude', /Jd/],
  ['revelation', /(?:The\s*)?Apocalypse/],
];

/** Numbers and the words between them, without the name of a book. */
const ONLY_NUMBERS =
  /^(?:[^\p{L}]|(?<!\p{L})(?:vv?|vss?|verses?|ch|chap|chapters?|to|through|thru|and|ff?|[a-e])(?!\p{L}))*$/iu;

/** The verses of the translation that has most. */
const WIDEST = 'widest';
const ALL_VERSES = 'kjv';

const versesOf = ({ bookName, maxChapter }: Book): number[] =>
  Array.from({ length: maxChapter }, (_, index) => verseCount(ALL_VERSES, bookName, index + 1) ?? 0);

/** Translations are read before, by `translationsIn.ts`: the library would take `net` for one. */
class WithoutTranslations extends english.regexps {
  override translations: RegExp[] = [];
}

function createLibrary() {
  const parser = new bcv_parser({ ...english, regexps: WithoutTranslations });
  // The library has the books in canonical order, too.
  const names = parser.translation_info('default').books.slice(0, BOOKS.length);
  const bookByOsis = new Map(names.map((osis, index) => [osis, BOOKS[index]] as const));
  const osisOf = (bookName: BookName) => names[bookOf(bookName).bookId - 1] ?? '';
  parser.add_books({ books: OUR_NAMES.map(([bookName, regexp]) => ({ osis: [osisOf(bookName)], regexp })) });
  parser.add_translations({
    translations: [{ text: WIDEST, system: WIDEST }],
    systems: {
      [WIDEST]: {
        chapters: Object.fromEntries(BOOKS.map((book) => [osisOf(book.bookName), versesOf(book)])),
      },
    },
  });
  parser.set_options({
    versification_system: WIDEST,
    // Nothing is left out or joined: each reference by itself, with its errors.
    invalid_passage_strategy: 'include',
    invalid_sequence_strategy: 'include',
    sequence_combination_strategy: 'separate',
    consecutive_combination_strategy: 'separate',
    end_range_digits_strategy: 'sequence',
    single_chapter_1_strategy: 'verse',
    osis_compaction_strategy: 'bcv',
    // After a semicolon comes a chapter: `John 3:16; 4`.
    grammar: { ...english.grammar_options, c_sep_us: /^\s*;\s*/, c_sep_eu: /^\s*;\s*/ },
  });
  return { parser, bookByOsis, commas: false };
}

let library: ReturnType<typeof createLibrary> | undefined;

/**
 * The references that the library finds in a short text, in order.
 * @param commas whether a comma separates chapter and verse: `Joh 3,16`
 */
export function findReferences(text: string, commas = false): LibraryMatch[] {
  library ??= createLibrary();
  const { parser, bookByOsis } = library;
  // Each setting rebuilds the parser.
  if (library.commas !== commas) parser.set_options({ punctuation_strategy: commas ? 'eu' : 'us' });
  library.commas = commas;
  parser.parse(text);
  const pointOf = ({ b, c, v, p }: Point): LibraryPoint | undefined => {
    const book = bookByOsis.get(b ?? '');
    return book && { book, chapter: c ?? 0, verse: v ?? 0, part: p ?? '' };
  };
  return parser.parsed_entities().flatMap((entity) => {
    if (!('start' in entity)) return [];
    const [from, to] = [pointOf(entity.start), pointOf(entity.end)];
    if (!from || !to) return [];
    const [detail] = entity.entities;
    return {
      start: entity.indices[0],
      end: entity.indices[1],
      from,
      to,
      namesBook: !ONLY_NUMBERS.test(text.slice(entity.indices[0], entity.indices[1])),
      follows: entity.type === 'ff',
      others: (detail?.alternates ?? []).flatMap(({ start, valid }) =>
        valid.valid ? (pointOf(start) ?? []) : [],
      ),
      messages: Object.keys(detail?.valid.messages ?? {}),
    };
  });
}
