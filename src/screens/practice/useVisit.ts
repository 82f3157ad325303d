import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { PracticeOrder } from '@/domain/practiceOrder';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectVisit, startVisit, type PracticeVisit } from '@/store/practice';
import type { MemoryList } from '@/store/useMemoryPassages';

/** Where My Memory Passages asks practice to begin. */
function startOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('startAt' in state)) return undefined;
  return typeof state.startAt === 'number' ? state.startAt : undefined;
}

/**
 * The visit of this history entry: begun when the list is there, gone on with when the person comes back to the entry,
 * as from View In Context. Null until then.
 */
export function useVisit(order: PracticeOrder, list: MemoryList): PracticeVisit | null {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const visit = useAppSelector(selectVisit);
  const key = `${location.key} ${location.pathname}`;
  const startAt = startOf(location.state);
  const { phase, passages } = list;
  const begun = visit?.key === key;
  useEffect(() => {
    if (begun || phase !== 'ready') return;
    const seed = Math.floor(Math.random() * 2 ** 32);
    dispatch(startVisit({ key, order, seed, ...(startAt !== undefined && { startAt }) }));
    // The passages are what a refresh brings: a visit that waits for it begins then.
  }, [dispatch, begun, phase, passages, key, order, startAt]);
  return begun ? visit : null;
}
