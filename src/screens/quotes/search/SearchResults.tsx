import { useState } from 'react';
import { Link } from 'react-router-dom';
import { viewQuotePath } from '@/routes/paths';
import type { Quote } from '@/domain/quotes/quote';
import { matchWords } from '@/domain/search/searchPhrase';
import { preview } from '@/domain/text/text';
import { Highlighted } from '@/ui/text/Highlighted';
import { Empty } from '@/ui/lists/LoadState';
import { Pager } from '@/ui/lists/Pager';
import styles from '../quotes.module.scss';

/** §9: quotes on a page of the search. */
const PER_PAGE = 4;

interface SearchResultsProps {
  term: string;
  found: readonly Quote[];
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  onBrowse: () => void;
  onClear: () => void;
}

/** The quotes that were found, four a page. */
export function SearchResults({ term, found, page, onPage, onBrowse, onClear }: SearchResultsProps) {
  if (found.length === 0) {
    return (
      <Empty message="No quotes found matching your search.">
        <button type="button" className="btn btn-primary" onClick={onClear}>
          Clear search
        </button>
      </Empty>
    );
  }
  const pageCount = Math.ceil(found.length / PER_PAGE);
  const current = Math.min(page, pageCount);
  return (
    <>
      <div className={`actions ${styles.found}`}>
        <p role="status" className="muted">
          {found.length === 1 ? '1 quote found' : `${found.length} quotes found`}
        </p>
        <button type="button" className="btn btn-outline-secondary" onClick={onBrowse}>
          Browse Results
        </button>
      </div>
      <ul className={styles.cards}>
        {found.slice((current - 1) * PER_PAGE, current * PER_PAGE).map((quote) => (
          <li key={quote.quoteId} className={styles.card}>
            <QuoteCard quote={quote} term={term} />
          </li>
        ))}
      </ul>
      <Pager page={current} pageCount={pageCount} onPage={onPage} label="Pages of quotes" />
    </>
  );
}

function QuoteCard({ quote, term }: { quote: Quote; term: string }) {
  const [open, setOpen] = useState(false);
  const text = quote.text ?? '';
  const short = preview(text);
  return (
    <>
      <blockquote dir="auto">
        <Highlighted segments={matchWords(open ? text : short, term)} />
      </blockquote>
      <footer>
        <Link to={viewQuotePath(quote.quoteId)}>View Quote</Link>
        {short !== text && (
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Less...' : 'More...'}
          </button>
        )}
      </footer>
    </>
  );
}
