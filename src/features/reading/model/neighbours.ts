import { chapterRange, nextChapter, previousChapter } from '@/bible/chapters';
import type { ChapterRef, VerseSpan } from '@/bible/passage';
import type { TranslationCode } from '@/bible/translations';

/** Verses of a chapter; null for all of them. */
export interface VersesRef extends ChapterRef {
  verses: VerseSpan | null;
}

const single = (verse: number): VerseSpan => ({ startVerse: verse, endVerse: verse });

/** The verse after some verses, also in the next chapter; after a whole chapter the next one. */
export function versesAfter(
  translation: TranslationCode,
  { bookName, chapter }: ChapterRef,
  verses: VerseSpan | null,
): VersesRef {
  const here = { bookName, chapter };
  if (!verses) return { ...nextChapter(here), verses: null };
  const { endVerse } = chapterRange(translation, here);
  return verses.endVerse < endVerse
    ? { ...here, verses: single(verses.endVerse + 1) }
    : { ...nextChapter(here), verses: single(1) };
}

/** The verse before some verses, also in the chapter before; before a whole chapter the one before it. */
export function versesBefore(
  translation: TranslationCode,
  { bookName, chapter }: ChapterRef,
  verses: VerseSpan | null,
): VersesRef {
  const here = { bookName, chapter };
  const before = previousChapter(here);
  if (!verses) return { ...before, verses: null };
  return verses.startVerse > 1
    ? { ...here, verses: single(verses.startVerse - 1) }
    : { ...before, verses: single(chapterRange(translation, before).endVerse) };
}
