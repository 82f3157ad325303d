import { pluralize, preview } from '@/platform/values/text';
import type { Book } from '../books';
import type { TranslationCode } from '../translations';
import { formatChapter, formatReference } from './reference';
import { isInBible, lastVerse, type Span } from './spans';

export const EXAMPLES = 'John 3:16, 1 Cor 13 or Ps 23:1-6';

/** Why a text is no reference at all. */
export const unknownBook = (text: string): string =>
  text.trim() === ''
    ? `Enter a reference such as ${EXAMPLES}`
    : `Unknown Book: ${preview(text.trim(), 40)}. Write it as ${EXAMPLES}`;

export const cannotRead = (written: string): string =>
  `Cannot read '${preview(written.trim(), 40)}': write it as 3:16 or 3:16-17`;

export const noSuchChapter = ({ longName, maxChapter }: Book): string =>
  `${longName} has ${pluralize(maxChapter, 'chapter')}`;

/** Why a reference is not in the Bible, or not in one translation of it. */
export function notThere({ from, fault }: Span, written: string, translation?: TranslationCode): string {
  const { book, chapter, verse } = from;
  const last = lastVerse(book, chapter, translation);
  if (fault === 'chapter' || last === undefined) return noSuchChapter(book);
  if (fault === 'verse' || verse > last)
    return `${formatChapter({ bookName: book.bookName, chapter })} has ${pluralize(last, 'verse')}`;
  if (fault === 'unclear') return cannotRead(written);
  return `Cannot read '${preview(written.trim(), 40)}': its end is not in the Bible`;
}

/** Why a reference that other translations have is not in this one. */
export const notInTranslation = (span: Span, written: string, translation?: TranslationCode): string =>
  `${notThere(span, written, translation)}${isInBible(span) ? ' in this translation' : ''}`;

/** A reference as it would be written out, for one of its readings. */
export function nameOfSpan({ from, to }: Span): string {
  const { bookName } = from.book;
  if (from.verse === 0) return formatChapter({ bookName, chapter: from.chapter });
  const endVerse = to.chapter === from.chapter ? to.verse : from.verse;
  return formatReference({ bookName, chapter: from.chapter, startVerse: from.verse, endVerse });
}

/** Why a reference that can be read in several ways is not read. */
export const doubtful = (written: string, readings: readonly string[]): string =>
  `${written.trim()} may be ${readings.join(' or ')}: write which`;

/** Of words beside references. */
export const NOT_A_REFERENCE = 'Not a reference';

/** Why a book alone is not read where nothing is to be guessed. */
export const noChapter = ({ bookName }: Book): string =>
  `No chapter is named: write it as ${formatChapter({ bookName, chapter: 1 })}:1`;

/** Why a name with a number is not read among other words. */
export const wordsAround = (text: string, span: Span): string =>
  `'${text.slice(span.start, span.end)}' may be words: write ${nameOfSpan(span)} alone`;

/** The unread text, without the signs that joined it to the rest. */
export const withoutPunctuation = (text: string): string => text.replace(/^[\s,;:.|–—-]+|[\s,;]+$/gu, '');
