import { useCallback, useEffect, useState } from 'react';
import type { ChapterRef } from '@/bible/passage';
import { useAppSelector } from '@/data/store/hooks';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import type { MarksIn } from './LibraryMarks';
import { selectIsGuest } from '@/data/session/session';

/** Preloaded while the text loads, but not for a guest, who has no marks. */
export const LibraryMarks = lazyWithPreload(async () => (await import('./LibraryMarks')).LibraryMarks);

/** The user's own passages, nuggets, quotes and prayers in a chapter, once `LibraryMarks` has found them. */
export function useMarks(chapter: ChapterRef) {
  const wanted = !useAppSelector(selectIsGuest);
  const [marksIn, setMarksIn] = useState<MarksIn>();
  const onMarks = useCallback((found: MarksIn) => setMarksIn(() => found), []);
  useEffect(() => {
    if (wanted) void LibraryMarks.preload();
  }, [wanted]);
  return { wanted, marks: wanted ? marksIn?.(chapter) : undefined, onMarks };
}
