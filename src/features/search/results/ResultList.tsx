import { useMemo } from 'react';
import { formatNumber } from '@/platform/values/text';
import { rangeKey } from '@/bible/references/reference';
import type { Hit } from '../model/refine';
import type { SearchTerms } from '../model/searchTerms';
import { DetailRows } from '@/ui/listDetail/DetailRows';
import type { ListDetail } from '@/ui/listDetail/useListDetail';
import { ResultRow } from './ResultRow';
import styles from './Results.module.scss';

interface ResultListProps {
  hits: readonly Hit[];
  terms: SearchTerms;
  /** Keys (`rangeKey`) of the selected verses. */
  selected: ReadonlySet<string>;
  onSelect: (hit: Hit) => void;
  detail: ListDetail<Hit>;
  /** Under which the scroll position is remembered. */
  name: string;
}

/** The height of an average verse, in pixels. */
const ROW_HEIGHT = 150;
/** Browsers limit the height of a page to about 17 million px. */
const MAX_SHOWN = 50_000;

/** The verses; only those in view are rendered, and Back restores the scroll position. */
export function ResultList({ hits, terms, selected, onSelect, detail, name }: ResultListProps) {
  const shown = useMemo(() => (hits.length > MAX_SHOWN ? hits.slice(0, MAX_SHOWN) : hits), [hits]);
  return (
    <div className={styles.list}>
      <DetailRows
        of={detail}
        label="Verses"
        rows={shown}
        // For tens of thousands of rows, an index is cheaper than a string.
        keyOf={(_, index) => index}
        estimate={ROW_HEIGHT}
        short={0}
        scrollPositionKey={name}
        rowClass={styles.row}
      >
        {(hit, link) => (
          <ResultRow
            hit={hit}
            terms={terms}
            selected={selected.has(rangeKey(hit.result))}
            onSelect={onSelect}
            href={link.to}
            onOpen={link.onClick}
            isShown={link['aria-current'] === true}
          />
        )}
      </DetailRows>
      {hits.length > MAX_SHOWN && (
        <p className="muted">
          The first {formatNumber(MAX_SHOWN)} are shown; narrow to a book to see all of its verses.
        </p>
      )}
    </div>
  );
}
