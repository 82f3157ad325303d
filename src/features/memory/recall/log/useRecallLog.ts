import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { useReloadOnReturn } from '@/data/list/useLists';
import { loadRecallLog, selectRecallLog } from './recallLog';

/** The current user's log, which another tab may add to. */
export function useRecallLog() {
  const dispatch = useAppDispatch();
  const { status, entries, damaged, isPersistent } = useAppSelector(selectRecallLog);
  // Another user starts with an idle log.
  useReloadOnReturn(() => void dispatch(loadRecallLog()), status === 'idle');
  return { ready: status === 'ready', entries, damaged, isPersistent };
}
