import { BOOKS, type Book } from '../books';
import { LETTERS, type AppendLetter } from '../passage';
import { TRANSLATION_CODES, type TranslationCode } from '../translations';
import { verseCount } from '../versification';
import { findReferences, type LibraryMatch } from './library';
import { BARRIER } from './plainNames';

export interface Point {
  book: Book;
  chapter: number;
  /** 0 for the chapter as a whole. */
  verse: number;
}

/** A reference in a text: from where to where, exactly as it is written. */
export interface Span {
  start: number;
  end: number;
  from: Point;
  to: Point;
  /** The letter after its last verse: `16a`. */
  letter: AppendLetter;
  namesBook: boolean;
  /** Where it begins in other books that its name may be short for, and that have such verses, too. */
  others: readonly Point[];
  /** Which part of it the Bible does not have, or `unclear` where its numbers would be read as others than those written. */
  fault: 'chapter' | 'verse' | 'end' | 'unclear' | null;
  /** Whether a comma separates chapter and verse. */
  byComma: boolean;
  /** Whether it goes on to the end of its chapter, in whatever translation: `23:1-end`. */
  toEnd: boolean;
}

/** The chapter's last verse in a translation, or the highest of all; undefined where there is no such chapter. */
export function lastVerse(book: Book, chapter: number, translation?: TranslationCode): number | undefined {
  if (translation !== undefined) return verseCount(translation, book.bookName, chapter);
  return (
    Math.max(...TRANSLATION_CODES.map((code) => verseCount(code, book.bookName, chapter) ?? 0)) || undefined
  );
}

const isThere = ({ book, chapter, verse }: Point, translation?: TranslationCode): boolean =>
  verse >= 0 && verse <= (lastVerse(book, chapter, translation) ?? -1);

/** Whether all of it is in the Bible. */
export const isInBible = ({ from, to, fault }: Span, translation?: TranslationCode): boolean =>
  fault === null && isThere(from, translation) && isThere(to, translation);

export function isAfter(a: Point, b: Point): boolean {
  if (a.book !== b.book) return a.book.bookId > b.book.bookId;
  return a.chapter > b.chapter || (a.chapter === b.chapter && a.verse > b.verse);
}

/** The number of a book's name, at the beginning of a reference and after its hyphen. */
const OWN_NUMBER = String.raw`[1-3](?:st|nd|rd)?(?=[\s.]*(?!(?:to|thr|ff?\b|v|chap|and|[a-e]\b))\p{L})`;
const FIRST_NUMBER = new RegExp(String.raw`(^[^\p{L}\d]*)${OWN_NUMBER}`, 'iu');
const LAST_NUMBER = new RegExp(String.raw`(-\s*)${OWN_NUMBER}`, 'giu');

const isNumbered = ({ bookName }: Book): boolean => /^\d/.test(bookName);

/** The numbers of a reference, without those of its books. */
function numbersIn(text: string, { from, to }: LibraryMatch): number[] {
  const first = isNumbered(from.book) ? text.replace(FIRST_NUMBER, '$1') : text;
  const last = isNumbered(to.book) ? first.replace(LAST_NUMBER, '$1') : first;
  return last.match(/\d+/g)?.map(Number) ?? [];
}

/** `2-samuel`, as in a URL. */
const HYPHEN = /(?<![\d:.,]|[\p{L}\d]\s)([1-3])-(?=\p{L}{2})/gu;

/** The number that a book's name begins with, in figures or in words. */
const NUMBERED =
  /(?<![\p{L}\d])(?:[1-3](?:st|nd|rd)?|I{1,3}|first|second|third)[\s.]*(?!(?:of|in|to|through|thru|and|ff?|[a-e]|vv?|vss?|verses?|chap|chapters?)(?!\p{L}))\p{L}/iu;

/** The books that a name may be short for: `Corinthians 13:4` may be of either letter. */
function othersOf({ others, namesBook }: LibraryMatch, from: Point, written: string): Point[] {
  const { bookName } = from.book;
  if (!namesBook || !isNumbered(from.book) || NUMBERED.test(written)) {
    const isChapter = (book: Book) => from.verse === 0 && book.maxChapter > 1;
    return others.map(({ book, chapter, verse }) => ({ book, chapter, verse: isChapter(book) ? 0 : verse }));
  }
  return BOOKS.filter((book) => book.bookName.slice(1) === bookName.slice(1) && book !== from.book)
    .map((book) => ({ ...from, book }))
    .filter((point) => isThere(point));
}

/** The last digits of a verse alone: `116-7`. */
const isShortFor = (written: number | undefined, whole: number, before: number): boolean =>
  written !== undefined &&
  written < before &&
  String(whole).endsWith(String(written)) &&
  String(whole).length === String(before).length;

/**
 * What the numbers of a reference are, if they are all that it means: the library also reads `Hebrews 13-15` as 13:15. Undefined if
 * something is left, or was added.
 */
