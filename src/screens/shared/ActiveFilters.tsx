import { handOffFocus } from '@/ui/hooks/handOffFocus';
import { Chip, Chips } from '@/ui/layout/Chip';
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
      <Chips>
        {filters.map(({ key, label, onRemove }) => (
          <Chip key={key} label={label} onRemove={onRemove} />
        ))}
      </Chips>
      {onClear && (
        <button type="button" className={styles.clear} onClick={handOffFocus(onClear)}>
          {clearLabel}
        </button>
      )}
    </div>
  );
}
