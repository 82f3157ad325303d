import { useList } from '@/data/list/useList';
import { loadTopics, selectTopicsState } from '../store/topics';

/** The user's topics, loaded when a screen or dialog needs them. */
export function useTopics() {
  const { rows: topics, phase, retry } = useList(selectTopicsState, loadTopics);
  return { topics, phase, retry };
}
