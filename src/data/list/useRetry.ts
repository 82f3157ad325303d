import { failuresForgotten } from './createList';
import { useAppDispatch } from '../store/hooks';

/** Loads lists once more for somebody who asks for it, and who is told if they fail in the same way as before. */
export function useRetry(load: () => void): () => void {
  const dispatch = useAppDispatch();
  return () => {
    dispatch(failuresForgotten());
    load();
  };
}
