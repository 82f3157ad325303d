import { bookByName, type Book } from '@/bible/books';
import type { ChapterRef, VerseSpan } from '@/bible/passage';
import { isTranslationCode, type TranslationCode } from '@/bible/translations';
import { verseCount } from '@/bible/versification';

export interface ReaderAddress extends ChapterRef {
  translation: TranslationCode;
  /** The verses to mark; the first is scrolled into view. Null when the address names none. */
  highlightedRange: VerseSpan | null;
}

/**
 * A verse that the chapter does not have: the reason in words, and the nearest verse. The chapter is shown anyway, and where it
 * is only the end of a range, the first verse is marked.
 */
export interface BadVerse {
  reason: string;
  nearest: number;
}

export type ReaderParams = Readonly<
  Partial<Record<'translation' | 'book' | 'chapter' | 'verse' | 'to', string>>
>;

/**
 * Reads `/{translation}/{book}/{chapter}[/{verse}][?to={verse}]`, in any case; a book of one chapter may be followed by
 * the verse alone (`jude/2`), and a book alone is its first chapter. Null for an address that names no chapter, which
 * `NothingToRead.tsx` explains.
 */
export function readAddress(
  params: ReaderParams,
): { address: ReaderAddress; badVerse: BadVerse | null } | null {
  const translation = params.translation?.toLowerCase() ?? '';
  const book = bookByName(params.book?.toLowerCase() ?? '');
  if (!isTranslationCode(translation) || !book) return null;
  const { chapter, verse } = withChapter(book, params);
  if (chapter === null || chapter < 1 || chapter > book.maxChapter) return null;
  const address: ReaderAddress = { translation, bookName: book.bookName, chapter, highlightedRange: null };
  const verses = verseCount(translation, book.bookName, chapter) ?? 0;
  for (const named of [verse, params.to]) {
    if (!named) break;
    const number = wholeNumber(named);
    const nearest = Math.min(Math.max(number ?? 1, 1), verses);
    if (number !== nearest) {
      const words = number === null ? `“${named}”` : named;
      const reason = `${book.longName} ${chapter} has ${verses} verses: there is no verse ${words}.`;
      return { address, badVerse: { reason, nearest } };
    }
    const startVerse = address.highlightedRange?.startVerse ?? nearest;
    address.highlightedRange = { startVerse, endVerse: Math.max(startVerse, nearest) };
  }
  return { address, badVerse: null };
}

/**
 * The second translation of `?with=asv`, in any case; of several the first that can be. Null for none, for the one that is
 * read already, and for anything else.
 */
export const secondTranslation = (query: URLSearchParams, first: TranslationCode): TranslationCode | null =>
  (query.get('with') ?? '')
    .toLowerCase()
    .split(',')
    .filter(isTranslationCode)
    .find((code) => code !== first) ?? null;

/** The state of an address whose verse is only where the chapter begins: it is not marked. */
export const WHOLE_CHAPTER = 'chapter';

/** A whole number in digits; null for any other text. */
export const wholeNumber = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null);

function withChapter({ maxChapter }: Book, { chapter = '1', verse }: ReaderParams) {
  const number = wholeNumber(chapter);
  return maxChapter === 1 && verse === undefined && number !== null && number > 1
    ? { chapter: 1, verse: chapter }
    : { chapter: number, verse };
}
