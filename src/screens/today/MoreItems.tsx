import { Plus } from 'lucide-react';
import { minutesLabel } from '@/domain/today/pace';
import { itemKey, type TodayItem } from '@/domain/today/todayItem';
import { Disclosure } from '@/ui/lists/Disclosure';
import { ITEM_KINDS } from './itemKinds';
import styles from './Today.module.scss';

interface MoreItemsProps {
  items: readonly TodayItem[];
  labelOf: (item: TodayItem) => string | null;
  onAdd: (item: TodayItem) => void;
}

/** The items that did not fit into the chosen time; each can be added. */
export function MoreItems({ items, labelOf, onAdd }: MoreItemsProps) {
  const known = items.flatMap((item) => {
    const label = labelOf(item);
    return label === null ? [] : [{ item, label }];
  });
  if (known.length === 0) return null;
  return (
    <Disclosure summary={`With more time (${known.length})`}>
      <ul className={styles.queue}>
        {known.map(({ item, label }) => (
          <li key={itemKey(item)} className={styles.row}>
            <button
              type="button"
              className={styles.open}
              aria-label={`Add ${label}`}
              onClick={() => onAdd(item)}
            >
              <Plus aria-hidden size={20} />
              <span className={styles.label}>
                <span className={styles.name}>{label}</span>
                <span className="muted">
                  {ITEM_KINDS[item.kind].verb} · {minutesLabel(item.seconds)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
