import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { keepFocusBeside, withFocusHandoff } from '../focus/keepFocus';
import './toasts.scss';

interface ToastNotice {
  id: string;
  variant: 'success' | 'error' | 'warning' | 'info';
  text: string;
  detail?: string | undefined;
  /** Present if it can be undone. */
  undo?: unknown;
}

interface ToastHandlers {
  onClose: (id: string) => void;
  onUndo?: (id: string) => void;
}

const ICONS = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };

/** A toast closes by itself after this many milliseconds. */
const DELAY_MS = 3000;
/** A toast with an undo closes after this many milliseconds. */
const UNDO_DELAY_MS = 10_000;

/** Toasts, oldest first; each closes by itself, on Escape, or by its button. */
export function Toasts({ notices, ...handlers }: ToastHandlers & { notices: readonly ToastNotice[] }) {
  return notices.map((notice) => <Toast key={notice.id} notice={notice} {...handlers} />);
}

function Toast({ notice, onClose, onUndo }: ToastHandlers & { notice: ToastNotice }) {
  const { id, variant, text, detail } = notice;
  const Icon = ICONS[variant];
  const undo = notice.undo !== undefined && onUndo;
  const delay = undo ? UNDO_DELAY_MS : DELAY_MS;
  const close = useEffectEvent(() => onClose(id));
  useEffect(() => {
    const timer = setTimeout(() => close(), delay);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
    };
    // Other words in its place have their own time.
  }, [delay, text]);
  return (
    // Bootstrap's design without its component, which would announce each notice a second time as an alert.
    <div className={`toast show toast-${variant}`} data-variant={variant}>
      <div className="toast-body">
        <Icon aria-hidden size={20} />
        <div className="toast-text">
          <span>{text}</span>
          {detail !== undefined && <small className="toast-detail">{detail}</small>}
        </div>
        {undo && (
          <button
            ref={keepFocusBeside}
            type="button"
            className="toast-undo"
            onClick={withFocusHandoff(() => undo(id))}
          >
            Undo
          </button>
        )}
        <button
          ref={keepFocusBeside}
          type="button"
          className="toast-close"
          aria-label="Close notice"
          onClick={withFocusHandoff(() => onClose(id))}
        >
          ×
        </button>
      </div>
    </div>
  );
}
