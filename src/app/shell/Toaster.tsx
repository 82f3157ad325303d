import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { noticeClosed, selectNotices } from '@/data/notices/notices';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import styles from './Toaster.module.scss';
import { useClearOfPressed } from './useClearOfPressed';

/** If their code cannot be loaded, the notices are shown without their design. */
const Toasts = lazyWithPreload(async () => {
  try {
    return (await import('@/ui/layout/Toasts')).Toasts;
  } catch {
    return PlainToasts;
  }
});

function PlainToasts({ notices }: { notices: readonly { id: string; text: string }[] }) {
  return notices.map(({ id, text }) => <p key={id}>{text}</p>);
}

/** The one place where notices appear. The region is always there, so that screen readers announce what comes into it. */
export function Toaster() {
  const notices = useAppSelector(selectNotices);
  const dispatch = useAppDispatch();
  const region = useClearOfPressed(notices);
  return (
    <div ref={region} className={styles.region} role="status" aria-live="polite" aria-label="Notices">
      {notices.length > 0 && (
        <Toasts
          notices={notices}
          onClose={(id) => dispatch(noticeClosed(id))}
          onUndo={(id) => void import('@/data/undo/undo').then(({ undoNow }) => dispatch(undoNow(id)))}
        />
      )}
    </div>
  );
}
