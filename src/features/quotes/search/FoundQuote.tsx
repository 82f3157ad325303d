import { useState } from 'react';
import { paths, viewQuotePath } from '@/routes/paths';
import { copyQuote } from '@/bible/copy/clipboard';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { selectQuotesById, selectQuotesState } from '../store/quotes';
import { useQuoteText } from '../store/useQuoteText';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { Button } from '@/ui/controls/Button';
import { Empty } from '@/ui/feedback/LoadState';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { QuoteText, QuoteSender } from '../view/QuoteText';
import { QuoteTopics } from '../view/QuoteTopics';
import { useFilterByTopic } from '../useFilterByTopic';
import styles from '../quotes.module.scss';
import { selectIsGuest } from '@/data/session/session';

const EditQuoteDialog = lazyDialog(async () => (await import('../view/EditQuoteDialog')).EditQuoteDialog);

/** The chosen quote of the search, with its topics and actions. */
export function FoundQuote({ quoteId, beside }: { quoteId: number; beside: boolean }) {
  const dispatch = useAppDispatch();
  const filterByTopic = useFilterByTopic();
  const guest = useAppSelector(selectIsGuest);
  const quote = useAppSelector(selectQuotesById)[quoteId];
  const { loadedAt, status } = useAppSelector(selectQuotesState);
  const { text, retry } = useQuoteText(quoteId);
  const [topicsShown, setTopicsShown] = useState(true);
  const [editing, setEditing] = useState(false);
  const editable = !guest && quote !== undefined && (text.status === 'loaded' || text.status === 'missing');
  const back = !beside && <ButtonLink to={paths.searchQuotes}>Back to the search</ButtonLink>;
  // An older copy may lack it.
  if (loadedAt !== null && status !== 'loading' && !quote)
    return <Empty message={`There is no quote ${quoteId} here.`}>{back}</Empty>;

  return (
    <article aria-label="Quote" className={styles.foundQuote}>
      <QuoteText text={text} onRetry={retry} onEdit={editable ? () => setEditing(true) : null} />
      <QuoteSender quote={quote} />
      {quoteId < 0 && <p className="muted">Waiting to be sent</p>}
      {quote && text.status !== 'loading' && (
        <QuoteTopics quote={quote} open={topicsShown} onToggle={setTopicsShown} onFilter={filterByTopic} />
      )}
      <div className="actions">
        {back}
        {text.status === 'loaded' && (
          <Button onClick={() => void dispatch(copyQuote(text.text))}>Copy</Button>
        )}
        {editable && <Button onClick={() => setEditing(true)}>Edit Quote</Button>}
        <ButtonLink to={viewQuotePath(quoteId)}>Open in View Quotes</ButtonLink>
      </div>
      {editing && quote && <EditQuoteDialog quote={quote} onClose={() => setEditing(false)} />}
    </article>
  );
}
