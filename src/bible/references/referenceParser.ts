import { bookByKey, bookKey, booksStartingWith, booksWithLaterWord, splitReference } from '../bookNames';
import type { Book, BookName } from '../books';
import { pluralize, preview } from '@/platform/values/text';
import { TRANSLATION_CODES, type TranslationCode } from '../translations';
import { verseCount } from '../versification';

export type ParsedReference =
  | {
      ok: true;
      bookName: BookName;
      chapter: number;
      startVerse: number;
      endVerse: number;
      /** Where no verse was typed, and the whole chapter is meant. */
      isChapter?: true;
      /** What was typed as the end, where it is no verse of the chapter: '999', '4:2'. */
      noVerse?: string;
    }
  | { ok: false; reason: string };

/** `3`, `3:16`, `3.16`, `3,16`, `3v16` or `3 16`, with whatever follows the chapter's separator. */
const CHAPTER = /^(\d+)(?:(?: ?(?:[:.,]|v{1,2}\.?) ?| )(.*))?$/i;
/** `16`, `16a`, `16-17`, `16-17a`, or `16-` and anything, which is no valid end. */
const VERSES = /^(\d+)[a-c]?(?: ?-(.*))?$/i;
const END_VERSE = /^(\d+)[a-c]?$/i;

const EXAMPLES = 'John 3:16, 1 Cor 13 or Ps 23:1-6';

/** Longer than any reference, so that a long text pasted by mistake is refused without parsing. */
const MAX_LENGTH = 100;

const refused = (reason: string): ParsedReference => ({ ok: false, reason });

/** A full name wins over a part of a name; if a part fits several books, the first in canonical order wins. */
function findBook(name: string): Book | undefined {
  const key = bookKey(name);
  if (!/[a-z]/.test(key)) return undefined;
  return bookByKey(key) ?? booksStartingWith(key)[0] ?? booksWithLaterWord(key)[0];
}

/** The chapter's last verse in a translation, or the highest of all translations. */
function lastVerse(
  book: Book,
  chapter: number,
  translation: TranslationCode | undefined,
): number | undefined {
  if (translation !== undefined) return verseCount(translation, book.bookName, chapter);
  const counts = TRANSLATION_CODES.map((code) => verseCount(code, book.bookName, chapter) ?? 0);
  return Math.max(...counts) || undefined;
}

function readNumbers(book: Book, numbers: string): { chapter: number; verses: string } | undefined {
  // In a book with one chapter, `Jude 5` means a verse.
  if (book.maxChapter === 1 && VERSES.test(numbers)) return { chapter: 1, verses: numbers };
  const match = CHAPTER.exec(numbers);
  return match === null ? undefined : { chapter: Number(match[1]), verses: match[2] ?? '' };
}

/**
 * Parses a reference as people type it: a book's name alone, a name with chapter and
 * verses, or a part of a name (`revel 3:20`), the last only when no name or usual abbreviation fits.
 *
 * A missing chapter or verse is 1. An end verse that is missing, unreadable, before the start or past the chapter's
 * end equals the start verse. Any other number out of bounds is refused with a reason to show. The bounds are those of
 * `translation`; without one, the widest of all translations. Never throws.
 */
export function parseReference(text: string, translation?: TranslationCode): ParsedReference {
  const typed = text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  const { name, numbers } = splitReference(typed.length > MAX_LENGTH ? '' : typed);
  const book = findBook(name.replace(/[ :,-]+$/, ''));
  if (book === undefined) {
    return refused(
      typed === ''
        ? `Enter a reference such as ${EXAMPLES}`
        : `Unknown Book: ${preview(typed, 40)}. Write it as ${EXAMPLES}`,
    );
  }

  const read = readNumbers(book, numbers === '' ? '1' : numbers);
  if (read === undefined)
    return refused(`Cannot read '${preview(numbers, 40)}': write it as 3:16 or 3:16-17`);
  const { chapter, verses } = read;
  const last = lastVerse(book, chapter, translation);
  if (last === undefined) return refused(`${book.longName} has ${pluralize(book.maxChapter, 'chapter')}`);

  const match = VERSES.exec(verses === '' ? '1' : verses);
  if (match === null)
    return refused(`Cannot read '${preview(verses, 40)}' as a verse: write it as 16 or 16-17`);
  const startVerse = Number(match[1]);
  if (startVerse < 1 || startVerse > last) {
    return refused(`${book.longName} ${chapter} has ${pluralize(last, 'verse')}`);
  }
  const typedEnd = (match[2] ?? '').trim();
  const end = Number(END_VERSE.exec(typedEnd)?.[1]);
  const exists = end >= 1 && end <= last;
  return {
    ok: true,
    bookName: book.bookName,
    chapter,
    startVerse,
    endVerse: exists ? Math.max(startVerse, end) : startVerse,
    ...((numbers === '' || verses === '') && { isChapter: true }),
    ...(typedEnd !== '' && !exists && { noVerse: typedEnd }),
  };
}
