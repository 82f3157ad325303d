import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { noticeClosed, selectNotices } from '@/data/notices/notices';

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
