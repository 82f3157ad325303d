import {
  observeElementRect,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useIsPrinting } from '@/platform/page/useIsPrinting';
import { formatNumber } from '@/platform/values/text';
import { useOffsetTop } from '../layout/useOffsetTop';
import { revealedKey, rowClassOf } from './chosenRow';
import { shouldAdjustScroll } from './shouldAdjustScroll';
import styles from './LongList.module.scss';
import { useEndKeys } from './useEndKeys';
import { knownHeights, useScrollRestoration } from './useScrollRestoration';

export interface LongListProps<T> {
  label: string;
  items: readonly T[];
  keyOf: (item: T, index: number) => number | string;
  /** Estimated height of a row before it is rendered, in pixels. */
  estimate: number;
  /** The index of the chosen row; -1 for none. */
  chosenAt?: number;
  /** Whether the chosen row is scrolled into view when another is chosen. */
  reveals?: boolean;
  /** Lists up to this length render all rows, so that the browser's own search and screen readers find them. */
  short?: number;
  /** The name under which the scroll position is remembered, and restored when the list is shown again; null for not at all. */
  scrollPositionKey?: string | null;
  /** Replaces the class that gives each row its gap. */
  rowClass?: string | undefined;
  /** Added to the class of the chosen row. */
  chosenClass?: string | undefined;
  children: (item: T, isChosen: boolean) => ReactNode;
}

/** Scrolls with the page: only the rows in view exist. */
export function PageList<T>(props: LongListProps<T>) {
  const { scrollPositionKey: name = null } = props;
  const list = useRef<HTMLUListElement>(null);
  const top = useOffsetTop(list);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>(optionsOf(props, top, useOverscan()));
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = shouldAdjustScroll;
  useEndKeys(null);
  useScrollRestoration({ name, list, pane: null, measured: () => virtualizer.measurementsCache });
  return <Rows {...props} list={list} top={top} virtualizer={virtualizer} />;
}

/** How much of a pane's bottom may be faded, in pixels. */
const FADED = 24;

/** The height of a pane if there is no layout, as in tests. */
const USUAL_PANE = 800;

/** Scrolls with the pane around it: only the rows in view exist. */
export function PaneList<T>({ pane, ...props }: LongListProps<T> & { pane: RefObject<HTMLElement | null> }) {
  const { scrollPositionKey: name = null } = props;
  const list = useRef<HTMLUListElement>(null);
  const top = useOffsetTop(list, pane);
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    ...optionsOf(props, top, useOverscan()),
    getScrollElement: () => pane.current,
    scrollPaddingEnd: FADED,
    observeElementRect: (instance, onRect) =>
      observeElementRect(instance, ({ width, height }) => onRect({ width, height: height || USUAL_PANE })),
  });
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = shouldAdjustScroll;
  useEndKeys(pane);
  useScrollRestoration({ name, list, pane, measured: () => virtualizer.measurementsCache });
  return <Rows {...props} list={list} top={top} virtualizer={virtualizer} />;
}

/** The number of rows to render around those in view. None at first, so that a slow phone shows the list sooner. */
function useOverscan(): number {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return isShown ? 6 : 1;
}

/** Longer than it takes to scroll the chosen row into view: rows move while the ones above them are measured. */
const SHOWN_MS = 500;

const optionsOf = <T,>(
  { items, keyOf, estimate, scrollPositionKey }: LongListProps<T>,
  top: number,
  overscan: number,
) => ({
  count: items.length,
  estimateSize: () => estimate,
  getItemKey: (index: number) => {
    const item = items[index];
    return item === undefined ? index : keyOf(item, index);
  },
  overscan,
  scrollMargin: top,
  initialMeasurementsCache: knownHeights(scrollPositionKey ?? null),
  // If there is no layout, as in tests, a row has its estimated height.
  measureElement: (element: HTMLLIElement) => element.offsetHeight || estimate,
});

interface RowsProps<T> extends LongListProps<T> {
  list: RefObject<HTMLUListElement | null>;
  /** The list's offset in its scroller. */
  top: number;
  virtualizer: Pick<
    Virtualizer<Element, HTMLLIElement>,
    'getTotalSize' | 'getVirtualItems' | 'measureElement' | 'scrollToIndex'
  >;
}

/** How many rows are printed: more would take seconds, and hundreds of pages. */
const PRINTED = 500;

function Rows<T>(props: RowsProps<T>) {
  const { label, items, keyOf, chosenAt = -1, children, list, top, virtualizer } = props;
  const isPrinting = useIsPrinting();
  const revealed = revealedKey(props);
  const reveal = useEffectEvent(() => {
    if (revealed !== null) virtualizer.scrollToIndex(chosenAt, { align: 'auto' });
  });
  useEffect(() => {
    reveal();
  }, [revealed]);
  const inView = virtualizer.getVirtualItems();
  const shown = isPrinting
    ? items.slice(0, PRINTED).map((item, index) => ({ index, key: keyOf(item, index) }))
    : inView;
  const space = { height: virtualizer.getTotalSize(), paddingTop: (inView[0]?.start ?? top) - top };
  return (
    <ul
      ref={list}
      aria-label={label}
      className={`${styles.list} ${styles.windowed}`}
      style={isPrinting ? undefined : space}
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
            className={rowClassOf(props, index)}
          >
            {children(item, index === chosenAt)}
          </li>
        );
      })}
      {isPrinting && items.length > PRINTED && (
        <li>{formatNumber(items.length - PRINTED)} more are not printed.</li>
      )}
    </ul>
  );
}
