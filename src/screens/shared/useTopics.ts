import { useEffect } from 'react';
import { phaseOf } from '@/store/core/listState';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { loadTopics, selectTopics, selectTopicsState } from '@/store/topics/topics';

/** The user's topics, loaded when a screen or dialog needs them. */
export function useTopics() {
  const dispatch = useAppDispatch();
  const { status, loadedAt } = useAppSelector(selectTopicsState);
  const topics = useAppSelector(selectTopics);
  const idle = status === 'idle';
  useEffect(() => {
    void dispatch(loadTopics());
    // After a change of user the list is idle again.
  }, [dispatch, idle]);
  return {
    topics,
    phase: phaseOf({ status, loadedAt }),
    retry: () => void dispatch(loadTopics()),
  };
}
