import { useMemo } from 'react';
import { weakestWords } from '../../model/overview';
import { drilledWords } from '../model/drill';
import { useRecallLog } from './useRecallLog';

/** Whether there is a weak word to drill; also while the recall log is not read yet. */
export function useHasWeakWords(): boolean {
  const { ready, entries } = useRecallLog();
  return useMemo(() => !ready || drilledWords(weakestWords(entries, Infinity)).length > 0, [ready, entries]);
}
