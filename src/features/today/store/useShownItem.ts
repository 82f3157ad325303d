import { matchPath, useLocation } from 'react-router-dom';
import { refOf } from '@/bible/passage';
import { itemKey } from '../model/todayItem';
import { paths, patterns } from '@/routes/paths';
import { PRAYING_AT } from '@/routes/prayerPaths';
import { readerAddress, selectHasChapterText } from '@/bible/text/shownChapter';
import { selectText } from '@/bible/text/textCache';
import { useAppSelector } from '@/data/store/hooks';
import type { RootState } from '@/data/store/rootReducer';
import {
  selectNuggetBrowser,
  selectNuggetIndex,
  selectNuggetsById,
  selectShownNuggetIds,
} from '@/features/nuggets/public';
import { selectVisit } from '@/features/memory/public';
import { selectQuoteText } from '@/features/quotes/public';
import { selectRowId } from '@/data/sync/sync';

const seconds = 0;

/** The key of the item that a screen shows, by its address and what it has stepped to; null where it shows none. */
function selectShownKey(state: RootState, pathname: string, search: string): string | null {
  const reader = readerAddress(pathname);
  if (reader) return itemKey({ kind: 'reading', chapter: reader.chapter, seconds });
  const quoteId = matchPath(patterns.viewQuotes, pathname)?.params.quoteId;
  if (quoteId !== undefined)
    return itemKey({ kind: 'quote', quoteId: selectRowId(state, Number(quoteId)), seconds });
  if (matchPath(patterns.practice, pathname)) {
    const visit = selectVisit(state);
    return visit && itemKey({ kind: 'passage', passageId: visit.currentId, seconds });
  }
  if (pathname === paths.browseBible) {
    const passageId = selectShownNuggetIds(state)[selectNuggetIndex(state)];
    return passageId === undefined ? null : itemKey({ kind: 'nugget', passageId, seconds });
  }
  const prayerId = pathname === paths.prayers ? new URLSearchParams(search).get(PRAYING_AT) : null;
  return prayerId && itemKey({ kind: 'prayer', prayerId: selectRowId(state, Number(prayerId)), seconds });
}

/** Whether the text of the chapter, nugget or quote that a screen shows is there, and not still loading or an error. */
function selectHasText(state: RootState, pathname: string): boolean {
  if (readerAddress(pathname)) return selectHasChapterText(state, pathname);
  const quoteId = matchPath(patterns.viewQuotes, pathname)?.params.quoteId;
  if (quoteId !== undefined)
    return selectQuoteText(state, selectRowId(state, Number(quoteId)))?.status === 'loaded';
  if (pathname !== paths.browseBible) return false;
  const nugget = selectNuggetsById(state)[selectShownNuggetIds(state)[selectNuggetIndex(state)] ?? 0];
  const { translation } = selectNuggetBrowser(state);
  return nugget !== undefined && selectText(state, refOf({ ...nugget, translation }))?.status === 'loaded';
}

/** What of a day is on the screen: the key of its item, null for none, and whether its text is there to be read. */
export function useShownItem(): { key: string | null; hasText: boolean } {
  const { pathname, search } = useLocation();
  return {
    key: useAppSelector((state) => selectShownKey(state, pathname, search)),
    hasText: useAppSelector((state) => selectHasText(state, pathname)),
  };
}
