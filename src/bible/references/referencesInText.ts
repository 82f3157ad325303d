import type { Book } from '../books';
import type { ChapterRef, VerseRange } from '../passage';
import { verseCount } from '../versification';
import { beginsNumberedBook, nextMention, type BookMention } from './bookMentions';

export interface TextReference {
  /** Its position: `text.slice(start, end)`. References do not overlap and are in the order of the text. */
  start: number;
  end: number;
  /** The range of verses to open, or a chapter (without `startVerse`) if no verse was named. */
  range: VerseRange | ChapterRef;
  /** `range` and, if the reference spans several chapters (`John 3:16-4:2`, `Gen 1-3`), one more for each of them. */
  ranges: readonly (VerseRange | ChapterRef)[];
}

interface Point {
  chapter: number;
  /** 0 for a chapter as a whole. */
  verse: number;
}

/** One reference without its book: its first and last point, and its end in the text. */
interface Span {
  from: Point;
  to: Point;
  end: number;
  /** Whether commas stand between chapters and verses. */
  byComma: boolean;
}

/** A number before one of these counts something and is not a chapter: `John 3 days later`, `Psalm 23, 4 lessons`. */
const COUNTED =
  /^\s*(?:%|(?:(?:more|other|or|new|old|small|big|little|good|hours?|hrs?|minutes?|mins?|seconds|days?|nights?|weeks?|months?|years?|times|people|persons|men|women|children|kids|boys|girls|sons|daughters|brothers|sisters|friends|o['’]clock|am|pm|a\.m|p\.m|percent|points?|things?|lessons?|reasons?|ways?|steps?|items?|others|dollars?|euros?|pounds?|km|kg|miles?|cm|mm|pages?|copies|books?|chapters|words|loaves|goals?|stars?|applications|systems|kings|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)\b))/i;
const LEADS =
  /(?:^|[\s([“"'])(?:in|see|read|reading|from|of|cf\.?|and|to|on|book of|study|memori[sz]e|at)\s+$/i;
const RANGE = /\s*(?:[-‐-―−~]|\b(?:to|through|thru|till|until)\b)\s*(?=\d)/y;
const VERSE = /(?:\s?[:：]\s?|\.|,?\s*(?:verses?|vss|vv?|vs)\.?\s*)(?=\d)/iy;
/** The comma of `Joh 3,16`, as most of Europe writes it; `Matt 5,6,7` is a list. */
const COMMA = /,(?=\d{1,3}(?!\d|,\d))/y;
/** What stands between two verses where a comma is before them: `Joh 3,16.18`. */
const DOT = /\.(?=\d)/y;
const NUMBER = /(\d{1,3})(?!\d)/y;
/** `16a`, `16f`, `16ff`. */
const SUFFIX = /(?:[a-c]|\s?(ff?)\.?)(?![\p{L}\p{N}])/uy;
const NEXT = /\s*(?:[,;]\s*(?:and|&)?|&|\+|\b(?:and|or)\b)\s*(?:(?:vv?|vss|verses?)\.?\s*)?(?=\d)/iy;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function numberAt(text: string, at: number): { value: number; end: number } | undefined {
  const match = matchAt(NUMBER, text, at);
  return match === null ? undefined : { value: Number(match[1]), end: NUMBER.lastIndex };
}

/** Whether a reference may end here: its number is no ordinal (`3rd`), address or fraction, and counts nothing. */
function endsWell(text: string, at: number, byComma: boolean): boolean {
  const after = text.slice(at, at + 20);
  if (!byComma && /^\.\d/.test(after)) return false;
  return !/^(?:[\p{L}\p{N}_@]|\/\d|:\d|\s?%)/u.test(after) && !COUNTED.test(after);
}

/** Wherever translations differ, KJV has the most verses. */
function lastVerse(book: Book, chapter: number): number {
  return verseCount('kjv', book.bookName, chapter) ?? 0;
}

function exists(book: Book, { chapter, verse }: Point): boolean {
  return verse <= lastVerse(book, chapter) && lastVerse(book, chapter) > 0;
}

interface Read {
  point: Point;
  end: number;
  following: number;
  byComma: boolean;
}

/** A verse with an optional letter, `f` or `ff`; `following` is how many more verses that means. */
function readVerse(text: string, chapter: number, at: number): Read | undefined {
  const verse = numberAt(text, at);
  if (verse === undefined || verse.value === 0) return undefined;
  const suffix = matchAt(SUFFIX, text, verse.end);
  const end = suffix === null ? verse.end : SUFFIX.lastIndex;
  const following = suffix?.[1]?.length ?? 0;
  return { point: { chapter, verse: verse.value }, end, following, byComma: false };
}

interface Reading {
  /** A number alone is one of the verses of this chapter. */
  chapter: number | undefined;
  /** Whether a comma stands between chapter and verse, and a dot between verses; undefined before that is known. */
  byComma?: boolean;
}

/** `3:16` or `3`, and `3,16` where that is allowed. */
function readPoint(text: string, at: number, book: Book, { chapter, byComma }: Reading): Read | undefined {
  const first = numberAt(text, at);
  if (first === undefined) return undefined;
  const separator = matchAt(VERSE, text, first.end)?.[0];
  if (separator !== undefined && !(byComma === true && separator === '.'))
    return readVerse(text, first.value, VERSE.lastIndex);
  if (byComma !== false && matchAt(COMMA, text, first.end) !== null) {
    const read = readVerse(text, first.value, COMMA.lastIndex);
    if (read !== undefined && exists(book, read.point)) return { ...read, byComma: true };
  }
  if (chapter !== undefined) return readVerse(text, chapter, at);
  // In a book with one chapter, `Jude 5` means a verse.
  if (book.maxChapter === 1 && first.value > 1) return readVerse(text, 1, at);
  return { point: { chapter: first.value, verse: 0 }, end: first.end, following: 0, byComma: false };
}

function isAfter(a: Point, b: Point): boolean {
  return a.chapter > b.chapter || (a.chapter === b.chapter && a.verse > b.verse);
}

/** The end of the range that begins with `first`; undefined when there is none, or it does not exist. */
function readEnd(text: string, at: number, book: Book, point: Point, byComma: boolean): Read | undefined {
  const last = readPoint(text, at, book, { chapter: point.verse > 0 ? point.chapter : undefined, byComma });
  const fits = last !== undefined && exists(book, last.point) && isAfter(last.point, point);
  return fits && endsWell(text, last.end, byComma) ? last : undefined;
}

/** The reference at an index of the text; undefined when there is none, or its chapter or verse does not exist. */
function readSpan(text: string, at: number, book: Book, reading: Reading): Span | undefined {
  const first = readPoint(text, at, book, reading);
  if (first === undefined || !exists(book, first.point)) return undefined;
  const { point: from } = first;
  const byComma = first.byComma || reading.byComma === true;
  if (matchAt(RANGE, text, first.end) !== null) {
    const last = readEnd(text, RANGE.lastIndex, book, from, byComma);
    if (last) return { from, to: last.point, end: last.end, byComma };
  }
  if (!endsWell(text, first.end, byComma)) return undefined;
  const verse = Math.min(from.verse + first.following, lastVerse(book, from.chapter));
  return { from, to: { chapter: from.chapter, verse }, end: first.end, byComma };
}

function rangesOf(book: Book, { from, to }: Span): TextReference['ranges'] {
  const { bookName } = book;
  if (from.verse === 0 && to.chapter === from.chapter) return [{ bookName, chapter: from.chapter }];
  const ranges: (VerseRange | ChapterRef)[] = [];
  for (let chapter = from.chapter; chapter <= to.chapter; chapter += 1) {
    const startVerse = chapter === from.chapter ? Math.max(1, from.verse) : 1;
    const last = lastVerse(book, chapter);
    const endVerse = chapter === to.chapter && to.verse > 0 ? to.verse : last;
    const whole = startVerse === 1 && endVerse === last && from.verse === 0;
    ranges.push(whole ? { bookName, chapter } : { bookName, chapter, startVerse, endVerse });
  }
  return ranges;
}

/** Whether the name means a book here, judged by its spelling and by the words around it. */
function isMeant(text: string, mention: BookMention, span: Span): boolean {
  const { name, start, end, sureness, book } = mention;
  const capital = /^(?:[\dI]\w*[\s.-]*)?\p{Lu}/u.test(name);
  const between = text.slice(start + name.length, end);
  const withVerse = span.from.verse > 0 && book.maxChapter > 1;
  if (between.includes('\n') && !withVerse) return false;
  // `So 1,5` is more likely a number.
  if (sureness === 'word' && span.byComma && !isIntroduced(text, start, end)) return false;
  if (sureness === 'word')
    return /^\d?\s*\p{Lu}\p{Ll}*$/u.test(name) && (withVerse || between.startsWith('.'));
  if (withVerse) return true;
  if (sureness === 'person' && text.startsWith(' of ', span.end)) return false;
  // `ps23` and `1cor13` are references, but `Rev2` may be anything.
  if (between === '') return sureness === 'sure';
  return sureness === 'sure' || capital || between.includes('h') || isIntroduced(text, start, end);
}

/** Whether the reference is the whole text, or a word before it introduces it. */
function isIntroduced(text: string, start: number, end: number): boolean {
  const alone = text.slice(0, start).trim() === '' && /^[\d\s.,;:)–-]*$/.test(text.slice(end));
  return alone || LEADS.test(text.slice(Math.max(0, start - 20), start));
}

/** The reference at a mention, and those that continue it (`, 18`, `; 4:2`), each with its position. */
function readMention(text: string, mention: BookMention): TextReference[] {
  const { book } = mention;
  const found: TextReference[] = [];
  let start = mention.start;
  let span = readSpan(text, mention.end, book, { chapter: undefined });
  if (span === undefined || !isMeant(text, mention, span)) return [];
  while (span !== undefined) {
    const ranges = rangesOf(book, span);
    const [range] = ranges;
    if (range !== undefined) found.push({ start, end: span.end, range, ranges });
    const { to, end, byComma }: Span = span;
    const separator = (matchAt(NEXT, text, end) ?? (byComma ? matchAt(DOT, text, end) : null))?.[0];
    if (separator === undefined) break;
    start = end + separator.length;
    if (beginsNumberedBook(text, start)) break;
    const ofChapter = to.verse > 0 && (book.maxChapter === 1 || !separator.includes(';'));
    const next: Span | undefined = readSpan(text, start, book, {
      chapter: ofChapter ? to.chapter : undefined,
      byComma,
    });
    span = next !== undefined && isAfter(next.from, to) ? next : undefined;
  }
  return found;
}

/** `the 23rd Psalm`. */
const NTH_PSALM = /(?<![\p{L}\p{N}])(\d{1,3})(?:st|nd|rd|th) psalm(?!\p{L})/giu;

function nthPsalms(text: string): TextReference[] {
  return [...text.matchAll(NTH_PSALM)].flatMap((match) => {
    const range: ChapterRef = { bookName: 'psalms', chapter: Number(match[1]) };
    const end = match.index + match[0].length;
    return range.chapter < 1 || range.chapter > 150
      ? []
      : [{ start: match.index, end, range, ranges: [range] }];
  });
}

/**
 * The references in free text, such as a quote or a prayer: `1 Cor. 13:4-7, 13`, `Jn 3.16f`, `Joh 3,16`, `Psalm 23`,
 * `in acts 2 the`; not `Mark my words`, `John 3 days later` or a book's name alone.
 *
 * A name must be followed by a chapter that exists in any translation. If the verse does not exist, there is no
 * reference; an end that does not exist is ignored. `16f` includes one more verse, `16ff` two. A number after a comma, a
 * semicolon or 'and' is a reference of its own in the same book; but a comma without a space is between a chapter and its
 * verse (`Joh 3,16`) if there is such a verse. A range of verses lies in one chapter; if the text names several chapters,
 * `ranges` has them all. Never throws.
 */
export function referencesInText(text: string): TextReference[] {
  const found: TextReference[] = [];
  let from = 0;
  for (let mention = nextMention(text, from); mention !== undefined; mention = nextMention(text, from)) {
    const references = readMention(text, mention);
    found.push(...references);
    from = references.at(-1)?.end ?? mention.end;
  }
  const psalms = nthPsalms(text).filter(
    ({ start }) => !found.some((other) => other.end > start && other.start <= start),
  );
  return psalms.length === 0 ? found : [...found, ...psalms].sort((a, b) => a.start - b.start);
}
