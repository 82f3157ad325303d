import { bookByKey, bookKey } from '../bookNames';
import type { Book } from '../books';
import type { TranslationCode } from '../translations';
import { checkedIn, verseDoubt, wordsBeside, type Checked } from './checked';
import type { Line } from './lines';
import { mergeAdjacent, type LocatedReference } from './mergeAdjacent';
import { datesIn, urlsIn, masked, type Piece } from './pieces';
import { plainNames } from './plainNames';
import { simplified } from './plainText';
import { rangesOf } from './ranges';
import {
  NOT_A_REFERENCE,
  noChapter,
  notInTranslation,
  unknownBook,
  withoutPunctuation,
  wordsAround,
} from './reasons';
import { isInBible, spansIn, type Point } from './spans';
import { translationsOf, translationsOfLine } from './translated';
import { unknownName, type NamedTranslation } from './translationsIn';
import type { ParsedText, ReadReference, Unparsed } from './types';

/** A line of a list, or a part of a long one. */
export interface ListLine extends Line {
  /** Its numbering, in the plain text of the line. */
  numbers: readonly Piece[];
}

/** What a line knows of the lines before it. */
export interface Carried {
  /** The last named book, and the last reference in it; null for the name alone. */
  book: Book;
  last: Point | null;
  /** The line before, where that is only the name of a book. */
  heading: Unparsed | null;
}

/** Only numbers and what may be between them: their book is one of a line before. */
const ONLY_NUMBERS =
  /^(?:[^\p{L}]|(?<!\p{L})(?:and|to|through|ff?|[a-e]|vv?|vss?|verses?|chapters?|ch|end)(?!\p{L}))*$/iu;
const VERSE_FIRST = /^[^\p{L}\d]*v/iu;

/** The text put before a line so that its numbers have their book. */
function bookBefore(line: string, carried: Carried | null): string {
  if (!carried || !/\d/.test(line) || !ONLY_NUMBERS.test(line)) return '';
  const { book, last } = carried;
  return last && VERSE_FIRST.test(line) ? `${book.longName} ${last.chapter} ` : `${book.longName} `;
}

const hasContent = (text: string): boolean => /[\p{L}0-9]/u.test(text);

/** Where a line is, and how it is read. */
interface LineContext {
  text: string;
  translation: TranslationCode | undefined;
  unparsedAt: (piece: Piece, reason: string) => Unparsed;
  writtenRange: (piece: Piece) => Pick<ReadReference, 'start' | 'end' | 'line'>;
}

/** The references of a line, with the book of the line before it where it names none. */
function checkedOf(line: string, before: string, carried: Carried | null): Checked[] {
  const begin = Math.max(0, line.search(/[\p{L}\d]/u));
  return checkedIn(before + line, true).map((checked) => {
    const isFirst = checked.start < before.length;
    const last = isFirst ? carried?.last : null;
    const doubt = last && checked.reason === null ? verseDoubt(checked, last) : null;
    return {
      ...checked,
      start: isFirst ? begin : checked.start - before.length,
      end: checked.end - before.length,
      namesBook: isFirst ? false : checked.namesBook,
      reason: doubt ?? checked.reason,
    };
  });
}

const bookOfHeading = (line: string): Book | undefined =>
  bookByKey(bookKey(line.replace(/[^\p{L}\p{N}.-]+/gu, ' ')));

/** A reference in each of the translations named with it; a verse that one of them lacks is reported. */
function readSpan(
  span: Checked,
  names: readonly NamedTranslation[],
  { text, translation, unparsedAt, writtenRange }: LineContext,
): { placed: LocatedReference[]; unparsed: Unparsed[] } {
  if (span.reason !== null) return { placed: [], unparsed: [unparsedAt(span, span.reason)] };
  const placed: LocatedReference[] = [];
  const unparsed: Unparsed[] = [];
  const inTranslation = (code: TranslationCode | null) => {
    const bounds = code ?? translation;
    const [first, ...others] = rangesOf(span, bounds);
    if (first && isInBible(span, bounds)) {
      const reference = {
        ...writtenRange(span),
        ranges: [first, ...others] as const,
        translation: code,
        letter: span.letter,
      };
      placed.push({ span, reference });
    } else unparsed.push(unparsedAt(span, notInTranslation(span, text.slice(span.start, span.end), bounds)));
  };
  if (names.length === 0) inTranslation(null);
  for (const { code, name, end } of names) {
    if (code) inTranslation(code);
    else unparsed.push(unparsedAt({ start: span.start, end: Math.max(span.end, end) }, unknownName(name)));
  }
  return { placed, unparsed: unparsed };
}

/** Reads one line of a list. */
export function readListLine(
  { line, start: lineStart, text: written, numbers }: ListLine,
  translation: TranslationCode | undefined,
  before: Carried | null,
): ParsedText & { carried: Carried | null } {
  const { text, writtenRange: rangeInLine } = simplified(written);
  const writtenRange = (piece: Piece) => {
    const { start, end } = rangeInLine(piece.start, piece.end);
    return { start: lineStart + start, end: lineStart + end, line };
  };
  const unparsedAt = (piece: Piece, reason: string, kind: Unparsed['kind'] = 'reference'): Unparsed => {
    const { start, end } = writtenRange(piece);
    return {
      start,
      end,
      line,
      text: withoutPunctuation(written.slice(start - lineStart, end - lineStart)),
      reason,
      kind,
    };
  };
  const rest = plainNames(masked(text, [...urlsIn(text), ...datesIn(text), ...numbers]));
  const named = translationsOfLine(rest);
  const body = masked(rest, [...(named.leading ? [named.leading] : []), ...named.groups.flat()]).replaceAll(
    '_',
    ' ',
  );
  const own = bookBefore(body, before);
  const checked = checkedOf(body, own, before);
  const heading = own === '' && before?.heading ? [before.heading] : [];

  if (checked.length === 0) {
    const content = masked(text, numbers);
    if (!hasContent(content)) return { references: [], unparsed: heading, carried: before };
    const book = bookOfHeading(rest);
    const [words] = spansIn(body);
    const reason = book ? noChapter(book) : words ? wordsAround(body, words) : unknownBook(content);
    const nothing = unparsedAt({ start: 0, end: text.length }, reason);
    if (!book) return { references: [], unparsed: [...heading, nothing], carried: before };
    return { references: [], unparsed: heading, carried: { book, last: null, heading: nothing } };
  }

  const names = translationsOf(text, checked, named);
  const read = checked.map((span, index) =>
    readSpan(span, names[index] ?? [], { text, translation, unparsedAt, writtenRange }),
  );
  const used = [...numbers, ...names.flat(), ...checked].toSorted((a, b) => a.start - b.start);
  const beside = wordsBeside(text, used);
  const last = checked.at(-1);
  return {
    references: mergeAdjacent(
      text,
      read.flatMap(({ placed }) => placed),
    ),
    unparsed: [
      ...heading,
      ...read.flatMap(({ unparsed }) => unparsed),
      ...beside.map((piece) => unparsedAt(piece, NOT_A_REFERENCE, 'words')),
    ],
    carried: last ? { book: last.to.book, last: last.to, heading: null } : before,
  };
}
