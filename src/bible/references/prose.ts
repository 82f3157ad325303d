import { bookByKey, bookKey } from '../bookNames';
import type { Span } from './spans';

/*
 * Whether a reference is meant among other words, judged by its spelling and by the words around it: not in `Mark 2 people`,
 * `so 3`, `John 3 days later`.
 */

/**
 * How surely a name means a book of the Bible when a number follows it:
 * - `sure`: in upper or lower case (`romans 8`, `ps 23`, `1 cor 13`);
 * - `person`: also a word or a person's name (`Mark`, `acts`, `gen`); with only a chapter it needs a capital letter, or
 *   a word before it that introduces a reference (`in acts 2`);
 * - `word`: an abbreviation that is an ordinary word (`Is`, `am`, `act`); it needs a capital letter, and a verse or a dot.
 */
type Sureness = 'sure' | 'person' | 'word';

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
/** Names of up to this many letters that only the library knows are words, longer ones are persons: `ha`, `number`. */
const SHORT = 3;

/** A number before one of these counts something and is not a chapter: `John 3 days later`, `Psalm 23, 4 lessons`. */
const COUNTED =
  /^\s*(?:%|(?:(?:more|other|or|new|old|small|big|little|good|hours?|hrs?|minutes?|mins?|seconds|days?|nights?|weeks?|months?|years?|times|people|persons|men|women|children|kids|boys|girls|sons|daughters|brothers|sisters|friends|o['’]clock|am|pm|a\.m|p\.m|percent|points?|things?|lessons?|reasons?|ways?|steps?|items?|others|dollars?|euros?|pounds?|km|kg|miles?|cm|mm|pages?|copies|books?|chapters|words|loaves|goals?|stars?|applications|systems|kings|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)\b))/i;
const LEADS =
  /(?:^|[\s([“"'])(?:in|see|read|reading|from|of|cf\.?|and|to|on|book of|study|memori[sz]e|at)\s+$/i;

const NAME =
  /^((?:[1-3](?:st|nd|rd)?|I{1,3}|first|second|third)[\s.]*)?(\p{L}[\p{L}\s]*?)(\.?\s*(?:,?\s*(?:chapters?|chap|ch|psalm)\b\.?\s*)?)(?=\d)/iu;

function surenessOf(name: string): Sureness {
  const key = bookKey(name);
  if (WORDS.has(key)) return 'word';
  if (PERSONS.has(key)) return 'person';
  if (bookByKey(key) !== undefined) return 'sure';
  return key.replace(/\d/g, '').length > SHORT ? 'person' : 'word';
}

/** Whether a reference may end here: its number is not an ordinal (`3rd`), part of a URL or e-mail address, a fraction or a count. */
export function endsWell(text: string, { end, byComma }: Pick<Span, 'end' | 'byComma'>): boolean {
  const after = text.slice(end, end + 20);
  if (!byComma && /^\.\d/.test(after)) return false;
  return !/^(?:[\p{L}\p{N}_@]|\/\d|:\d|\s?%)/u.test(after) && !COUNTED.test(after);
}

/** Whether a name begins here: not inside a word, a URL, an e-mail address or a hyphenated compound. */
const beginsWell = (text: string, start: number): boolean =>
  !/(?:[\p{L}\p{M}\p{N}_@/]|\p{L}['’-])$/u.test(text.slice(Math.max(0, start - 2), start));

/** Whether the reference is the whole text, or a word before it introduces it. */
function isIntroduced(text: string, start: number, numbers: number): boolean {
  const alone = text.slice(0, start).trim() === '' && /^[\d\s.,;:)–-]*$/.test(text.slice(numbers));
  return alone || LEADS.test(text.slice(Math.max(0, start - 20), start));
}

/** Whether a name is a common word in lower case, and only a chapter follows it: `is 5`. */
export function isCommonWord(text: string, { start, end, from }: Span): boolean {
  const [, number = '', letters = ''] = NAME.exec(text.slice(start, end)) ?? [];
  const name = number + letters;
  return from.verse === 0 && /^\p{Ll}/u.test(name) && surenessOf(name) === 'word';
}

/** Whether a reference that names its book is meant as one, among the words of a text. */
export function isMeant(text: string, span: Span): boolean {
  const { start, end, from } = span;
  if (!beginsWell(text, start)) return false;
  const [named = '', number = '', letters = '', between = ''] = NAME.exec(text.slice(start, end)) ?? [];
  const isLed = () => isIntroduced(text, start, start + named.length);
  // `chapter 3 of John`, `23rd Psalm`
  if (letters === '' || /^chapters?$/i.test(letters)) return true;
  if (number.startsWith('i')) return false;
  // One sentence ends with a person's name, and the next one begins with a number.
  if (/^\.\s/.test(between) && from.book.longName.toLowerCase() === letters.toLowerCase()) return false;
  const name = number + letters;
  const sureness = surenessOf(name);
  const withVerse = from.verse > 0 && from.book.maxChapter > 1;
  if (between.includes('\n') && !withVerse) return false;
  if (sureness === 'word') {
    // `So 1,5` is more likely a number.
    if (span.byComma && !isLed()) return false;
    return /^\d?\s*\p{Lu}\p{Ll}*$/u.test(name) && (withVerse || between.startsWith('.'));
  }
  if (withVerse) return true;
  if (sureness === 'person' && text.startsWith(' of ', end)) return false;
  // `ps23` and `1cor13` are references, but `Rev2` may be anything.
  if (between === '') return sureness === 'sure';
  const isCapital = /^(?:[\dI]\w*[\s.-]*)?\p{Lu}/u.test(name);
  return sureness === 'sure' || isCapital || between.includes('h') || isLed();
}
