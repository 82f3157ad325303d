import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import './toasts.scss';

interface ToastNotice {
  id: string;
  variant: 'success' | 'error' | 'warning' | 'info';
  text: string;
  undo?: unknown;
}

interface ToastsProps {
  notices: readonly ToastNotice[];
  onClose: (id: string) => void;
  /** For a notice with `undo`: takes back what it tells. */
  onUndo?: (id: string) => void;
}

const ICONS = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };

/** §9: a toast hides by itself after this many milliseconds. */
const DELAY = 3000;

/** What can be taken back can be so for this many milliseconds. */
const UNDO_DELAY = 10_000;

/** Toasts, oldest first; each goes by itself, or when it is closed. */
export function Toasts({ notices, onClose, onUndo }: ToastsProps) {
  return notices.map((notice) => (
    <OneToast
      key={notice.id}
      notice={notice}
      onClose={() => onClose(notice.id)}
      {...(notice.undo !== undefined && onUndo && { onUndo: () => onUndo(notice.id) })}
    />
  ));
}

interface OneToastProps {
  notice: ToastNotice;
  onClose: () => void;
  onUndo?: () => void;
}

function OneToast({ notice: { variant, text }, onClose, onUndo }: OneToastProps) {
  const Icon = ICONS[variant];
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  const delay = onUndo ? UNDO_DELAY : DELAY;
  useEffect(() => {
    const timer = setTimeout(() => close.current(), delay);
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close.current();
    };
    document.addEventListener('keydown', escape);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', escape);
    };
  }, [delay]);
  return (
    // Bootstrap's look without its component, which would announce each notice a second time as an alert.
    <div className={`toast show toast-${variant}`} data-variant={variant}>
      <div className="toast-body">
        <Icon aria-hidden size={20} />
        <span className="toast-text">{text}</span>
        {onUndo && (
          <button type="button" className="toast-undo" onClick={onUndo}>
            Undo
          </button>
        )}
        <button type="button" className="toast-close" aria-label="Close notice" onClick={onClose}>
          ×
        </button>
      </div>
    </div>
  );
}
