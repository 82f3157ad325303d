import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { handOffFocus } from '@/ui/hooks/handOffFocus';
import styles from './Chip.module.scss';

interface ChipsProps {
  label?: string;
  children: ReactNode;
}

/** The filters that are on, as `Chip`s in a row that wraps. */
export function Chips({ label = 'Active filters', children }: ChipsProps) {
  return (
    <ul aria-label={label} className={styles.chips}>
      {children}
    </ul>
  );
}

interface ChipProps {
  /** What is filtered by: 'Faith', 'John 3'. */
  label: string;
  onRemove: () => void;
}

/** A filter that is on: a press takes it off. */
export function Chip({ label, onRemove }: ChipProps) {
  const remove = `Remove filter ${label}`;
  return (
    <li>
      <button type="button" className={styles.chip} aria-label={remove} onClick={handOffFocus(onRemove)}>
        <bdi>{label}</bdi>
        <X aria-hidden size={16} />
      </button>
    </li>
  );
}
