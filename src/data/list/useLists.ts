import type { LoadAction } from './createList';
import { useReloadOnReturn } from './useReloadOnReturn';
import { useRetry } from './useRetry';
import { useAppDispatch } from '../store/hooks';

/**
 * Loads what a screen shows from several lists, on mount and whenever the page becomes visible again.
 * @param whose loads them again when this changes
 * @returns loads them once more for somebody who asks for it
 */
export function useLists(loads: readonly (() => LoadAction)[], whose?: unknown): () => void {
  const dispatch = useAppDispatch();
  const load = () => {
    for (const each of loads) void dispatch(each());
  };
  useReloadOnReturn(load, whose);
  return useRetry(load);
}
