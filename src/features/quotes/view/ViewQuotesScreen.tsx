import { useCallback, useEffect, type ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { isPublicQuotes, publicQuotePath, viewQuotePath, paths } from '@/routes/paths';
import { quoteIdIn } from '@/routes/quotePaths';
import { useRowDialog } from '@/data/browse/useRowDialog';
import { useAppSelector, useAppDispatch } from '@/data/store/hooks';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { Empty, LoadError, Loading } from '@/ui/feedback/LoadState';
import { Screen } from '@/ui/layout/Screen';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { InvalidRowsNotice, noneReadable, RefreshFailed } from '@/ui/feedback/ListFeedback';
import type { QuoteDialog } from './QuoteDialogs';
import { NoQuotes } from '../NoQuotes';
import { QuoteHeader } from './QuoteHeader';
import { QuoteView } from './QuoteView';
import { useQuotes } from './useQuotes';
import { copyQuote } from '@/bible/copy/clipboard';
import { loadGuestQuote, selectGuestQuote } from '../store/quoteTexts';
import { Button } from '@/ui/controls/Button';
import { QuoteText } from './QuoteText';
import { selectIsGuest } from '@/data/session/session';

/** No quote has this id. */
const NO_QUOTE = -1;

const QuoteDialogs = lazyDialog(async () => (await import('./QuoteDialogs')).QuoteDialogs);

/** View Quotes, at the signed-in and at the public path. */
export function ViewQuotesScreen() {
  const { quoteId } = useParams();
  const hrefOf = isPublicQuotes(useLocation().pathname) ? publicQuotePath : viewQuotePath;
  const idInUrl = quoteId === undefined ? null : (quoteIdIn(quoteId) ?? NO_QUOTE);
  const quotes = useQuotes(idInUrl, hrefOf);
  const { phase, quote, unknown, total } = quotes;
  const { dialog, setDialog } = useRowDialog<QuoteDialog>({
    shownId: quotes.quoteId,
    noun: 'quote',
    isAboutRow: (opened) => opened !== 'filter',
  });
  const guest = useAppSelector(selectIsGuest);
  const showsQuote = !unknown && quotes.quoteId !== undefined && (quotes.quoteId > 0 || quote !== undefined);
  const title = hrefOf === viewQuotePath ? 'View Quotes' : 'Quotes';
  const navBarTitle = showsQuote && phase === 'ready' ? `${title} · ${quotes.index + 1}` : title;
  const none = (
    <Empty message={`There is no quote ${quoteId ?? ''} here.`}>
      <ButtonLink main to={hrefOf()}>
        View all quotes
      </ButtonLink>
    </Empty>
  );
  return (
    <Screen title={title} navBarTitle={navBarTitle} width="reading">
      {phase === 'loading' && !showsQuote && <Loading what="quotes" />}
      {phase === 'error' && (
        <LoadError
          message="Error: Failed to load quotes"
          what="your quotes"
          detail={noneReadable(quotes.invalidRowCount, 'quote')}
          onRetry={quotes.retry}
        />
      )}
      {quotes.refreshFailed && <RefreshFailed onRetry={quotes.retry} />}
      {phase === 'ready' && <InvalidRowsNotice count={quotes.invalidRowCount} what="quote" />}
      {quotes.notHere !== null && <p className="muted">{quotes.notHere}</p>}
      {phase === 'ready' && total === 0 && !unknown && <NoQuotes />}
      {unknown &&
        (idInUrl !== null && idInUrl > 0 && !guest && hrefOf === publicQuotePath ? (
          <GuestQuote quoteId={idInUrl} none={none} />
        ) : (
          none
        ))}
      {!unknown && !showsQuote && total > 0 && <QuoteHeader quotes={quotes} onDialog={setDialog} />}
      {showsQuote && <QuoteView quotes={quotes} onDialog={setDialog} />}
      {dialog && (
        <QuoteDialogs dialog={dialog} quote={quote} quotes={quotes} onClose={() => setDialog(null)} />
      )}
    </Screen>
  );
}

interface GuestQuoteProps {
  quoteId: number;
  /** Shown if Guest has no such quote either. */
  none: ReactNode;
}

/** Guest's quote of a public link, if it is not the user's own; it can be read and copied. */
function GuestQuote({ quoteId, none }: GuestQuoteProps) {
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
        <ButtonLink to={paths.viewQuotes}>View your quotes</ButtonLink>
      </div>
    </article>
  );
}
