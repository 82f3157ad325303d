import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths, viewQuotePath } from '@/routes/paths';
import { copyQuote } from '@/store/notices/clipboard';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { quoteFilterSet, selectQuotesById, selectQuotesState } from '@/store/quotes/quotes';
import { searchResultsCleared } from '@/store/quotes/quoteSearch';
import { useQuoteText } from '@/store/quotes/useQuoteText';
import { selectIsGuest } from '@/store/user/user';
import { Button } from '@/ui/forms/Button';
import { Empty } from '@/ui/lists/LoadState';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { QuoteText } from '../view/QuoteText';
import { QuoteTopics } from '../view/QuoteTopics';
import styles from '../quotes.module.scss';

const EditQuoteDialog = lazyWithPreload(
  async () => (await import('../view/EditQuoteDialog')).EditQuoteDialog,
);

/** The quote that was chosen in the search, with its topics and what can be done with it. */
export function FoundQuote({ quoteId, beside }: { quoteId: number; beside: boolean }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const guest = useAppSelector(selectIsGuest);
  const quote = useAppSelector(selectQuotesById)[quoteId];
  const { loadedAt } = useAppSelector(selectQuotesState);
  const { text, retry } = useQuoteText(quoteId);
  const [topicsShown, setTopicsShown] = useState(true);
  const [editing, setEditing] = useState(false);
  const editable = !guest && quote !== undefined && (text.status === 'loaded' || text.status === 'missing');
  const back = !beside && (
    <Link className="btn btn-outline-secondary" to={paths.searchQuotes}>
      Back to the search
    </Link>
  );
  if (loadedAt !== null && !quote)
    return <Empty message={`There is no quote ${quoteId} here.`}>{back}</Empty>;

  const filterBy = (topicId: number) => {
    dispatch(searchResultsCleared());
    dispatch(quoteFilterSet([topicId]));
    void navigate(paths.viewQuotes);
  };
  return (
    <article aria-label="Quote" className={styles.foundQuote}>
      <QuoteText text={text} onRetry={retry} onEdit={editable ? () => setEditing(true) : null} />
      {quote && text.status !== 'loading' && (
        <QuoteTopics quote={quote} open={topicsShown} onToggle={setTopicsShown} onFilter={filterBy} />
      )}
      <div className="actions">
        {back}
        {text.status === 'loaded' && (
          <Button onClick={() => void dispatch(copyQuote(text.text))}>Copy</Button>
        )}
        {editable && <Button onClick={() => setEditing(true)}>Edit Quote</Button>}
        <Link className="btn btn-outline-secondary" to={viewQuotePath(quoteId)}>
          Open in View Quotes
        </Link>
      </div>
      {editing && quote && <EditQuoteDialog quote={quote} onClose={() => setEditing(false)} />}
    </article>
  );
}
