import { BOOKS } from '../books';
import { chapterRange } from '../chapters';
import type { ChapterRef, PassageRef, VerseRange } from '../passage';
import type { TranslationCode } from '../translations';
import { lastVerse, type Span } from './spans';

/** Verses of a chapter, or without `startVerse` a chapter as a whole. */
export type Range = VerseRange | ChapterRef;

/**
 * The verses of a reference, a range for each chapter. The ends of chapters are those of a translation; without one, those of the
 * translation that has most.
 */
export function rangesOf({ from, to, toEnd }: Span, translation?: TranslationCode): Range[] {
  const ranges: Range[] = [];
  for (const book of BOOKS.slice(from.book.bookId - 1, to.book.bookId)) {
    const { bookName } = book;
    const firstChapter = book === from.book ? from.chapter : 1;
    const lastChapter = book === to.book ? to.chapter : book.maxChapter;
    for (let chapter = firstChapter; chapter <= lastChapter; chapter += 1) {
      const isFirst = book === from.book && chapter === from.chapter;
      const isLast = book === to.book && chapter === to.chapter;
      const startVerse = isFirst ? Math.max(1, from.verse) : 1;
      const all = lastVerse(book, chapter, translation) ?? 0;
      const endVerse = isLast && to.verse > 0 && !toEnd ? to.verse : all;
      const isWhole = from.verse === 0 && startVerse === 1 && endVerse === all;
      ranges.push(isWhole ? { bookName, chapter } : { bookName, chapter, startVerse, endVerse });
    }
  }
  return ranges;
}

/** The verses of a range in a translation. */
export const passageOf = (range: Range, translation: TranslationCode): PassageRef => ({
  ...('startVerse' in range ? range : chapterRange(translation, range)),
  translation,
});
