import { X } from 'lucide-react';
import { pressedAway } from '@/ui/hooks/pressedAway';
import styles from './ActiveFilters.module.scss';

export interface ActiveFilter {
  key: string;
  label: string;
  onRemove: () => void;
}

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[];
  clearLabel: string;
  /** Null where the screen offers that already, for nothing is left. */
  onClear: (() => void) | null;
}

/** What is filtered, each to be taken off by itself, and the way back to everything. */
export function ActiveFilters({ filters, clearLabel, onClear }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <div className={styles.row}>
      <ul aria-label="Active filters" className={styles.list}>
        {filters.map(({ key, label, onRemove }) => (
          <li key={key}>
            <button type="button" aria-label={`Remove filter ${label}`} onClick={pressedAway(onRemove)}>
              <bdi>{label}</bdi> <X aria-hidden size={14} />
            </button>
          </li>
        ))}
      </ul>
      {onClear && (
        <button type="button" className={styles.clear} onClick={pressedAway(onClear)}>
          {clearLabel}
        </button>
      )}
    </div>
  );
}
