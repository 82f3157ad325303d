import type { TranslationCode } from '../translations';
import type { NameMatch } from './fieldNames';
import { cannotRead, noSuchChapter, notThere } from './reasons';
import { isInBible, lastVerse, type Span } from './spans';

/** The part of the typed text that a field opens. */
export interface First {
  /** It ends where its typed text ends. */
  span: Span;
  /** The typed end of a range that is no verse of its chapter. */
  noVerse?: string;
}

/** `-99`, `-x` at the end of a reference, and after it. */
const END = /\s*-\s*([^\s,;-]+)\s*$/;
const END_AFTER = /^\s*-\s*([^\s,;-]+)/;

/** Adds an end of a range that is no verse of the chapter: `16-x`. In `16-15` the end is a verse, and nothing is added. */
function withEndAfter(span: Span, text: string, translation: TranslationCode | undefined): First {
  const { book, chapter, verse } = span.from;
  const isVerseAlone = verse > 0 && span.to === span.from;
  const match = isVerseAlone ? END_AFTER.exec(text.slice(span.end)) : null;
  const [all, end = ''] = match ?? [''];
  const isVerse = Number(end) >= 1 && Number(end) <= (lastVerse(book, chapter, translation) ?? 0);
  return end === '' || isVerse ? { span } : { span: { ...span, end: span.end + all.length }, noVerse: end };
}

/**
 * The reference that an attempt opens, or why it opens none. A range whose end is not there is opened at its beginning.
 */
export function firstOf(
  { text, book }: NameMatch,
  span: Span | undefined,
  translation: TranslationCode | undefined,
): First | string {
  const numbers = text.slice(book ? book.longName.length + 1 : 0);
  if (!span) return book && /^\d{4}/.test(numbers) ? noSuchChapter(book) : cannotRead(numbers);
  if (/^[\p{L}@]/u.test(text.slice(span.end))) return cannotRead(numbers);
  if (isInBible(span, translation)) return withEndAfter(span, text, translation);
  const written = text.slice(span.start, span.end);
  const end = span.fault === 'end' || span.from !== span.to ? END.exec(written) : null;
  const start: Span = { ...span, to: span.from, fault: null };
  if (!end || !isInBible(start, translation)) return notThere(span, written, translation);
  const [all, noVerse = ''] = end;
  // `Hebrews 13-15`: the chapter is opened, and the rest is left.
  return start.from.verse > 0
    ? { span: start, noVerse }
    : { span: { ...start, end: start.end - all.length } };
}
