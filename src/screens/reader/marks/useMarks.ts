import { useCallback, useState } from 'react';
import type { ChapterRef } from '@/domain/bible/passage';
import { useAppSelector } from '@/store/core/hooks';
import { selectIsGuest } from '@/store/user/user';
import type { MarksIn } from './LibraryMarks';

/** What is one's own in a chapter, as far as `LibraryMarks` has found it; a guest has nothing to be found. */
export function useMarks(chapter: ChapterRef) {
  const wanted = !useAppSelector(selectIsGuest);
  const [marksIn, setMarksIn] = useState<MarksIn>();
  const keepMarks = useCallback((found: MarksIn) => setMarksIn(() => found), []);
  return { wanted, marks: wanted ? marksIn?.(chapter) : undefined, keepMarks };
}
