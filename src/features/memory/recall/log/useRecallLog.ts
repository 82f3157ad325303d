import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { useReloadOnReturn } from '@/data/list/useLists';
import { loadRecallLog, selectRecallLog } from './recallLog';
import { useMemo } from 'react';
import { weakestWords } from '../../model/overview';
import { drilledWords } from '../model/drill';

/** The current user's log, which another tab may add to. */
export function useRecallLog() {
  const dispatch = useAppDispatch();
  const { status, entries, damaged, isPersistent } = useAppSelector(selectRecallLog);
  // Another user starts with an idle log.
  useReloadOnReturn(() => void dispatch(loadRecallLog()), status === 'idle');
  return { ready: status === 'ready', entries, damaged, isPersistent };
}

/** Whether there is a weak word to drill; also while the recall log is not read yet. */
export function useHasWeakWords(): boolean {
  const { ready, entries } = useRecallLog();
  return useMemo(() => !ready || drilledWords(weakestWords(entries, Infinity)).length > 0, [ready, entries]);
}
