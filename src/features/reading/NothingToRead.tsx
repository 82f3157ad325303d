import { Link, Navigate, useLocation } from 'react-router-dom';
import type { readerPath } from '@/routes/paths';
import { preferringText } from '@/bible/text/lastTranslation';
import { formatChapter } from '@/bible/references/reference';
import { nearestTranslation } from '@/bible/translationNames';
import { translationOf, isTranslationCode, type TranslationCode } from '@/bible/translations';
import { Screen } from '@/ui/layout/Screen';
import { secondTranslation, wholeNumber, type ReaderParams } from './readerUrl';
import { openingTyped, readTypedUrl } from './typedUrl';
import { bookByName, BOOKS, type Book } from '@/bible/books';
import type { ChapterRef } from '@/bible/passage';

interface NothingToReadProps {
  params: ReaderParams;
  hrefOf: typeof readerPath;
  /** The problem, if it is not with the translation, the book or the chapter. */
  reason?: string | undefined;
  /** Whether a URL that is only written in another way leads to its chapter. */
  redirects?: boolean;
}

/** Says why a URL names no chapter, or no verse to compare, and links to the nearest chapter. */
export function NothingToRead({ params, hrefOf, reason, redirects = false }: NothingToReadProps) {
  const query = new URLSearchParams(useLocation().search);
  const typed = redirects ? readTypedUrl(params) : null;
  if (typed) {
    const { translation, verses } = typed;
    const second = secondTranslation(query, translation);
    return <Navigate to={hrefOf(translation, typed, verses?.startVerse, verses?.endVerse, second)} replace />;
  }
  const { nearest, ...url } = explainBadUrl(params);
  const translation = preferringText(nearest.translation);
  return (
    <Screen title="Nothing to read here">
      <p>{reason ?? url.reason}</p>
      <p>
        <Link className="btn btn-primary" to={hrefOf(translation, nearest)}>
          Read {formatChapter(nearest)} ({translationOf(translation).shortName})
        </Link>
      </p>
    </Screen>
  );
}

interface BadUrl {
  reason: string;
  /** The nearest chapter, which is offered and never opened automatically. */
  nearest: ChapterRef & { translation: TranslationCode };
}

/** Explains why `parseReaderUrl` cannot read a URL. */
export function explainBadUrl(params: ReaderParams): BadUrl {
  const { translation = '', book: bookName = '', chapter = '' } = params;
  const known = bookByName(bookName.toLowerCase());
  const nearest = nearestTranslation(translation);
  const typed = known ? null : openingTyped(params, nearest);
  const book = known ?? bookByName(typed?.bookName ?? '') ?? nearestBook(bookName);
  const number = typed?.chapter ?? Math.min(Math.max(wholeNumber(chapter) ?? 1, 1), book.maxChapter);
  return {
    reason: isTranslationCode(translation.toLowerCase())
      ? known
        ? `${book.longName} ${chaptersOf(book)}, and no chapter “${chapter}”.`
        : `There is no book “${bookName}”.`
      : `There is no translation “${translation}”.`,
    nearest: { translation: nearest, bookName: book.bookName, chapter: number },
  };
}

const chaptersOf = ({ maxChapter }: Book): string =>
  maxChapter === 1 ? 'has one chapter' : `has ${maxChapter} chapters`;

/** The book whose slug has the longest common prefix with the typed text, ignoring case and separators. */
function nearestBook(typed: string): Book {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const wanted = plain(typed);
  const shared = ({ bookName }: Book) => {
    const slug = plain(bookName);
    let length = 0;
    while (length < wanted.length && slug[length] === wanted[length]) length += 1;
    return length;
  };
  return BOOKS.reduce((best, book) => (shared(book) > shared(best) ? book : best));
}
