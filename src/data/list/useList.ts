import { useEffect, useEffectEvent } from 'react';
import type { LoadAction } from './createList';
import { failuresForgotten } from './listsReducer';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { screenPhaseOf, type ListView } from './listState';
import type { RootState } from '../store/rootReducer';

/** Loads lists once more because the user asked for it: the same failure as before is reported again. */
export function useRetry(load: () => void): () => void {
  const dispatch = useAppDispatch();
  return () => {
    dispatch(failuresForgotten());
    load();
  };
}

/**
 * A list, loaded when a screen needs it.
 * @param again loads it again when this changes
 */
export function useList<View extends ListView>(
  select: (state: RootState) => View,
  load: () => LoadAction,
  again?: unknown,
): View & { retry: () => void } {
  const dispatch = useAppDispatch();
  const view = useAppSelector(select);
  const loadIt = () => void dispatch(load());
  const loadNow = useEffectEvent(loadIt);
  // Another user starts with an idle list.
  const idle = view.status === 'idle';
  useEffect(() => {
    loadNow();
  }, [idle, again]);
  return { ...view, phase: screenPhaseOf(view), retry: useRetry(loadIt) };
}
