import { lazy, Suspense } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { noticeClosed, selectNotices } from '@/store/notices';
import styles from './Toaster.module.scss';

const Toasts = lazy(async () => ({ default: (await import('@/ui/Toasts')).Toasts }));

/** The one place where notices appear. The region is there from the start, so that what comes is announced. */
export function Toaster() {
  const notices = useAppSelector(selectNotices);
  const dispatch = useAppDispatch();
  return (
    <div className={styles.region} role="status" aria-live="polite" aria-label="Notices">
      {notices.length > 0 && (
        <Suspense fallback={null}>
          <Toasts notices={notices} onClose={(id) => dispatch(noticeClosed(id))} />
        </Suspense>
      )}
    </div>
  );
}
