import { useContext, useEffect, useRef } from 'react';
import { PaneScroll } from '../layout/paneScroll';
import { PageList, PaneList, type LongListProps } from './windowedLists';
import styles from './LongList.module.scss';

/**
 * A list of any length that scrolls with the page, or with the pane around it. If it is long, only the rows in view are
 * rendered.
 */
export function LongList<T>(props: LongListProps<T>) {
  const pane = useContext(PaneScroll);
  if (props.items.length <= (props.short ?? 100)) return <ShortList {...props} />;
  return pane ? <PaneList {...props} pane={pane} /> : <PageList {...props} />;
}

function ShortList<T>({ label, items, keyOf, chosen, rowClass = styles.row, children }: LongListProps<T>) {
  const row = useRef<HTMLLIElement>(null);
  const pane = useContext(PaneScroll);
  useEffect(() => {
    if (row.current && pane?.current) showIn(pane.current, row.current);
  }, [chosen, pane]);
  return (
    <ul aria-label={label} className={styles.list}>
      {items.map((item, index) => {
        const key = keyOf(item, index);
        return (
          <li key={key} className={rowClass} {...(key === chosen && { ref: row })}>
            {children(item)}
          </li>
        );
      })}
    </ul>
  );
}

/** Scrolls a pane, but not the page, just far enough to show all of a row. */
function showIn(pane: HTMLElement, row: HTMLElement): void {
  const { top, bottom } = row.getBoundingClientRect();
  const box = pane.getBoundingClientRect();
  if (top < box.top) pane.scrollBy({ top: top - box.top });
  else pane.scrollBy({ top: Math.max(0, bottom - Math.min(box.bottom, window.innerHeight)) });
}