function pointsOf(found: LibraryMatch, numbers: readonly number[]): { from: Point; to: Point } | undefined {
  const { from, to, namesBook } = found;
  const first = { book: from.book, chapter: from.chapter, verse: from.verse };
  const last = { book: to.book, chapter: to.chapter, verse: to.verse };
  const chapter = { ...first, verse: 0 };
  const toChapter = { ...last, verse: 0 };
  const is = (...expected: readonly number[]) =>
    expected.length === numbers.length && expected.every((each, index) => each === numbers[index]);
  // One number after a name is a chapter, but of a book with one chapter a verse.
  const begins = [
    [from.chapter, from.verse],
    ...(namesBook && from.book.maxChapter > 1 ? [] : [[from.verse]]),
  ];
  if (found.follows) return begins.some((begin) => is(...begin)) ? { from: first, to: first } : undefined;
  const isOneChapter = from.book === to.book && from.chapter === to.chapter;
  const endsChapter = to.verse === lastVerse(to.book, to.chapter);
  const isWhole = from.verse === 1 && endsChapter;
  if (isOneChapter && from.verse === to.verse && begins.some((begin) => is(...begin)))
    return namesBook && is(1) ? { from: chapter, to: chapter } : { from: first, to: first };
  if (isOneChapter && isWhole && is(from.chapter)) return { from: chapter, to: chapter };
  const isVerseAlone = isOneChapter || to.book.maxChapter === 1;
  const ends = [[to.chapter, to.verse], ...(isVerseAlone ? [[to.verse]] : [])];
  if (begins.some((begin) => ends.some((end) => is(...begin, ...end)))) return { from: first, to: last };
  if (endsChapter && is(from.chapter, from.verse, to.chapter)) return { from: first, to: toChapter };
  if (isWhole && is(from.chapter, to.chapter)) return { from: chapter, to: toChapter };
  if (from.verse === 1 && is(from.chapter, to.chapter, to.verse)) return { from: chapter, to: last };
  const [before, end] = numbers.slice(-2);
  if (isOneChapter && before === from.verse && isShortFor(end, to.verse, before))
    return { from: first, to: last };
  return undefined;
}

/** The library's report that a chapter or verse does not exist. It is no fault if a book of one chapter is given a verse alone. */
function faultOf(messages: readonly string[]): Span['fault'] {
  const message = messages.find((each) => !each.endsWith('single_chapter_book'));
  if (message === undefined) return null;
  if (!message.startsWith('start')) return 'end';
  return message.startsWith('start_chapter') ? 'chapter' : 'verse';
}

const letterOf = (part: string): AppendLetter =>
  LETTERS.find((letter) => letter === part.toLowerCase()) ?? '';

/** `16f` is one more verse, `16ff` two, as far as the chapter has them. */
function withFollowing(point: Point, written: string): Point {
  const more = /ff\.?\s*$/i.test(written) ? 2 : 1;
  return {
    ...point,
    verse: Math.min(point.verse + more, lastVerse(point.book, point.chapter) ?? point.verse),
  };
}

/** A verse without a chapter: `John :16`. */
const NO_CHAPTER = /^[^\d:]*\p{L}[^\d:]*:\d+$/u;

/** A number that is too long for any verse, which the library leaves: `3:1666`, `3:16-1999`. */
const TOO_LONG = /^\s?([:.-])\s?\d{4,}/;

function spanOf(text: string, found: LibraryMatch, commas: boolean): Span {
  const written = text.slice(found.start, found.end);
  const tooLong = TOO_LONG.exec(text.slice(found.end));
  const numbers = numbersIn(written, found);
  const points = NO_CHAPTER.test(written) ? undefined : pointsOf(found, numbers);
  // `Hebrews 13-15` begins with a chapter.
  const isChapter = found.namesBook && found.from.book.maxChapter > 1 && numbers[1] !== found.from.verse;
  const { from, to } = points ?? {
    from: { ...found.from, verse: isChapter ? 0 : found.from.verse },
    to: found.to,
  };
  return {
    start: found.start,
    end: found.end + (tooLong?.[0].length ?? 0),
    from,
    to: found.follows ? withFollowing(to, written) : to,
    letter: letterOf(found.to.part),
    namesBook: found.namesBook,
    others: othersOf(found, from, written),
    fault: tooLong
      ? tooLong[1] === '-'
        ? 'end'
        : 'verse'
      : (faultOf(found.messages) ?? (points === undefined ? 'unclear' : null)),
    byComma: commas,
    toEnd: false,
  };
}

/**
 * The references in a short text, in order, each with exactly the verses that its numbers say.
 * @param commas whether a comma separates chapter and verse
 */
export function spansIn(text: string, commas = false): Span[] {
  const named = text.replace(HYPHEN, '$1 ');
  return findReferences(named, commas).map((found) => spanOf(named, found, commas));
}

/** A dash before a name, perhaps with its number. */
const DASH_BEFORE_NAME = /-\s*(?:[1-3][\s.]*)?\p{L}/u;

/** Where the dash of a range over whole books is, which may only be between two references: `Psalm 23 - John 10`; -1 for any other. */
export function dashBetween(text: string, { start, end, from, to }: Span): number {
  const dash = to.book.bookId - from.book.bookId < 2 ? -1 : text.slice(start, end).search(DASH_BEFORE_NAME);
  return dash < 0 ? -1 : start + dash;
}

/** A text of the same length in which every such range is two references. */
export function withoutLongRanges(text: string): string {
  if (!DASH_BEFORE_NAME.test(text)) return text;
  const dashes = new Set(spansIn(text).map((span) => dashBetween(text, span)));
  const rest = text
    .split('')
    .map((char, at) => (dashes.has(at) ? BARRIER : char))
    .join('');
  // In `Ps 23 - John 10 - Rev 7` the next one is only found then.
  return rest === text ? text : withoutLongRanges(rest);
}
