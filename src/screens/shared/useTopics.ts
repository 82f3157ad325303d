import { useEffect } from 'react';
import { phaseOf } from '@/store/core/listState';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { loadTopics, selectTopics, selectTopicsState } from '@/store/topics/topics';

/** The user's topics, asked for when a screen or dialog needs them. */
export function useTopics() {
  const dispatch = useAppDispatch();
  const { status, loadedAt } = useAppSelector(selectTopicsState);
  const topics = useAppSelector(selectTopics);
  const idle = status === 'idle';
  useEffect(() => {
    void dispatch(loadTopics());
    // Another user starts with an idle list.
  }, [dispatch, idle]);
  return {
    topics,
    phase: phaseOf({ status, loadedAt }),
    retry: () => void dispatch(loadTopics()),
  };
}
