import {
  observeElementRect,
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { rangeKey } from '@/domain/references/reference';
import type { Hit } from '@/domain/search/refine';
import type { SearchTerms } from '@/domain/search/searchTerms';
import { PaneScroll } from '@/ui/layout/paneScroll';
import { useOffsetTop } from '@/ui/hooks/useOffsetTop';
import { ResultRow } from './ResultRow';
import styles from './Results.module.scss';

interface ResultListProps {
  hits: readonly Hit[];
  terms: SearchTerms;
  /** Keys (`rangeKey`) of the verses that are selected. */
  selected: ReadonlySet<string>;
  onSelect: (hit: Hit) => void;
  /** The key of the verse that is open in its chapter. */
  chosen: string | null;
  hrefOf: (hit: Hit) => string;
}

/** A verse of ordinary length, in pixels. */
const USUAL_HEIGHT = 150;
/** The height of a pane where nothing is laid out, as in tests. */
const USUAL_PANE = 800;
/** A page can be only so high: browsers end at about 17 million pixels. */
const MAX_SHOWN = 50_000;

interface Place {
  heights: VirtualItem[];
  /** How far a pane was scrolled; the page's own place is the browser's to restore. */
  scrollTop: number;
}

/** Where a list was left, so that Back finds each verse where it was. */
const places = new WeakMap<readonly Hit[], Place>();

/** The verses, of which only those in view are in the page. They scroll with the page, or in their pane. */
export function ResultList(props: ResultListProps) {
  const pane = useContext(PaneScroll);
  return pane === null ? <ListOfPage {...props} /> : <ListOfPane {...props} pane={pane} />;
}

/** What both lists say of themselves. */
const optionsOf = (hits: readonly Hit[], scrollMargin: number) => ({
  count: Math.min(hits.length, MAX_SHOWN),
  estimateSize: () => USUAL_HEIGHT,
  overscan: 5,
  scrollMargin,
  initialMeasurementsCache: places.get(hits)?.heights ?? [],
  // Where nothing is laid out, as in tests, a row has the usual height.
  measureElement: (element: HTMLLIElement) => element.offsetHeight || USUAL_HEIGHT,
});

function ListOfPage(props: ResultListProps) {
  const { hits } = props;
  const list = useRef<HTMLUListElement>(null);
  const scrollMargin = useOffsetTop(list);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>(optionsOf(hits, scrollMargin));
  useEffect(
    () => () => void places.set(hits, { heights: virtualizer.measurementsCache, scrollTop: 0 }),
    [hits, virtualizer],
  );
  return <Rows {...props} list={list} scrollMargin={scrollMargin} virtualizer={virtualizer} />;
}

function ListOfPane({ pane, ...props }: ResultListProps & { pane: RefObject<HTMLElement | null> }) {
  const { hits, chosen } = props;
  const list = useRef<HTMLUListElement>(null);
  const scrollMargin = useOffsetTop(list, pane);
  // Nothing here is compiled: the virtualizer draws its rows when it has new ones.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    ...optionsOf(hits, scrollMargin),
    getScrollElement: () => pane.current,
    observeElementRect: (instance, onRect) =>
      observeElementRect(instance, ({ width, height }) => onRect({ width, height: height || USUAL_PANE })),
  });
  useLayoutEffect(() => {
    const frame = pane.current;
    if (frame) frame.scrollTop = places.get(hits)?.scrollTop ?? frame.scrollTop;
    return () =>
      void places.set(hits, { heights: virtualizer.measurementsCache, scrollTop: frame?.scrollTop ?? 0 });
  }, [hits, virtualizer, pane]);
  const index = useMemo(
    () => (chosen === null ? -1 : hits.findIndex(({ result }) => rangeKey(result) === chosen)),
    [hits, chosen],
  );
  useEffect(() => {
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' });
  }, [index, virtualizer]);
  return <Rows {...props} list={list} scrollMargin={scrollMargin} virtualizer={virtualizer} />;
}

interface RowsProps extends ResultListProps {
  list: RefObject<HTMLUListElement | null>;
  scrollMargin: number;
  virtualizer: {
    getVirtualItems: () => VirtualItem[];
    getTotalSize: () => number;
    measureElement: (element: HTMLLIElement | null) => void;
  };
}

function Rows(props: RowsProps) {
  const { hits, terms, selected, onSelect, chosen, hrefOf, list, scrollMargin, virtualizer } = props;
  const items = virtualizer.getVirtualItems();
  return (
    <>
      <ul
        ref={list}
        className={`plain-list ${styles.list}`}
        style={{
          height: virtualizer.getTotalSize(),
          paddingTop: (items[0]?.start ?? scrollMargin) - scrollMargin,
        }}
      >
        {items.map(({ index }) => {
          const hit = hits[index];
          return (
            hit && (
              <li
                key={index}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={hits.length}
                aria-posinset={index + 1}
                className={styles.row}
              >
                <ResultRow
                  hit={hit}
                  terms={terms}
                  selected={selected.has(rangeKey(hit.result))}
                  onSelect={onSelect}
                  chosen={chosen === rangeKey(hit.result)}
                  href={hrefOf(hit)}
                />
              </li>
            )
          );
        })}
      </ul>
      {hits.length > MAX_SHOWN && (
        <p className="muted">
          The first {MAX_SHOWN.toLocaleString('en')} are shown; narrow to a book to see all of its verses.
        </p>
      )}
    </>
  );
}
