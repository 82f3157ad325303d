import {
  observeElementRect,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useContext, useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import { useOffsetTop } from '@/ui/hooks/useOffsetTop';
import { PaneScroll } from '@/ui/layout/paneScroll';
import styles from './LongList.module.scss';
import { knownHeights, useKeptPlace } from './useKeptPlace';

interface LongListProps<T> {
  label: string;
  items: readonly T[];
  keyOf: (item: T, index: number) => number | string;
  /** Height of a row as far as it can be told before it is there, in pixels. */
  estimate: number;
  /** The key of the row that is chosen; when another is chosen, that one comes into view. */
  chosen?: number | string | undefined;
  /** Up to this many rows are simply there, so that the browser's own search and a screen reader find them all. */
  short?: number;
  /** Whether the same items, shown again, are where they were left. */
  keepsPlace?: boolean;
  /** In the place of the class that gives each row its gap. */
  rowClass?: string | undefined;
  children: (item: T) => ReactNode;
}

/** The height of a pane where nothing is laid out, as in tests. */
const USUAL_PANE = 800;

/**
 * A list that scrolls with the page, or with the pane that it stands in, and may be of any length: of a long one only
 * the rows in view are in the page.
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

/** Scrolls a pane, and not the page, as little as shows all of a row. */
function showIn(pane: HTMLElement, row: HTMLElement): void {
  const { top, bottom } = row.getBoundingClientRect();
  const box = pane.getBoundingClientRect();
  if (top < box.top) pane.scrollBy({ top: top - box.top });
  else pane.scrollBy({ top: Math.max(0, bottom - Math.min(box.bottom, window.innerHeight)) });
}

function PageList<T>(props: LongListProps<T>) {
  const { items, keepsPlace: keep = false } = props;
  const list = useRef<HTMLUListElement>(null);
  const top = useOffsetTop(list);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>(optionsOf(props, top));
  useKeptPlace({ items, keep, list, pane: null, measured: () => virtualizer.measurementsCache });
  return <Rows {...props} list={list} top={top} virtualizer={virtualizer} />;
}

function PaneList<T>({ pane, ...props }: LongListProps<T> & { pane: RefObject<HTMLElement | null> }) {
  const { items, keepsPlace: keep = false } = props;
  const list = useRef<HTMLUListElement>(null);
  const top = useOffsetTop(list, pane);
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing is memoized by a compiler here
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    ...optionsOf(props, top),
    getScrollElement: () => pane.current,
    observeElementRect: (instance, onRect) =>
      observeElementRect(instance, ({ width, height }) => onRect({ width, height: height || USUAL_PANE })),
  });
  useKeptPlace({ items, keep, list, pane, measured: () => virtualizer.measurementsCache });
  return <Rows {...props} list={list} top={top} virtualizer={virtualizer} />;
}

const optionsOf = <T,>({ items, keyOf, estimate, keepsPlace }: LongListProps<T>, top: number) => ({
  count: items.length,
  estimateSize: () => estimate,
  getItemKey: (index: number) => {
    const item = items[index];
    return item === undefined ? index : keyOf(item, index);
  },
  overscan: 6,
  scrollMargin: top,
  initialMeasurementsCache: keepsPlace ? knownHeights(items) : [],
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

function Rows<T>(props: RowsProps<T>) {
  const { label, items, keyOf, chosen, rowClass = styles.row, children, list, top, virtualizer } = props;
  const reveal = useEffectEvent(() => {
    const index = chosen === undefined ? -1 : items.findIndex((item, at) => keyOf(item, at) === chosen);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' });
  });
  useEffect(() => reveal(), [chosen]);
  const shown = virtualizer.getVirtualItems();
  return (
    <ul
      ref={list}
      aria-label={label}
      className={`${styles.list} ${styles.windowed}`}
      style={{ height: virtualizer.getTotalSize(), paddingTop: (shown[0]?.start ?? top) - top }}
    >
      {shown.map(({ index, key }) => {
        const item = items[index];
        return item === undefined ? null : (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className={rowClass}
          >
            {children(item)}
          </li>
        );
      })}
    </ul>
  );
}
