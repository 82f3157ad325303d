import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useOffsetTop } from '@/ui/hooks/useOffsetTop';
import { PaneScroll } from '@/ui/layout/paneScroll';
import styles from './LongList.module.scss';

interface LongListProps<T> {
  label: string;
  items: readonly T[];
  keyOf: (item: T) => number | string;
  /** Height of a row as far as it can be told before it is there, in pixels. */
  estimate: number;
  /** The key of the row that is chosen; when another is chosen, that one comes into view. */
  chosen?: number | string | undefined;
  children: (item: T) => ReactNode;
}

/** Up to this many rows are simply there, so that the browser's own search and a screen reader find them all. */
const SHORT = 100;

/**
 * A list that scrolls with the page, or with the pane that it stands in, and may be of any length: of a long one only
 * the rows in view are in the page.
 */
export function LongList<T>(props: LongListProps<T>) {
  const pane = useContext(PaneScroll);
  if (props.items.length <= SHORT) return <ShortList {...props} />;
  return pane ? <PaneList {...props} pane={pane} /> : <WindowedList {...props} />;
}

function ShortList<T>({ label, items, keyOf, chosen, children }: LongListProps<T>) {
  const row = useRef<HTMLLIElement>(null);
  const pane = useContext(PaneScroll);
  useEffect(() => {
    if (row.current && pane?.current) showIn(pane.current, row.current);
  }, [chosen, pane]);
  return (
    <ul aria-label={label} className={styles.list}>
      {items.map((item) => (
        <li key={keyOf(item)} className={styles.row} {...(keyOf(item) === chosen && { ref: row })}>
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

/** Scrolls a pane, and not the page, as little as shows all of a row. */
function showIn(pane: HTMLElement, row: HTMLElement): void {
  const { top, bottom } = row.getBoundingClientRect();
  const box = pane.getBoundingClientRect();
  if (top < box.top) pane.scrollBy({ top: top - box.top });
  else pane.scrollBy({ top: Math.max(0, bottom - Math.min(box.bottom, window.innerHeight)) });
}

function WindowedList<T>(props: LongListProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const top = useOffsetTop(list);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({ ...rowsOf(props), scrollMargin: top });
  return <Rows {...props} list={list} top={top} virtualizer={virtualizer} />;
}

function PaneList<T>({ pane, ...props }: LongListProps<T> & { pane: RefObject<HTMLElement | null> }) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  // The pane is known only once the list is in the page.
  useEffect(() => {
    const scroller = pane.current;
    if (!scroller) return undefined;
    const measure = () => {
      const listTop = list.current?.getBoundingClientRect().top ?? 0;
      setTop(listTop - scroller.getBoundingClientRect().top + scroller.scrollTop);
    };
    const observer = new ResizeObserver(measure);
    for (const above of scroller.children) observer.observe(above);
    measure();
    return () => observer.disconnect();
  }, [pane]);
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing is memoized by a compiler here
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    ...rowsOf(props),
    getScrollElement: () => pane.current,
    scrollMargin: top,
  });
  return <Rows {...props} list={list} top={top} virtualizer={virtualizer} />;
}

const rowsOf = <T,>({ items, keyOf, estimate }: LongListProps<T>) => ({
  count: items.length,
  estimateSize: () => estimate,
  getItemKey: (index: number) => {
    const item = items[index];
    return item === undefined ? index : keyOf(item);
  },
  overscan: 8,
  // Where nothing is laid out, as in tests, a row has the height it was thought to have.
  measureElement: (element: HTMLLIElement) => element.offsetHeight || estimate,
});

interface RowsProps<T> extends LongListProps<T> {
  list: RefObject<HTMLUListElement | null>;
  /** Where the list begins in what scrolls. */
  top: number;
  virtualizer: Pick<
    Virtualizer<Element, HTMLLIElement>,
    'getTotalSize' | 'getVirtualItems' | 'measureElement' | 'scrollToIndex'
  >;
}

function Rows<T>({ label, items, keyOf, chosen, children, list, top, virtualizer }: RowsProps<T>) {
  const reveal = useEffectEvent(() => {
    const index = chosen === undefined ? -1 : items.findIndex((item) => keyOf(item) === chosen);
    if (index >= 0) virtualizer.scrollToIndex(index);
  });
  useEffect(() => reveal(), [chosen]);
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
