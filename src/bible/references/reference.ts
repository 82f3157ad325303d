import { bookByName, bookOf, UNKNOWN_BOOK } from '../books';
import type { AppendLetter, ChapterRef, PassageRef, StoredRange, VerseRange } from '../passage';

const unknown = bookOf(UNKNOWN_BOOK).longName;

/** The long name of a slug; 'Unknown Book' when there is no such book. */
export const displayBookName = (name: string): string => bookByName(name)?.longName ?? unknown;

function withVerses(book: string, range: VerseRange, letter: AppendLetter = ''): string {
  const { chapter, startVerse, endVerse } = range;
  const end = endVerse > startVerse ? `-${endVerse}` : '';
  return `${book} ${chapter}:${startVerse}${end}${letter}`;
}

/** `John 3:16` or, with an append letter, `John 3:16-17a`. An unknown book is shown as 'Unknown Book'. */
export function formatReference(range: VerseRange, letter: AppendLetter = ''): string {
  return withVerses(displayBookName(range.bookName), range, letter);
}

/** The server's reference of an invalid row; undefined for a valid one. */
export function storedReference(range: StoredRange): string | undefined {
  const { storedAs, storedBook } = range;
  return storedAs ?? (storedBook === undefined ? undefined : withVerses(storedBook, range));
}

/** As `formatReference`, with the book's short name: `Jn 3:16-17a`. */
export function formatShortReference(range: VerseRange, letter: AppendLetter = ''): string {
  return withVerses(bookByName(range.bookName)?.shortName ?? unknown, range, letter);
}

/** `John 3`. An unknown book is shown as 'Unknown Book'. */
export function formatChapter({ bookName, chapter }: ChapterRef): string {
  return `${displayBookName(bookName)} ${chapter}`;
}

/** The key of a chapter: `john/3`. */
export const chapterKey = ({ bookName, chapter }: ChapterRef): string => `${bookName}/${chapter}`;

/** The key of a range of verses, the same in every translation: `john/3/16-17`, for a single verse `john/3/16-16`. */
export const versesKey = (range: VerseRange): string =>
  `${chapterKey(range)}/${range.startVerse}-${range.endVerse}`;

/** The cache key of a text: `kjv/john/3/16-17`. */
export const rangeKey = (ref: PassageRef): string => `${ref.translation}/${versesKey(ref)}`;
