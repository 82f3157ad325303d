import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { noticeClosed, selectNotices } from '@/data/notices/notices';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import styles from './Toaster.module.scss';

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

const CONTROLS = 'button, a, select, input, summary, [role="row"]';

type Sides = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const overlap = (a: Sides, b: Sides): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Moves the notices to the other end of the window (`data-aside`) when they would lie over what was pressed last, which they are
 * about, and which may be wanted again.
 * @param shown the notices: looked at again when they change
 */
function useClearOfPressed(shown: unknown): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest(CONTROLS) : null;
      if (control && !region.current?.contains(control)) pressed.current = control;
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  useLayoutEffect(() => {
    const notices = region.current;
    if (!notices) return undefined;
    const positionToast = () => {
      delete notices.dataset.aside;
      const control = pressed.current;
      if (control?.isConnected && overlap(notices.getBoundingClientRect(), control.getBoundingClientRect()))
        notices.dataset.aside = '';
    };
    positionToast();
    if (!('ResizeObserver' in window)) return undefined;
    // The code of the notices, and with it their size, may come later.
    const observer = new ResizeObserver(positionToast);
    observer.observe(notices);
    return () => observer.disconnect();
  }, [shown]);
  return region;
}
