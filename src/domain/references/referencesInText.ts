import type { Book } from '../bible/books';
import type { ChapterRef, VerseRange } from '../bible/passage';
import { verseCount } from '../bible/versification';
import { beginsNumberedBook, nextMention, type BookMention } from './bookMentions';

export interface TextReference {
  /** Where it is written: `text.slice(start, end)`. No two overlap; they come in the order of the text. */
  start: number;
  end: number;
  /** What it leads to: a range of verses, or a chapter (no `startVerse`) where no verse was named. */
  range: VerseRange | ChapterRef;
  /** All that it names, `range` first: one more a chapter where it runs over several (`John 3:16-4:2`, `Gen 1-3`). */
  ranges: readonly (VerseRange | ChapterRef)[];
}

interface Point {
  chapter: number;
  /** 0 for a chapter as a whole. */
  verse: number;
}

/** One reference without its book: from a point to a point, and where it ends in the text. */
interface Span {
  from: Point;
  to: Point;
  end: number;
}

/** What a number that is no chapter counts: `John 3 days later`, `Psalm 23, 4 lessons`. */
const COUNTED =
  /^\s*(?:%|(?:(?:more|other|or|new|old|small|big|little|good|hours?|hrs?|minutes?|mins?|seconds|days?|nights?|weeks?|months?|years?|times|people|persons|men|women|children|kids|boys|girls|sons|daughters|brothers|sisters|friends|o['’]clock|am|pm|a\.m|p\.m|percent|points?|things?|lessons?|reasons?|ways?|steps?|items?|others|dollars?|euros?|pounds?|km|kg|miles?|cm|mm|pages?|copies|books?|chapters|words|loaves|goals?|stars?|applications|systems|kings|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)\b))/i;
const LEADS =
  /(?:^|[\s([“"'])(?:in|see|read|reading|from|of|cf\.?|and|to|on|book of|study|memori[sz]e|at)\s+$/i;
const RANGE = /\s*(?:[-‐-―−~]|\b(?:to|through|thru|till|until)\b)\s*(?=\d)/y;
const VERSE = /(?:\s?[:：]\s?|\.|,?\s*(?:verses?|vss|vv?|vs)\.?\s*)(?=\d)/iy;
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

/** Whether a number may end here: no ordinal (`3rd`), address, fraction or third part follows it. */
function endsWell(text: string, at: number): boolean {
  return !/^(?:[\p{L}\p{N}_@]|\/\d|:\d|\.\d|\s?%)/u.test(text.slice(at, at + 4));
}

/** KJV has the most verses of all wherever translations differ. */
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
}

/** A verse with its letter or `f`, `ff` after it: how many verses follow in all. */
function readVerse(text: string, chapter: number, at: number): Read | undefined {
  const verse = numberAt(text, at);
  if (verse === undefined || verse.value === 0) return undefined;
  const suffix = matchAt(SUFFIX, text, verse.end);
  const end = suffix === null ? verse.end : SUFFIX.lastIndex;
  return { point: { chapter, verse: verse.value }, end, following: suffix?.[1]?.length ?? 0 };
}

/** `3:16` or `3`; with a chapter given a bare number is one of its verses. */
function readPoint(text: string, at: number, book: Book, chapter: number | undefined): Read | undefined {
  const first = numberAt(text, at);
  if (first === undefined) return undefined;
  const separator = matchAt(VERSE, text, first.end);
  if (separator !== null) return readVerse(text, first.value, VERSE.lastIndex);
  if (chapter !== undefined) return readVerse(text, chapter, at);
  // `Jude 5` is how a verse of a book with one chapter is written.
  if (book.maxChapter === 1 && first.value > 1) return readVerse(text, 1, at);
  return { point: { chapter: first.value, verse: 0 }, end: first.end, following: 0 };
}

function isAfter(a: Point, b: Point): boolean {
  return a.chapter > b.chapter || (a.chapter === b.chapter && a.verse > b.verse);
}

/** One reference from a place on; undefined when what stands there is none that exists. */
function readSpan(text: string, at: number, book: Book, chapter: number | undefined): Span | undefined {
  const first = readPoint(text, at, book, chapter);
  if (first === undefined || !exists(book, first.point)) return undefined;
  const { point: from } = first;
  if (matchAt(RANGE, text, first.end) !== null) {
    const last = readPoint(text, RANGE.lastIndex, book, from.verse > 0 ? from.chapter : undefined);
    const fits = last !== undefined && exists(book, last.point) && isAfter(last.point, from);
    if (fits && endsWell(text, last.end) && !COUNTED.test(text.slice(last.end, last.end + 20))) {
      return { from, to: last.point, end: last.end };
    }
  }
  if (!endsWell(text, first.end) || COUNTED.test(text.slice(first.end, first.end + 20))) return undefined;
  const verse = Math.min(from.verse + first.following, lastVerse(book, from.chapter));
  return { from, to: { chapter: from.chapter, verse }, end: first.end };
}

function rangesOf({ bookName, ...book }: Book, { from, to }: Span): TextReference['ranges'] {
  if (from.verse === 0 && to.chapter === from.chapter) return [{ bookName, chapter: from.chapter }];
  const ranges: (VerseRange | ChapterRef)[] = [];
  for (let chapter = from.chapter; chapter <= to.chapter; chapter += 1) {
    const startVerse = chapter === from.chapter ? Math.max(1, from.verse) : 1;
    const last = lastVerse({ bookName, ...book }, chapter);
    const endVerse = chapter === to.chapter && to.verse > 0 ? to.verse : last;
    const whole = startVerse === 1 && endVerse === last && from.verse === 0;
    ranges.push(whole ? { bookName, chapter } : { bookName, chapter, startVerse, endVerse });
  }
  return ranges;
}

/** Whether the name means a book here, by how it is written and what stands about it. */
function isMeant(text: string, mention: BookMention, span: Span): boolean {
  const { name, start, end, sureness, book } = mention;
  const capital = /^(?:[\dI]\w*[\s.-]*)?\p{Lu}/u.test(name);
  const between = text.slice(start + name.length, end);
  const withVerse = span.from.verse > 0 && book.maxChapter > 1;
  if (between.includes('\n') && !withVerse) return false;
  if (sureness === 'word')
    return /^\d?\s*\p{Lu}\p{Ll}*$/u.test(name) && (withVerse || between.startsWith('.'));
  if (withVerse) return true;
  if (sureness === 'person' && text.startsWith(' of ', span.end)) return false;
  // `ps23` and `1cor13`, but `Rev2` may be anything.
  if (between === '') return sureness === 'sure';
  return sureness === 'sure' || capital || between.includes('h') || isLedTo(text, start, end);
}

function isLedTo(text: string, start: number, end: number): boolean {
  const alone = text.slice(0, start).trim() === '' && /^[\d\s.,;:)–-]*$/.test(text.slice(end));
  return alone || LEADS.test(text.slice(Math.max(0, start - 20), start));
}

/** The reference at a mention and those that go on from it (`, 18`, `; 4:2`), each with its place. */
function readMention(text: string, mention: BookMention): TextReference[] {
  const { book } = mention;
  const found: TextReference[] = [];
  let start = mention.start;
  let span = readSpan(text, mention.end, book, undefined);
  if (span === undefined || !isMeant(text, mention, span)) return [];
  while (span !== undefined) {
    const ranges = rangesOf(book, span);
    const [range] = ranges;
    if (range !== undefined) found.push({ start, end: span.end, range, ranges });
    const { to, end }: Span = span;
    const separator = matchAt(NEXT, text, end)?.[0];
    start = NEXT.lastIndex;
    if (separator === undefined || beginsNumberedBook(text, start)) break;
    const ofChapter = to.verse > 0 && (book.maxChapter === 1 || !separator.includes(';'));
    const next: Span | undefined = readSpan(text, start, book, ofChapter ? to.chapter : undefined);
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
 * The references in free text, such as a quote or a prayer (issue 16): `1 Cor. 13:4-7, 13`, `Jn 3.16f`, `Psalm 23`,
 * `in acts 2 the`; not `Mark my words`, `John 3 days later` or a book's name alone.
 *
 * A name must be followed by a chapter that exists, within the widest bounds of all translations; a verse that does
 * not exist makes it none, an end that does not is left out. `16f` takes one more verse, `16ff` two. What follows
 * after a comma, a semicolon or 'and' is a reference of its own in the same book. Ranges of verses lie in one chapter;
 * where the text names more than one, `ranges` has them all. Never throws.
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
