import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { phaseOf, type ListStatus } from '@/data/list/listState';
import { nextFrame } from '@/platform/scheduling/yieldToMain';
import { selectIsGuest } from '@/features/account/store/user';
import { loadLinks, selectLinks } from '@/features/links/store';
import { loadNuggets, selectNuggetsState } from '@/features/nuggets/store/nuggets';
import { loadPassages, selectPassagesState } from '@/features/memory/store/passages';
import { readPassageTexts } from '@/features/memory/store/passageTexts';
import { loadPrayers, selectPrayersState } from '@/features/prayers/store/prayers';
import { loadQuotesWithTexts, selectQuotesState } from '@/features/quotes/store/quotes';
import { loadTopics, selectTopicsState } from '@/features/topics/store/topics';

export interface ListsStatus {
  /** The names of the lists that have not come yet. */
  loading: readonly string[];
  /** The names of those that could not be loaded. */
  failed: readonly string[];
}

/** Loads the person's lists once the box is painted, with what this device has of the passages' texts, and says how they stand. */
export function useCommandLists(): ListsStatus {
  const dispatch = useAppDispatch();
  const guest = useAppSelector(selectIsGuest);
  useEffect(() => {
    let left = false;
    let reading: { abort: () => void } | undefined;
    const loadPassagesWithTexts = async () => {
      await dispatch(loadPassages());
      if (!left) reading = dispatch(readPassageTexts());
    };
    void nextFrame().then(() => {
      if (left) return;
      void loadPassagesWithTexts();
      void dispatch(loadNuggets());
      void dispatch(loadQuotesWithTexts());
      void dispatch(loadTopics());
      void dispatch(loadLinks());
      if (!guest) void dispatch(loadPrayers());
    });
    return () => {
      left = true;
      reading?.abort();
    };
  }, [dispatch, guest]);
  const quotes = useAppSelector(selectQuotesState);
  const prayers = useAppSelector(selectPrayersState);
  const lists: readonly (readonly [name: string, list: Pick<ListStatus, 'status' | 'loadedAt'>])[] = [
    ['memory passages', useAppSelector(selectPassagesState)],
    ['nuggets', useAppSelector(selectNuggetsState)],
    ['quotes', quotes],
    ...(guest ? [] : [['prayers', prayers] as const]),
    ['topics', useAppSelector(selectTopicsState)],
    ['links', useAppSelector(selectLinks)],
  ];
  const inPhase = (wanted: 'loading' | 'error') =>
    lists.filter(([, list]) => phaseOf(list) === wanted).map(([name]) => name);
  return { loading: inPhase('loading'), failed: inPhase('error') };
}
