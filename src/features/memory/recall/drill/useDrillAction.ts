import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/routes/paths';
import type { Action } from '@/ui/actions/action';
import { weakestWords } from '../../model/overview';
import { useRecallLog } from '../log/useRecallLog';
import { drilledWords } from '../model/drill';

/** Drilling the weak words: it can also be chosen while the recall log is not read yet. */
export function useDrillAction(): Action {
  const navigate = useNavigate();
  const { ready, entries } = useRecallLog();
  const hasWeakWords = useMemo(
    () => !ready || drilledWords(weakestWords(entries, Infinity)).length > 0,
    [ready, entries],
  );
  return {
    label: 'Drill weak words',
    disabled: !hasWeakWords,
    run: () => void navigate(paths.weakWords),
  };
}
