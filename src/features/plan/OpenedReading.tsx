import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { chapterOfPath, selectHasChapterText } from '@/bible/text/shownChapter';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { useToday } from '@/platform/page/useToday';
import { chapterShown } from './store/openedReading';

/**
 * Rendered beside every screen while a chapter of the plan is open, which counts as read once its text is on the
 * screen.
 */
export function OpenedReading() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const today = useToday();
  const hasText = useAppSelector((state) => selectHasChapterText(state, pathname));
  useEffect(() => {
    const shown = hasText ? chapterOfPath(pathname) : null;
    if (shown) dispatch(chapterShown(shown.chapter, today));
  }, [dispatch, hasText, pathname, today]);
  return null;
}
