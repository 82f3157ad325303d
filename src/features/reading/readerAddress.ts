import { bookByName, type Book } from '@/bible/books';
import type { ChapterRef, VerseSpan } from '@/bible/passage';
import { isTranslationCode, type TranslationCode } from '@/bible/translations';
import { verseCount } from '@/bible/versification';

export interface ReaderAddress extends ChapterRef {
  translation: TranslationCode;
  /** The verses to mark; the first is scrolled into view. Null when the address names none. */
  marked: VerseSpan | null;
}

/** A verse that the chapter does not have: the reason in words, and the nearest verse. The chapter is shown anyway. */
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
  const address = { translation, bookName: book.bookName, chapter, marked: null };
  if (verse === undefined) return { address, badVerse: null };

  const verses = verseCount(translation, book.bookName, chapter) ?? 0;
  const startVerse = wholeNumber(verse);
  const nearest = Math.min(Math.max(startVerse ?? 1, 1), verses);
  if (startVerse === nearest) {
    const last = wholeNumber(params.to ?? '') ?? 0;
    const endVerse = last > startVerse && last <= verses ? last : startVerse;
    return { address: { ...address, marked: { startVerse, endVerse } }, badVerse: null };
  }
  const named = startVerse === null ? `“${verse}”` : verse;
  const reason = `${book.longName} ${chapter} has ${verses} verses: there is no verse ${named}.`;
  return { address, badVerse: { reason, nearest } };
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

/** A whole number in digits; null for any other text. */
export const wholeNumber = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null);

function withChapter({ maxChapter }: Book, { chapter = '1', verse }: ReaderParams) {
  const number = wholeNumber(chapter);
  return maxChapter === 1 && verse === undefined && number !== null && number > 1
    ? { chapter: 1, verse: chapter }
    : { chapter: number, verse };
}
