import { useContext, useEffect, useRef } from 'react';
import { PaneScroll } from '../layout/paneScroll';
import { useScrollRestoration } from './useScrollRestoration';
import { revealedKey, rowClassOf } from './chosenRow';
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

const NONE_MEASURED = () => [];

function ShortList<T>(props: LongListProps<T>) {
  const { label, items, keyOf, chosenAt, scrollPositionKey: name = null, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const row = useRef<HTMLLIElement>(null);
  const pane = useContext(PaneScroll);
  // The page's own position is restored with its history entry.
  useScrollRestoration({ name: pane && name, list, pane, measured: NONE_MEASURED });
  const revealed = revealedKey(props);
  useEffect(() => {
    if (revealed !== null && row.current && pane?.current) showIn(pane.current, row.current);
  }, [revealed, pane]);
  return (
    <ul ref={list} aria-label={label} className={styles.list}>
      {items.map((item, index) => (
        <li
          key={keyOf(item, index)}
          data-index={index}
          className={rowClassOf(props, index)}
          {...(index === chosenAt && { ref: row })}
        >
          {children(item, index === chosenAt)}
        </li>
      ))}
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
