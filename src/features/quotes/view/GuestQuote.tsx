import { useCallback, useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/routes/paths';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { copyQuote } from '@/bible/copy/clipboard';
import { loadGuestQuote, selectGuestQuote } from '../store/quoteTexts';
import { Button } from '@/ui/controls/Button';
import { Loading } from '@/ui/feedback/LoadState';
import { QuoteText } from './QuoteText';

interface GuestQuoteProps {
  quoteId: number;
  /** What is shown where Guest has no such quote either. */
  none: ReactNode;
}

/** The quote of a public link that is not the user's own but Guest's, to be read and copied. */
export function GuestQuote({ quoteId, none }: GuestQuoteProps) {
  const dispatch = useAppDispatch();
  const text = useAppSelector((state) => selectGuestQuote(state, quoteId));
  const load = useCallback(() => void dispatch(loadGuestQuote(quoteId)), [dispatch, quoteId]);
  useEffect(load, [load]);

  if (!text || text.status === 'loading') return <Loading what="the quote" />;
  if (text.status === 'missing') return none;
  return (
    <article aria-label="Quote">
      <QuoteText text={text} onRetry={load} onEdit={null} />
      <p className="muted">This quote is shared by Guest; it is not one of yours.</p>
      <div className="actions">
        {text.status === 'loaded' && (
          <Button main onClick={() => void dispatch(copyQuote(text.text))}>
            Copy
          </Button>
        )}
        <Link className="btn btn-outline-secondary" to={paths.viewQuotes}>
          View your quotes
        </Link>
      </div>
    </article>
  );
}
