import { ChevronLeft, ChevronRight, Copy, Tags } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, publicQuotePath, publicUrl } from '@/routes/paths';
import { copyPublicLink } from '@/store/notices/clipboard';
import { copyQuote } from '@/store/notices/copyQuote';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { usePrefetchedQuotes, useQuoteText } from '@/store/quotes/useQuoteText';
import { selectIsGuest } from '@/store/user/user';
import { FloatingButtons } from '@/ui/layout/FloatingButtons';
import { IconButton } from '@/ui/forms/IconButton';
import { Menu, type MenuItem } from '@/ui/dialogs/Menu';
import { ToolBar } from '@/ui/layout/ToolBar';
import { useKeys } from '@/ui/hooks/useKeys';
import { useScrolled } from '@/ui/hooks/useScrolled';
import { useSwipe } from '@/ui/hooks/useSwipe';
import type { QuoteDialog } from './QuoteDialogs';
import { QuoteText } from './QuoteText';
import { QuoteTopics } from './QuoteTopics';
import type { Quotes } from './useQuotes';
import styles from '../quotes.module.scss';

interface QuoteViewProps {
  quotes: Quotes;
  onDialog: (dialog: QuoteDialog) => void;
}

/** One quote with its toolbar; the texts around it are asked for ahead. */
export function QuoteView({ quotes, onDialog }: QuoteViewProps) {
  const { quoteId, quote, phase, index, shown, onNext, onPrevious } = quotes;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const guest = useAppSelector(selectIsGuest);
  const scrolled = useScrolled();
  const [topicsShown, setTopicsShown] = useState(false);
  const { text, retry } = useQuoteText(quoteId);
  // Who taps on before a text has arrived wants the next ones all the more.
  usePrefetchedQuotes(quotes.ahead, text.status !== 'loading' || quotes.moved);
  const ready = phase === 'ready';
  const turn = {
    onNext: () => {
      if (ready) onNext();
    },
    onPrevious: () => {
      if (ready) onPrevious();
    },
  };
  const turning = useSwipe<HTMLElement>(turn);
  useKeys({
    ArrowRight: turn.onNext,
    ArrowLeft: turn.onPrevious,
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

  return (
    <>
      <ToolBar label="Quote">
        <IconButton icon={ChevronLeft} label="Previous quote" disabled={!ready} onClick={onPrevious} />
        <IconButton
          icon={Copy}
          label="Copy"
          disabled={loaded === null}
          // Once the page is scrolled the floating one stands for it.
          style={{ visibility: scrolled ? 'hidden' : undefined }}
          onClick={copy}
        />
        <IconButton
          icon={Tags}
          label="Filter by Topic"
          disabled={!quote}
          onClick={() => onDialog('filter')}
        />
        <span className="muted">{ready && `${index + 1} of ${shown}`}</span>
        <Menu items={items} />
        <IconButton icon={ChevronRight} label="Next quote" disabled={!ready} onClick={onNext} />
      </ToolBar>
      <article ref={turning} className={styles.quote} aria-label="Quote">
        <QuoteText text={text} onRetry={retry} onEdit={editable ? openFor('edit') : null} />
        {quote && (
          <QuoteTopics
            quote={quote}
            open={topicsShown}
            onToggle={setTopicsShown}
            onFilter={(id) => quotes.setFilter([id])}
          />
        )}
      </article>
      <FloatingButtons onCopy={copy} />
    </>
  );
}
