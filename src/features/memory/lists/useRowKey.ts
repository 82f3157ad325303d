import { useCallback } from 'react';
import { useAppSelector } from '@/data/store/hooks';
import { selectFirstIdOf } from '@/data/sync/sync';
import type { MemoryPassage } from '../model/memoryPassage';

/** The React key of a passage: the same before and after a passage added offline gets its id, so that nothing closes. */
export function useRowKey(): (passage: MemoryPassage) => number {
  const firstIdOf = useAppSelector(selectFirstIdOf);
  return useCallback(({ passageId }) => firstIdOf(passageId), [firstIdOf]);
}
