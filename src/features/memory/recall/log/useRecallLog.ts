import type { RecallEntry } from '../../model/strength/recallEntry';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { useReloadOnReturn } from '@/data/list/useLists';
import { loadRecallLog, selectEntriesOf, selectRecallLog } from './recallLog';

interface RecallLog {
  ready: boolean;
  entriesOf: (passageId: number) => readonly RecallEntry[];
  entries: readonly RecallEntry[];
  damaged: number;
  isPersistent: boolean;
}

/** The current user's log, which another tab may add to. */
export function useRecallLog(): RecallLog {
  const dispatch = useAppDispatch();
  const { status, entries, damaged, isPersistent } = useAppSelector(selectRecallLog);
  const entriesOf = useAppSelector(selectEntriesOf);
  // Another user starts with an idle log.
  useReloadOnReturn(() => void dispatch(loadRecallLog()), status === 'idle');
  return { ready: status === 'ready', entriesOf, entries, damaged, isPersistent };
}
