import { Copy, Tags } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, publicQuotePath, publicUrl } from '@/routes/paths';
import { copyPublicLink, copyQuote } from '@/bible/copy/clipboard';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { usePrefetchedQuotes, useQuoteText } from '../store/useQuoteText';
import { prevNextActions, type Action, type ToolAction } from '@/ui/actions/action';
import { Menu } from '@/ui/dialogs/Menu';
import { ScrolledTools } from '@/ui/layout/ScrolledTools';
import { ToolBar, ActionTool, ColumnSides } from '@/ui/layout/ToolBar';
import { useSwipe } from '@/ui/controls/useSwipe';
import type { QuoteDialog } from './QuoteDialogs';
import { QuoteHeader } from './QuoteHeader';
import { QuoteText, QuoteSender } from './QuoteText';
import { QuoteTopics } from './QuoteTopics';
import { useActions } from '@/ui/actions/useActions';
import type { Quotes } from './useQuotes';
import { selectIsGuest } from '@/data/session/session';

const NO_TEXT = 'Its text is not loaded yet';

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
  const [topicsShown, setTopicsShown] = useState(true);
  const { text, retry } = useQuoteText(quoteId);
  // Not before the first text, but at once for a person who taps through the quotes.
  usePrefetchedQuotes(quotes.ahead, text.status !== 'loading' || quotes.moved);
  const swiped = useSwipe<HTMLElement>({ onNext, onPrevious });

  const loaded = text.status === 'loaded' ? text.text : null;
  const editable = !guest && quote !== undefined && (loaded !== null || text.status === 'missing');
  const prevNext = prevNextActions('quote', phase === 'ready' ? { onNext, onPrevious } : {});
  const copy: ToolAction = {
    label: 'Copy',
    icon: Copy,
    ...(loaded === null && { disabled: true, hint: NO_TEXT }),
    run: () => {
      if (loaded !== null) void dispatch(copyQuote(loaded));
    },
  };
  const filter: ToolAction = {
    label: 'Filter by Topic',
    icon: Tags,
    disabled: !quote,
    run: () => onDialog('filter'),
    startsGroup: !guest,
  };
  const menu: Action[] = [
    {
      label: 'Edit Quote',
      when: !guest,
      ...(!editable && { disabled: true, hint: NO_TEXT }),
      run: () => onDialog('edit'),
    },
    {
      label: 'Manage Topics',
      names: ['topics', 'tags'],
      when: !guest,
      disabled: !quote,
      run: () => onDialog('manage'),
    },
    filter,
    { label: 'Search Quotes', key: '/', run: () => void navigate(paths.searchQuotes) },
    { label: 'Clear Filter', when: quotes.filter.length > 0, run: () => quotes.setFilter([]) },
    { label: 'Clear Search Results', when: quotes.hasSearchResults, run: quotes.clearSearch },
    {
      label: quotes.shuffled ? 'Quotes in Order' : 'Shuffle Quotes',
      run: () => quotes.shuffle(!quotes.shuffled),
      startsGroup: true,
    },
    {
      label: 'Share Public Link',
      run: () => {
        if (quoteId !== undefined) void dispatch(copyPublicLink(publicUrl(publicQuotePath(quoteId))));
      },
    },
  ];
  useActions([...menu, ...prevNext, copy]);

  return (
    <>
      <ToolBar label="Quote">
        <ColumnSides prevNext={prevNext}>
          <ActionTool action={copy} />
          <ScrolledTools>
            <ActionTool action={filter} />
          </ScrolledTools>
          <Menu items={menu} />
        </ColumnSides>
      </ToolBar>
      <QuoteHeader quotes={quotes} onDialog={onDialog} />
      <article ref={swiped} aria-label="Quote">
        <QuoteText text={text} onRetry={retry} onEdit={editable ? () => onDialog('edit') : null} />
        <QuoteSender quote={quote} />
        {quoteId !== undefined && quoteId < 0 && <p className="muted">Waiting to be sent</p>}
        {/* Before the first text is loaded they would jump when it arrives. */}
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
