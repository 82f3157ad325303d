import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import Toast from 'react-bootstrap/Toast';
import './toasts.scss';

interface ToastNotice {
  id: string;
  variant: 'success' | 'error' | 'warning' | 'info';
  text: string;
}

interface ToastsProps {
  notices: readonly ToastNotice[];
  onClose: (id: string) => void;
}

const ICONS = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };

/** §9: a toast hides by itself after this many milliseconds. */
const DELAY = 3000;

/** Toasts, oldest first; each goes by itself, or when it is closed. */
export function Toasts({ notices, onClose }: ToastsProps) {
  return notices.map((notice) => (
    <OneToast key={notice.id} notice={notice} onClose={() => onClose(notice.id)} />
  ));
}

function OneToast({ notice: { variant, text }, onClose }: { notice: ToastNotice; onClose: () => void }) {
  const Icon = ICONS[variant];
  useEffect(() => {
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [onClose]);
  return (
    <Toast
      animation={false}
      autohide
      delay={DELAY}
      onClose={onClose}
      role="presentation"
      aria-live="off"
      className={`toast-${variant}`}
      data-variant={variant}
    >
      <Toast.Body>
        <Icon aria-hidden size={20} />
        <span className="toast-text">{text}</span>
        <button type="button" className="toast-close" aria-label="Close notice" onClick={onClose}>
          ×
        </button>
      </Toast.Body>
    </Toast>
  );
}
