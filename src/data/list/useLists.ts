import { useEffect, useEffectEvent } from 'react';
import type { LoadAction, LoadOptions } from './createList';
import { useRetry } from './useList';
import type { ListPhase, ListView } from './listState';
import { useAppDispatch } from '../store/hooks';
import type { RootState } from '../store/rootReducer';

/** A list as a screen names it. */
export interface NamedList {
  name: string;
  load: (options?: LoadOptions) => LoadAction;
  select: (state: RootState) => Pick<ListView, 'status' | 'phase'>;
}

/** The names of those lists that are in a phase. */
export const namesIn = (state: RootState, lists: readonly NamedList[], phase: ListPhase): string[] =>
  lists.flatMap(({ name, select }) => (select(state).phase === phase ? [name] : []));

/**
 * Loads what a screen shows from several lists, on mount and whenever the page becomes visible again.
 * @param reloadKey loads them again when this changes
 * @returns loads them once more when the user asks for it
 */
export function useLists(loads: readonly (() => LoadAction)[], reloadKey?: unknown): () => void {
  const dispatch = useAppDispatch();
  const load = () => {
    for (const each of loads) void dispatch(each());
  };
  useReloadOnReturn(load, reloadKey);
  return useRetry(load);
}

/**
 * Calls `load` on mount, and whenever the page becomes visible again: another tab or device may have changed something.
 * @param reloadKey calls it again when this changes
 */
export function useReloadOnReturn(load: () => void, reloadKey?: unknown): void {
  const loadNow = useEffectEvent(load);
  useEffect(() => {
    loadNow();
  }, [reloadKey]);
  useOnReturn(load);
}

/** Calls `onReturn` whenever the page becomes visible again. */
export function useOnReturn(onReturn: () => void): void {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'visible') returned();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}
