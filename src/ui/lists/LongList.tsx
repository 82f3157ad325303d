import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactNode } from 'react';
import { useOffsetTop } from '@/ui/hooks/useOffsetTop';
import styles from './LongList.module.scss';

interface LongListProps<T> {
  label: string;
  items: readonly T[];
  keyOf: (item: T) => number | string;
  /** Height of a row as far as it can be told before it is there, in pixels. */
  estimate: number;
  children: (item: T) => ReactNode;
}

/** Up to this many rows are simply there, so that the browser's own search and a screen reader find them all. */
const SHORT = 100;

/** A list that scrolls with the page and may be of any length: of a long one only the rows in view are in the page. */
export function LongList<T>({ label, items, keyOf, estimate, children }: LongListProps<T>) {
  if (items.length > SHORT) {
    return (
      <WindowedList label={label} items={items} keyOf={keyOf} estimate={estimate}>
        {children}
      </WindowedList>
    );
  }
  return (
    <ul aria-label={label} className={styles.list}>
      {items.map((item) => (
        <li key={keyOf(item)} className={styles.row}>
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

function WindowedList<T>({ label, items, keyOf, estimate, children }: LongListProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const top = useOffsetTop(list);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    estimateSize: () => estimate,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    overscan: 8,
    scrollMargin: top,
    // Where nothing is laid out, as in tests, a row has the height it was thought to have.
    measureElement: (element) => element.offsetHeight || estimate,
  });
  return (
    <ul ref={list} aria-label={label} className={styles.list} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index];
        return item === undefined ? null : (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className={`${styles.row} ${styles.windowed}`}
            // A transform would shut a card's open menu in under the rows that follow it.
            style={{ top: start - top }}
          >
            {children(item)}
          </li>
        );
      })}
    </ul>
  );
}
