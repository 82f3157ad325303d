import { Button } from '@/ui/controls/Button';
import { Empty } from '@/ui/feedback/LoadState';
import { Pager } from '@/ui/lists/Pager';
import styles from '../quotes.module.scss';
import { counted } from '@/platform/values/text';
import { QuoteCard } from './QuoteCard';
import { PER_PAGE, type QuoteSearchState } from './useQuoteSearch';

interface SearchResultsProps {
  search: QuoteSearchState;
  chosenId: number | null;
  selects: boolean;
  onClear: () => void;
}

/** The quotes that were found, page by page. */
export function SearchResults({ search, chosenId, selects, onClear }: SearchResultsProps) {
  const { term, found, page } = search;
  if (found.length === 0) {
    return (
      <Empty message="No quotes found matching your search.">
        <Button main onClick={onClear}>
          Clear search
        </Button>
      </Empty>
    );
  }
  const pageCount = Math.ceil(found.length / PER_PAGE);
  const current = Math.min(page, pageCount);
  return (
    <>
      <div className={`actions ${styles.found}`}>
        <p role="status" className="muted">
          {counted(found.length, 'quote')} found
        </p>
        <Button onClick={search.browse}>Browse Results</Button>
      </div>
      <ul className={styles.cards}>
        {found.slice((current - 1) * PER_PAGE, current * PER_PAGE).map((quote) => (
          <li
            key={quote.quoteId}
            className={[styles.card, quote.quoteId === chosenId && styles.chosen].filter(Boolean).join(' ')}
          >
            <QuoteCard quote={quote} term={term} selects={selects} isChosen={quote.quoteId === chosenId} />
          </li>
        ))}
      </ul>
      <Pager page={current} pageCount={pageCount} onPage={search.turnTo} label="Pages of quotes" />
    </>
  );
}
