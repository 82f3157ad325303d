import { useMemo } from 'react';
import { rangeKey } from '@/bible/references/reference';
import type { Hit } from '../model/refine';
import type { SearchTerms } from '../model/searchTerms';
import { LongList } from '@/ui/lists/LongList';
import { ResultRow } from './ResultRow';
import styles from './Results.module.scss';

interface ResultListProps {
  hits: readonly Hit[];
  terms: SearchTerms;
  /** Keys (`rangeKey`) of the selected verses. */
  selected: ReadonlySet<string>;
  onSelect: (hit: Hit) => void;
  /** The key of the verse that is open in its chapter. */
  chosen: string | null;
  /** Whether the list scrolls to it; false for the first one, which was not chosen. */
  follow: boolean;
  hrefOf: (hit: Hit) => string;
}

/** The height of an average verse, in pixels. */
const ROW_HEIGHT = 150;
/** Browsers limit the height of a page to about 17 million px. */
const MAX_SHOWN = 50_000;

/** The verses; only those in view are rendered, and Back restores the scroll position. */
export function ResultList({ hits, terms, selected, onSelect, chosen, follow, hrefOf }: ResultListProps) {
  const shown = useMemo(() => (hits.length > MAX_SHOWN ? hits.slice(0, MAX_SHOWN) : hits), [hits]);
  const chosenAt = useMemo(
    () => shown.findIndex(({ result }) => chosen !== null && rangeKey(result) === chosen),
    [shown, chosen],
  );
  return (
    <div className={styles.list}>
      <LongList
        label="Verses"
        items={shown}
        // For tens of thousands of rows, an index is cheaper than a string.
        keyOf={(_, index) => index}
        estimate={ROW_HEIGHT}
        chosen={chosenAt < 0 || !follow ? undefined : chosenAt}
        short={0}
        keepsPlace
        rowClass={styles.row}
      >
        {(hit) => {
          const key = rangeKey(hit.result);
          return (
            <ResultRow
              hit={hit}
              terms={terms}
              selected={selected.has(key)}
              onSelect={onSelect}
              chosen={chosen === key}
              href={hrefOf(hit)}
            />
          );
        }}
      </LongList>
      {hits.length > MAX_SHOWN && (
        <p className="muted">
          The first {MAX_SHOWN.toLocaleString('en')} are shown; narrow to a book to see all of its verses.
        </p>
      )}
    </div>
  );
}
