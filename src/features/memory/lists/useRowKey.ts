import { useCallback } from 'react';
import { useAppSelector } from '@/data/store/hooks';
import { selectFirstIdOf } from '@/data/sync/sync';
import type { MemoryPassage } from '../model/memoryPassage';

/** The key of a passage in React: the same before and after one that was added offline gets its number, so that nothing closes. */
export function useRowKey(): (passage: MemoryPassage) => number {
  const firstIdOf = useAppSelector(selectFirstIdOf);
  return useCallback(({ passageId }) => firstIdOf(passageId), [firstIdOf]);
}
