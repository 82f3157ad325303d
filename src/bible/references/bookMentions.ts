import { BOOK_KEYS, bookByKey, bookKey } from '../bookNames';
import type { Book } from '../books';

/**
 * How surely a name means a book of the Bible when a number follows it:
 * - `sure`: in upper or lower case (`romans 8`, `ps 23`, `1 cor 13`);
 * - `person`: also a word or a person's name (`Mark`, `acts`, `gen`); with only a chapter it needs a capital letter, or
 *   a word before it that introduces a reference (`in acts 2`);
 * - `word`: an abbreviation that is an ordinary word (`Is`, `am`, `act`); it needs a capital letter, and a verse or a dot.
 */
export type Sureness = 'sure' | 'person' | 'word';

export interface BookMention {
  /** Index of the name in the text; a leading number belongs to the name. */
  start: number;
  /** Index of the number that follows the name, its dot and white space. */
  end: number;
  /** The name as written. */
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

/** A pattern for each way to write the letters of a key: `songofsolomon` is also `song[\s-]+of[\s-]+solomon`. */
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

/** A name, not inside a word, an address or a hyphenated compound, followed by a dot or the word for a chapter. */
const MENTION = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}_@/]|\p{L}['’-])(${ORDINAL})?(${namePatterns()})(?!\p{L})` +
    String.raw`(\.?[^\S\n]*\n?[^\S\n]*)(?:,?[^\S\n]*(?:chapter|chap|ch|psalm)\b\.?[^\S\n]*)?(?=\d)`,
  'giu',
);

function surenessOf(key: string): Sureness {
  if (WORDS.has(key)) return 'word';
  return PERSONS.has(key) ? 'person' : 'sure';
}

/** Whether the ordinal belongs to the name: not a lowercase `i`, and not the end of a reference (`John 1:1 John 3:16`). */
function ownOrdinal(text: string, at: number, ordinal: string): boolean {
  return !ordinal.startsWith('i') && !/[:.\d]$/.test(text.slice(Math.max(0, at - 1), at));
}

/** The next book name at or after `from` that is followed by a number; undefined when there is none. */
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
    // One sentence ends with a person's name, and the next one begins with a number.
    const isSentenceEnd = /^\.\s/.test(gap) && book?.longName.toLowerCase() === letters.toLowerCase();
    if (book !== undefined && !isSentenceEnd) {
      const name = numbered === undefined ? letters : `${ordinal}${letters}`;
      const start = match.index + (numbered === undefined ? ordinal.length : 0);
      return { start, end, name, book, sureness: surenessOf(bookKey(name)) };
    }
  }
  return undefined;
}

const NUMBERED_NAME = new RegExp(String.raw`${ORDINAL}(?:${namePatterns()})(?!\p{L})\.?\s*\d`, 'iuy');

/** Whether the number at an index begins a book name (`; 2 Cor 5:17`) and so is not a verse of the book before. */
export function beginsNumberedBook(text: string, at: number): boolean {
  NUMBERED_NAME.lastIndex = at;
  return NUMBERED_NAME.test(text);
}
