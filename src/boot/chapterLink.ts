import { bookByName } from '@/bible/books';
import { chapterRange } from '@/bible/chapters';
import type { PassageRef, VerseSpan } from '@/bible/passage';
import { isTranslationCode } from '@/bible/translations';

/** A public chapter link, as the page itself reads it before the app's scripts are there. */
export interface ChapterLink {
  ref: PassageRef;
  /** The verses to mark, the first of which is scrolled into view; null when the link names none. */
  highlightedRange: VerseSpan | null;
}

const PUBLIC_LINK = /^\/nuggets\/read\/([a-z]+)\/([a-z0-9-]+)\/(\d{1,3})(?:\/(\d{1,3}))?\/?$/;

/** Reads a public link; null for any other address and for one that names no chapter: the app handles those. */
export function chapterLink(pathname: string, search = ''): ChapterLink | null {
  const [, translation = '', bookName = '', chapter, verse] = PUBLIC_LINK.exec(pathname) ?? [];
  const book = bookByName(bookName);
  const number = Number(chapter);
  if (!isTranslationCode(translation) || !book || number < 1 || number > book.maxChapter) return null;
  const range = chapterRange(translation, { bookName: book.bookName, chapter: number });
  const wanted = verse === undefined ? null : Number(verse);
  if (wanted !== null && (wanted < 1 || wanted > range.endVerse)) return null;
  const to = Number(new URLSearchParams(search).get('to'));
  const highlightedRange =
    wanted === null
      ? null
      : { startVerse: wanted, endVerse: to > wanted && to <= range.endVerse ? to : wanted };
  return { ref: { translation, ...range }, highlightedRange };
}
