import { useCallback, useEffect, useState } from 'react';
import type { ChapterRef } from '@/domain/bible/passage';
import { useAppSelector } from '@/store/core/hooks';
import { selectIsGuest } from '@/store/user/user';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import type { MarksIn } from './LibraryMarks';

/** Its code comes while the text does, for those who have anything to be marked. */
export const LibraryMarks = lazyWithPreload(async () => (await import('./LibraryMarks')).LibraryMarks);

/** What is one's own in a chapter, as far as `LibraryMarks` has found it; a guest has nothing to be found. */
export function useMarks(chapter: ChapterRef) {
  const wanted = !useAppSelector(selectIsGuest);
  const [marksIn, setMarksIn] = useState<MarksIn>();
  const keepMarks = useCallback((found: MarksIn) => setMarksIn(() => found), []);
  useEffect(() => {
    if (wanted) void LibraryMarks.preload();
  }, [wanted]);
  return { wanted, marks: wanted ? marksIn?.(chapter) : undefined, keepMarks };
}
