import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/routes/paths';
import type { Action } from '@/ui/actions/action';
import { useNow } from '@/platform/page/useNow';
import { isoDay } from '@/platform/values/dates';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { useReloadOnReturn } from '@/data/list/useLists';
import { weakestWords } from '../../model/overview';
import { drilledWords } from '../model/drill';
import { loadRecallLog, selectRecallLog } from './recallLog';

/** The current user's log, which another tab may add to. */
export function useRecallLog() {
  const dispatch = useAppDispatch();
  const { status, entries, damaged, isPersistent } = useAppSelector(selectRecallLog);
  // Another user starts with an idle log.
  useReloadOnReturn(() => void dispatch(loadRecallLog()), status === 'idle');
  return { ready: status === 'ready', entries, damaged, isPersistent };
}

/** Drilling the weak words, which can also be chosen before the recall log is read. */
export function useDrillAction(): Action {
  const navigate = useNavigate();
  const { ready, entries } = useRecallLog();
  const today = isoDay(new Date(useNow()));
  const hasWeakWords = useMemo(
    () => !ready || drilledWords(weakestWords(entries, Infinity, today)).length > 0,
    [ready, entries, today],
  );
  return {
    label: 'Drill weak words',
    ...(!hasWeakWords && { disabled: true, hint: 'No weak words to drill' }),
    run: () => void navigate(paths.weakWords),
  };
}
