import { useEffect } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { namesIn, type NamedList } from '@/data/list/useLists';
import { nextFrame } from '@/platform/scheduling/yieldToMain';
import { loadLinks, selectLinks } from '@/features/links/store';
import { loadNuggets, selectNuggetsState } from '@/features/nuggets/store/nuggets';
import { loadPassages, selectPassagesState } from '@/features/memory/store/passages';
import { readPassageTexts } from '@/features/memory/store/passageTexts';
import { loadPrayers, selectPrayersState } from '@/features/prayers/store/prayers';
import { loadQuotesWithTexts, selectQuotesState } from '@/features/quotes/store/quotes';
import { loadTopics, selectTopicsState } from '@/features/topics/store/topics';
import { selectIsGuest } from '@/data/session/session';

export interface ListsStatus {
  /** The names of the lists that are still loading. */
  loading: readonly string[];
  /** The names of those that could not be loaded. */
  failed: readonly string[];
}

const LISTS: readonly NamedList[] = [
  { name: 'memory passages', load: loadPassages, select: selectPassagesState },
  { name: 'nuggets', load: loadNuggets, select: selectNuggetsState },
  { name: 'quotes', load: loadQuotesWithTexts, select: selectQuotesState },
  { name: 'prayers', load: loadPrayers, select: selectPrayersState },
  { name: 'topics', load: loadTopics, select: selectTopicsState },
  { name: 'links', load: loadLinks, select: selectLinks },
];
const OF_GUEST = LISTS.filter(({ load }) => load !== loadPrayers);

/**
 * Loads the person's lists and the stored texts of their passages once the box is painted, and returns the state of
 * loading. The box itself names the lists that fail.
 */
export function useCommandLists(): ListsStatus {
  const dispatch = useAppDispatch();
  const lists = useAppSelector(selectIsGuest) ? OF_GUEST : LISTS;
  useEffect(() => {
    let isCancelled = false;
    let reading: { abort: () => void } | undefined;
    void nextFrame().then(() => {
      if (isCancelled) return;
      const [passages] = lists.map(({ load }) => dispatch(load({ quiet: true })));
      void passages?.then(() => {
        if (!isCancelled) reading = dispatch(readPassageTexts());
      });
    });
    return () => {
      isCancelled = true;
      reading?.abort();
    };
  }, [dispatch, lists]);
  return {
    loading: useAppSelector((state) => namesIn(state, lists, 'loading'), shallowEqual),
    failed: useAppSelector((state) => namesIn(state, lists, 'error'), shallowEqual),
  };
}
