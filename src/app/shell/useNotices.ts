import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { noticeClosed, noticeShown, selectNotices } from '@/data/notices/notices';
import { WAITING } from '@/data/sync/createWriteThunk';
import { selectWaiting } from '@/data/sync/sync';

/** Replaces notices that say that a write is waiting, once nothing waits any more. */
export function useNoticesOfSent(): void {
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  const isAllSent = useAppSelector((state) => selectWaiting(state).length === 0);
  useEffect(() => {
    if (!isAllSent) return;
    for (const { id, variant, text, undo } of notices) {
      if (!text.endsWith(WAITING)) continue;
      dispatch(noticeClosed(id));
      // A write that was sent can only be undone by another write.
      const stillUndone = undo?.kind === 'write' ? { undo } : {};
      dispatch(noticeShown({ variant, text: text.slice(0, -WAITING.length), ...stillUndone }));
    }
  }, [dispatch, notices, isAllSent]);
}

/** Longer than any notice is shown by default. */
const LONGEST_NOTICE_MS = 12_000;

/** Closes notices that cannot close by themselves, because their code could not be loaded. */
export function useNoticesThatEnd(): void {
  const dispatch = useAppDispatch();
  const [oldest] = useAppSelector(selectNotices);
  useEffect(() => {
    if (!oldest) return undefined;
    const timer = setTimeout(() => dispatch(noticeClosed(oldest.id)), LONGEST_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [dispatch, oldest]);
}
