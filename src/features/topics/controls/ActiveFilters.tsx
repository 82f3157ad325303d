import { withFocusHandoff } from '@/ui/focus/keepFocus';
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
  /** Null where the screen itself offers it, because the filters leave nothing. */
  onClear: (() => void) | null;
}

/** The active filters, each with a button to remove it, and one to clear them all. */
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
        <button type="button" className={styles.clear} onClick={withFocusHandoff(onClear)}>
          {clearLabel}
        </button>
      )}
    </div>
  );
}
