import { Copy, Tags } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, publicQuotePath, publicUrl } from '@/routes/paths';
import { copyPublicLink, copyQuote } from '@/store/notices/clipboard';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { usePrefetchedQuotes, useQuoteText } from '@/store/quotes/useQuoteText';
import { selectIsGuest } from '@/store/user/user';
import { Menu, type MenuItem } from '@/ui/dialogs/Menu';
import { ColumnSides } from '@/ui/layout/ColumnSides';
import { ScrolledTools } from '@/ui/layout/ScrolledTools';
import { Tool } from '@/ui/layout/Tool';
import { ToolBar } from '@/ui/layout/ToolBar';
import { useKeys } from '@/ui/hooks/useKeys';
import { useSwipe } from '@/ui/hooks/useSwipe';
import type { QuoteDialog } from './QuoteDialogs';
import { QuoteHeader } from './QuoteHeader';
import { QuoteText } from './QuoteText';
import { QuoteTopics } from './QuoteTopics';
import { useScreenActions } from '@/store/core/screenActions';
import { useMenuActions } from '../../shared/useMenuActions';
import type { Quotes } from './useQuotes';

interface QuoteViewProps {
  quotes: Quotes;
  onDialog: (dialog: QuoteDialog) => void;
}

/** One quote with its tools; the texts of its neighbours are prefetched. */
export function QuoteView({ quotes, onDialog }: QuoteViewProps) {
  const { quoteId, quote, phase, onNext, onPrevious } = quotes;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const guest = useAppSelector(selectIsGuest);
  const [topicsShown, setTopicsShown] = useState(false);
  const { text, retry } = useQuoteText(quoteId);
  // Not before the first text, but at once for a person who taps through the quotes.
  usePrefetchedQuotes(quotes.ahead, text.status !== 'loading' || quotes.moved);
  const swiped = useSwipe<HTMLElement>({ onNext, onPrevious });
  useKeys({
    ArrowRight: onNext,
    ArrowLeft: onPrevious,
    '/': () => void navigate(paths.searchQuotes),
  });

  const loaded = text.status === 'loaded' ? text.text : null;
  const editable = !guest && quote !== undefined && (loaded !== null || text.status === 'missing');
  const copy = () => {
    if (loaded !== null) void dispatch(copyQuote(loaded));
  };
  const share = () => {
    if (quoteId !== undefined) void dispatch(copyPublicLink(publicUrl(publicQuotePath(quoteId))));
  };
  const openFor = (dialog: QuoteDialog) => () => {
    quotes.stay();
    onDialog(dialog);
  };
  const items: MenuItem[] = [
    ...(guest
      ? []
      : [
          { label: 'Edit Quote', onSelect: openFor('edit'), disabled: !editable },
          { label: 'Manage Topics', onSelect: openFor('manage'), disabled: !quote },
        ]),
    { label: 'Filter by Topic', onSelect: () => onDialog('filter'), disabled: !quote, startsGroup: !guest },
    { label: 'Search Quotes', onSelect: () => void navigate(paths.searchQuotes) },
    ...(quotes.filter.length > 0 ? [{ label: 'Clear Filter', onSelect: () => quotes.setFilter([]) }] : []),
    ...(quotes.hasSearchResults ? [{ label: 'Clear Search Results', onSelect: quotes.clearSearch }] : []),
    {
      label: quotes.shuffled ? 'Quotes in Order' : 'Shuffle Quotes',
      onSelect: () => quotes.shuffle(!quotes.shuffled),
      startsGroup: true,
    },
    { label: 'Share Public Link', onSelect: share },
  ];
  useMenuActions(items);
  useScreenActions([
    { label: 'Next quote', run: onNext },
    { label: 'Previous quote', run: onPrevious },
    { label: 'Copy', run: copy },
  ]);

  return (
    <>
      <ToolBar label="Quote">
        <ColumnSides what="quote" disabled={phase !== 'ready'} onNext={onNext} onPrevious={onPrevious}>
          <Tool icon={Copy} label="Copy" disabled={loaded === null} onClick={copy} />
          <ScrolledTools>
            <Tool icon={Tags} label="Filter by Topic" disabled={!quote} onClick={() => onDialog('filter')} />
          </ScrolledTools>
          <Menu items={items} />
        </ColumnSides>
      </ToolBar>
      <QuoteHeader quotes={quotes} onDialog={onDialog} />
      <article ref={swiped} aria-label="Quote">
        <QuoteText text={text} onRetry={retry} onEdit={editable ? openFor('edit') : null} />
        {quoteId !== undefined && quoteId < 0 && <p className="muted">Waiting to be sent</p>}
        {/* Before the first text is there they would jump when it comes. */}
        {quote && (text.status !== 'loading' || quotes.moved) && (
          <QuoteTopics
            quote={quote}
            open={topicsShown}
            onToggle={setTopicsShown}
            onFilter={(id) => quotes.setFilter([id])}
          />
        )}
      </article>
    </>
  );
}
