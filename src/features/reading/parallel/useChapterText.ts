import { useEffect } from 'react';
import { chapterRange, nextChapter, previousChapter } from '@/bible/chapters';
import type { ChapterRef } from '@/bible/passage';
import type { TranslationCode } from '@/bible/translations';
import { useBibleText, usePrefetchedText } from '@/bible/text/useBibleText';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { ChapterVerses } from '../ChapterVerses';

export const ParallelVerses = lazyWithPreload(async () => (await import('./ParallelVerses')).ParallelVerses, {
  waiting: ChapterVerses,
});

/** A chapter in one translation, whose neighbours are prefetched; null loads nothing. */
export function useChapterText(translation: TranslationCode | null, chapter: ChapterRef) {
  const wholeChapterRange = (ref: ChapterRef) =>
    translation ? [{ translation, ...chapterRange(translation, ref) }] : [];
  const { text, retry } = useBibleText(wholeChapterRange(chapter)[0] ?? null);
  const neighbours = [nextChapter(chapter), previousChapter(chapter)];
  usePrefetchedText(neighbours.flatMap(wholeChapterRange), text.status === 'loaded');
  return { text, retry };
}

/** The chapter in a second translation, null for none, and what shows it. */
export function useSecondText(second: TranslationCode | null, chapter: ChapterRef) {
  useEffect(() => {
    if (second) void ParallelVerses.preload();
  }, [second]);
  const { text, retry } = useChapterText(second, chapter);
  // There are columns while it loads, so that the page keeps its width.
  const columns = second && text.status !== 'missing' && text.status !== 'error' ? 2 : undefined;
  return { text, retry, columns };
}
