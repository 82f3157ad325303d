import { shallowEqual } from 'react-redux';
import { matchPath, useLocation } from 'react-router-dom';
import { todayItemKey, type TodayItem } from '../model/todayItem';
import { paths, patterns } from '@/routes/paths';
import { PRAYING_AT } from '@/routes/prayerPaths';
import { chapterOfPath, selectHasChapterText } from '@/bible/text/shownChapter';
import { selectText } from '@/bible/text/textCache';
import { useAppSelector } from '@/data/store/hooks';
import type { RootState } from '@/data/store/rootReducer';
import { selectCurrentNuggetId } from '@/features/nuggets/public';
import { selectVisit } from '@/features/memory/public';
import { selectQuoteText } from '@/features/quotes/public';
import { selectRowId } from '@/data/sync/sync';
import { selectTextRef } from './useDayTexts';

const seconds = 0;

/** The item that a screen shows, by its URL and its own state; null if it shows none. */
function selectShownItem(state: RootState, pathname: string, search: string): TodayItem | null {
  const reader = chapterOfPath(pathname);
  if (reader) return { kind: 'reading', chapter: reader.chapter, seconds };
  const quoteId = matchPath(patterns.viewQuotes, pathname)?.params.quoteId;
  if (quoteId !== undefined) return { kind: 'quote', quoteId: selectRowId(state, Number(quoteId)), seconds };
  if (matchPath(patterns.practice, pathname)) {
    const visit = selectVisit(state);
    return visit && { kind: 'passage', passageId: visit.currentId, seconds };
  }
  if (pathname === paths.browseBible) {
    const passageId = selectCurrentNuggetId(state);
    return passageId === undefined ? null : { kind: 'nugget', passageId, seconds };
  }
  const prayerId = pathname === paths.prayers ? new URLSearchParams(search).get(PRAYING_AT) : null;
  return prayerId ? { kind: 'prayer', prayerId: selectRowId(state, Number(prayerId)), seconds } : null;
}

/** Whether the text of the chapter, nugget or quote on a screen is shown, and not still loading or an error. */
function selectHasText(state: RootState, pathname: string, item: TodayItem | null): boolean {
  if (item?.kind === 'reading') return selectHasChapterText(state, pathname);
  if (item?.kind === 'quote') return selectQuoteText(state, item.quoteId)?.status === 'loaded';
  return item?.kind === 'nugget' && selectText(state, selectTextRef(state, item))?.status === 'loaded';
}

/** The day's item on the screen: its key, null for none, and whether its text can be read. */
export function useShownItem(): { key: string | null; hasText: boolean } {
  const { pathname, search } = useLocation();
  return useAppSelector((state) => {
    const item = selectShownItem(state, pathname, search);
    return { key: item && todayItemKey(item), hasText: selectHasText(state, pathname, item) };
  }, shallowEqual);
}
