import { BOOK_KEYS, bookByKey, bookKey } from '../bible/bookNames';
import type { Book } from '../bible/books';

/**
 * How surely a name means a book of the Bible when a number follows it:
 * - `sure`: in any case (`romans 8`, `ps 23`, `1 cor 13`);
 * - `person`: also a word or somebody's name (`Mark`, `acts`, `gen`); with only a chapter it wants a capital or a word
 *   before it that leads to a reference (`in acts 2`);
 * - `word`: an abbreviation that is an ordinary word (`Is`, `am`, `act`); it wants a capital, and a verse or its dot.
 */
export type Sureness = 'sure' | 'person' | 'word';

export interface BookMention {
  /** Where the name begins in the text, its leading number included. */
  start: number;
  /** Where it ends, its dot and white space included: where a number must follow. */
  end: number;
  /** The name as it was written, without what follows it. */
  name: string;
  book: Book;
  sureness: Sureness;
}

const PERSONS = new Set(
  `job mark acts numbers judges ruth john luke james daniel joel amos titus esther ezra micah jonah jude joshua
  samuel jeremiah matthew gen rev ex exo gal phil dan jon jud jos lam hos tit hag mal num mic col hab song songs ob`.split(
    /\s+/,
  ),
);
const WORDS = new Set(
  `is am act so re le la da de ho na ne es ec ge gn ga pm pp mr ml mc sg ss hb hg jb je jr jg lv nb nm pro pr mar jm
  jam joe ro sos zp zc mat cant 1s 2s 1k 2k 1p 2p 1j 2j 3j`.split(/\s+/),
);

const ORDINAL = String.raw`(?:[123](?:st|nd|rd)?[\s.\-]*|(?:I{1,3}|first|second|third)[\s.]+)`;

/** A pattern for each way the letters of a key are written: `songofsolomon` is `song[\s-]+of[\s-]+solomon` too. */
function namePatterns(): string {
  const letters = new Set<string>();
  for (const [key, { longName, shortName }] of BOOK_KEYS) {
    letters.add(key.replace(/^\d/, ''));
    for (const name of [longName, shortName]) {
      letters.add(
        name
          .toLowerCase()
          .replace(/^\d /, '')
          .replaceAll(' ', String.raw`[\s-]+`),
      );
    }
  }
  letters.add(String.raw`song\s+of\s+songs`);
  letters.add(String.raw`acts\s+of\s+the\s+apostles`);
  return [...letters].sort((a, b) => b.length - a.length).join('|');
}

/** A name, not within a word, an address or a hyphened compound, and then its dot or the word for a chapter. */
const MENTION = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}_@/]|\p{L}['’-])(${ORDINAL})?(${namePatterns()})(?!\p{L})` +
    String.raw`(\.?[^\S\n]*\n?[^\S\n]*)(?:,?[^\S\n]*(?:chapter|chap|ch|psalm)\b\.?[^\S\n]*)?(?=\d)`,
  'giu',
);

function surenessOf(key: string): Sureness {
  if (WORDS.has(key)) return 'word';
  return PERSONS.has(key) ? 'person' : 'sure';
}

/** A number that belongs to what stands before it (`John 1:1 John 3:16`) or is a small `i` is no part of a name. */
function ownOrdinal(text: string, at: number, ordinal: string): boolean {
  return !ordinal.startsWith('i') && !/[:.\d]$/.test(text.slice(Math.max(0, at - 1), at));
}

/** The next name of a book, at or after `from`, that a number follows; undefined when there is none. */
export function nextMention(text: string, from: number): BookMention | undefined {
  MENTION.lastIndex = from;
  for (let match = MENTION.exec(text); match !== null; match = MENTION.exec(text)) {
    const [all, ordinal = '', letters = '', gap = ''] = match;
    const end = match.index + all.length;
    const numbered =
      ordinal !== '' && ownOrdinal(text, match.index, ordinal)
        ? bookByKey(bookKey(`${ordinal} ${letters}`))
        : undefined;
    const key = bookKey(letters);
    const book = numbered ?? bookByKey(key);
    // A sentence that ends in somebody's name, and the next begins with a number.
    const sentence = /^\.\s/.test(gap) && book?.longName.toLowerCase() === letters.toLowerCase();
    if (book !== undefined && !sentence) {
      const name = numbered === undefined ? letters : `${ordinal}${letters}`;
      const start = match.index + (numbered === undefined ? ordinal.length : 0);
      return { start, end, name, book, sureness: surenessOf(bookKey(name)) };
    }
  }
  return undefined;
}

const NUMBERED_NAME = new RegExp(String.raw`${ORDINAL}(?:${namePatterns()})(?!\p{L})\.?\s*\d`, 'iuy');

/** Whether the number at a place is the first of a name (`; 2 Cor 5:17`) and so no verse of what stands before. */
export function beginsNumberedBook(text: string, at: number): boolean {
  NUMBERED_NAME.lastIndex = at;
  return NUMBERED_NAME.test(text);
}
