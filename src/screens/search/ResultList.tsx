import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { SearchResult } from '@/domain/search/searchResult';
import { ResultRow } from './ResultRow';
import { useOffsetTop } from '@/ui/hooks/useOffsetTop';
import styles from './Results.module.scss';

interface ResultListProps {
  results: readonly SearchResult[];
  phrase: string;
}

/** A verse of ordinary length, in pixels. */
const USUAL_HEIGHT = 150;
/** A page can be only so high: browsers end at about 17 million pixels. */
const MOST = 50_000;

/** The heights of a list that was left, so that Back finds each verse where it was. */
const heights = new WeakMap<readonly SearchResult[], VirtualItem[]>();

/** The verses, of which only those in view are in the page. */
export function ResultList({ results, phrase }: ResultListProps) {
  const list = useRef<HTMLUListElement>(null);
  const scrollMargin = useOffsetTop(list);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: Math.min(results.length, MOST),
    estimateSize: () => USUAL_HEIGHT,
    overscan: 5,
    scrollMargin,
    initialMeasurementsCache: heights.get(results) ?? [],
    // Where nothing is laid out, as in tests, a row has the usual height.
    measureElement: (element) => element.offsetHeight || USUAL_HEIGHT,
  });
  useEffect(() => () => void heights.set(results, virtualizer.measurementsCache), [results, virtualizer]);
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
          const result = results[index];
          return (
            result && (
              <li
                key={index}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={results.length}
                aria-posinset={index + 1}
                className={styles.row}
              >
                <ResultRow result={result} phrase={phrase} />
              </li>
            )
          );
        })}
      </ul>
      {results.length > MOST && (
        <p className="muted">
          The first {MOST.toLocaleString('en')} are shown; narrow to a book to see all of its verses.
        </p>
      )}
    </>
  );
}
