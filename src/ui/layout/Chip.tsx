import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { withFocusHandoff } from '../focus/keepFocus';
import styles from './Chip.module.scss';

/** The active filters, as `Chip`s in a row that wraps. */
export function Chips({ children }: { children: ReactNode }) {
  return (
    <ul aria-label="Active filters" className={styles.chips}>
      {children}
    </ul>
  );
}

interface ChipProps {
  /** What is filtered by: 'Faith', 'John 3'. */
  label: string;
  onRemove: () => void;
}

/** An active filter; a click removes it. */
export function Chip({ label, onRemove }: ChipProps) {
  const remove = `Remove filter ${label}`;
  return (
    <li>
      <button type="button" className={styles.chip} aria-label={remove} onClick={withFocusHandoff(onRemove)}>
        <bdi>{label}</bdi>
        <X aria-hidden size={16} />
      </button>
    </li>
  );
}
