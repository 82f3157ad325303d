import { bookByName, type Book } from '@/bible/books';
import type { ChapterRef, VerseSpan } from '@/bible/passage';
import { isTranslationCode, type TranslationCode } from '@/bible/translations';
import { verseCount } from '@/bible/versification';

export interface ReaderUrl extends ChapterRef {
  translation: TranslationCode;
  /** The verses to mark; the first is scrolled into view. Null if the URL names none. */
  highlightedRange: VerseSpan | null;
}

/**
 * A verse that the chapter does not have: the reason as text, and the nearest verse. The chapter is shown anyway, and
 * if only the end of a range does not exist, the first verse is marked.
 */
export interface BadVerse {
  reason: string;
  nearest: number;
}

export type ReaderParams = Readonly<
  Partial<Record<'translation' | 'book' | 'chapter' | 'verse' | 'to', string>>
>;

/**
 * Parses `/{translation}/{book}/{chapter}[/{verse}][?to={verse}]`, in any case; the range may also be one part (`16-18`), a book
 * with one chapter may be followed by only the verse (`jude/2`), and a book alone means its first chapter. Null for a URL that names no chapter, which
 * `NothingToRead.tsx` explains.
 * @param query may name a second translation; a verse that only that one has can be chosen too
 */
export function parseReaderUrl(
  params: ReaderParams,
  query = new URLSearchParams(),
): { url: ReaderUrl; second: TranslationCode | null; badVerse: BadVerse | null } | null {
  const translation = params.translation?.toLowerCase() ?? '';
  const book = bookByName(params.book?.toLowerCase() ?? '');
  if (!isTranslationCode(translation) || !book) return null;
  const { chapter, verse } = withChapter(book, params);
  if (chapter === null || chapter < 1 || chapter > book.maxChapter) return null;
  const url: ReaderUrl = { translation, bookName: book.bookName, chapter, highlightedRange: null };
  const second = secondTranslation(query, translation);
  const countIn = (code: TranslationCode) => verseCount(code, book.bookName, chapter) ?? 0;
  const verses = Math.max(countIn(translation), second ? countIn(second) : 0);
  // A range as people write it: `/john/3/16-18` is `/john/3/16?to=18`.
  const range = params.to ? null : /^(\d+)[-–](\d+)$/.exec(verse ?? '');
  const [, from = verse, to = params.to] = range ?? [];
  for (const named of [from, to]) {
    if (!named) break;
    const number = wholeNumber(named);
    const nearest = Math.min(Math.max(number ?? 1, 1), verses);
    if (number !== nearest) {
      const shown = number === null ? `“${named}”` : named;
      const reason = `${book.longName} ${chapter} has ${verses} verses: there is no verse ${shown}.`;
      return { url, second, badVerse: { reason, nearest } };
    }
    const startVerse = url.highlightedRange?.startVerse ?? nearest;
    url.highlightedRange = { startVerse, endVerse: Math.max(startVerse, nearest) };
  }
  return { url, second, badVerse: null };
}

/**
 * The second translation of `?with=asv`, in any case; of several, the first valid one. Null for none, for the first
 * translation itself, and for anything else.
 */
export const secondTranslation = (query: URLSearchParams, first: TranslationCode): TranslationCode | null =>
  (query.get('with') ?? '')
    .toLowerCase()
    .split(',')
    .filter(isTranslationCode)
    .find((code) => code !== first) ?? null;

/** The location state of a URL whose verse only tells where the chapter begins, and so is not marked. */
export const WHOLE_CHAPTER = 'chapter';

/** The location state of a URL whose verses are chosen, and are to be shared. */
export const SHARE_VERSES = 'share';

/** A whole number in digits; null for any other text. */
export const wholeNumber = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null);

function withChapter({ maxChapter }: Book, { chapter = '1', verse }: ReaderParams) {
  const number = wholeNumber(chapter);
  return maxChapter === 1 && verse === undefined && number !== null && number > 1
    ? { chapter: 1, verse: chapter }
    : { chapter: number, verse };
}
