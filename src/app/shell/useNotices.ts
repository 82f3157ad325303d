import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { noticeClosed, noticeShown, selectNotices } from '@/data/notices/notices';
import { WAITING } from '@/data/sync/createWriteThunk';
import { selectWaiting } from '@/data/sync/sync';

/** A notice that its write waits is replaced by one that does not say so once nothing waits. */
export function useNoticesOfSent(): void {
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  const isAllSent = useAppSelector((state) => selectWaiting(state).length === 0);
  useEffect(() => {
    if (!isAllSent) return;
    for (const { id, variant, text, undo } of notices) {
      if (!text.endsWith(WAITING)) continue;
      dispatch(noticeClosed(id));
      // What was sent can only be undone by another write.
      const stillUndone = undo?.kind === 'write' ? { undo } : {};
      dispatch(noticeShown({ variant, text: text.slice(0, -WAITING.length), ...stillUndone }));
    }
  }, [dispatch, notices, isAllSent]);
}

/** Longer than a notice stays by itself. */
const LONGEST_NOTICE_MS = 12_000;

/** Closes a notice that does not close by itself, because its code could not be loaded. */
export function useNoticesThatEnd(): void {
  const dispatch = useAppDispatch();
  const [oldest] = useAppSelector(selectNotices);
  useEffect(() => {
    if (!oldest) return undefined;
    const timer = setTimeout(() => dispatch(noticeClosed(oldest.id)), LONGEST_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [dispatch, oldest]);
}
