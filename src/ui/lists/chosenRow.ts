import styles from './LongList.module.scss';
import type { LongListProps } from './windowedLists';

/** The key of the row to scroll into view; null for none. */
export function revealedKey<T>({ items, keyOf, chosenAt = -1, reveals }: LongListProps<T>) {
  const chosen = items[chosenAt];
  return chosen === undefined || !reveals ? null : keyOf(chosen, chosenAt);
}

export const rowClassOf = <T>(
  { rowClass = styles.row, chosenClass, chosenAt }: LongListProps<T>,
  index: number,
): string => (index === chosenAt && chosenClass !== undefined ? `${rowClass} ${chosenClass}` : `${rowClass}`);
