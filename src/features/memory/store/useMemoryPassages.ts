import type { MemoryPassage } from '../model/memoryPassage';
import type { ListPhase } from '@/data/list/listState';
import { useAppSelector, useAppDispatch } from '@/data/store/hooks';
import { loadPassages, selectPassages, selectPassagesState } from './passages';
import { loadTextOverrides } from './textOverrides';
import { useLists } from '@/data/list/useLists';
import { useEffect } from 'react';
import { reloadChanged } from '@/data/sync/sync';

export interface MemoryList {
  count: number;
  phase: ListPhase;
  /** The server's own words for a failed load, if any. */
  detail: string | undefined;
  /** How many passages of the server cannot be read. */
  leftOut: number;
  /** True while it loads, whether or not there is one to show. */
  refreshing: boolean;
  retry: () => void;
}

/** The shared memory list: loaded when a screen needs it, and again when it is stale. */
export function useMemoryList(): MemoryList {
  const { status, phase, failure, rows, leftOut } = useAppSelector(selectPassagesState);
  // Another user starts with an idle list.
  const retry = useLists([loadPassages, loadTextOverrides], status === 'idle');
  const refreshing = status === 'loading';
  return { count: rows.length, phase, detail: failure?.detail, leftOut, refreshing, retry };
}

/** The shared memory list and every passage of it with its letter, in no order. */
export function useMemoryPassages(): { list: MemoryList; passages: readonly MemoryPassage[] } {
  return { list: useMemoryList(), passages: useAppSelector(selectPassages) };
}

/** Reads the memory passages again when an edit begins, so that it begins with what the server has now. */
export function usePassageRefresh(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    reloadChanged(dispatch, (list) => list === 'passages' || list === 'overrides');
  }, [dispatch]);
}
