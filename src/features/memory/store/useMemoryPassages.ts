import { useAppSelector, useAppDispatch } from '@/data/store/hooks';
import { loadPassages, selectPassages, selectPassagesState } from './passages';
import { loadTextOverrides } from './textOverrides';
import { screenPhaseOf } from '@/data/list/listState';
import { useLists } from '@/data/list/useLists';
import { useEffect } from 'react';
import { reloadChanged } from '@/data/list/reload';

/** The shared memory list: loaded when a screen needs it, and again when it is stale. */
export function useMemoryList() {
  const view = useAppSelector(selectPassagesState);
  const { status, failure, rows, invalidRowCount } = view;
  // Another user starts with an idle list.
  const retry = useLists([loadPassages, loadTextOverrides], status === 'idle');
  return {
    count: rows.length,
    phase: screenPhaseOf(view),
    /** The server's own words for a failed load, if any. */
    detail: failure?.detail,
    /** How many of the server's passages cannot be decoded. */
    invalidRowCount,
    /** True while the list loads, with or without an older one to show. */
    refreshing: status === 'loading',
    retry,
  };
}

export type MemoryList = ReturnType<typeof useMemoryList>;

/** The shared memory list and every passage of it with its letter, in no order. */
export const useMemoryPassages = () => ({ list: useMemoryList(), passages: useAppSelector(selectPassages) });

/** Reads the memory passages again when an edit begins, so that it begins with the server's current row. */
export function usePassageRefresh(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(reloadChanged((list) => list === 'passages' || list === 'overrides'));
  }, [dispatch]);
}
