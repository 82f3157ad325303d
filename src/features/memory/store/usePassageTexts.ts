import { useEffect, useState } from 'react';
import type { MemoryPassage } from '../model/memoryPassage';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { loadPassageTexts, selectPassageTexts, selectTextOf } from './passageTexts';

/** The texts of memory passages for the search: the shown ones, and all once a search begins. */
export function usePassageTexts(passages: readonly MemoryPassage[], wantedFromStart = false) {
  const dispatch = useAppDispatch();
  const [wanted, setWanted] = useState(wantedFromStart);
  const textOf = useAppSelector(selectTextOf);
  const { loading, failed } = useAppSelector(selectPassageTexts);
  const count = passages.length;
  const [requestedCount, setRequestedCount] = useState(0);
  useEffect(() => {
    if (!wanted || count === 0) return;
    void dispatch(loadPassageTexts()).then(() => setRequestedCount(count));
  }, [dispatch, wanted, count]);
  return {
    /** The text of a passage, if it is loaded. */
    textOf,
    /** True also between the need for them and the request. */
    loading: loading || (wanted && count > 0 && requestedCount !== count),
    /** How many texts could not be loaded, and so are not searched. */
    failed,
    retry: () => void dispatch(loadPassageTexts()),
    /** Call when the search is first used: loads all texts. */
    loadAll: () => setWanted(true),
  };
}
