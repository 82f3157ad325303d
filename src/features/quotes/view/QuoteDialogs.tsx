import type { Quote } from '../model/quote';
import { countTopics } from '@/features/topics/model/public';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { addQuoteTopics, selectQuotes } from '../store/quotes';
import { TAKES_NO_TOPICS } from '../api/writes';
import { useLacksQuoteTopics } from '../store/takesTopics';
import { selectSearchedQuotes } from '../store/quoteSearch';
import { FilterTopicsDialog, ManageTopicsDialog } from '@/features/topics/public';
import { EditQuoteDialog } from './EditQuoteDialog';
import type { Quotes } from './useQuotes';

export type QuoteDialog = 'edit' | 'filter' | 'manage';

interface QuoteDialogsProps {
  dialog: QuoteDialog;
  quote: Quote | undefined;
  quotes: Quotes;
  onClose: () => void;
}

/** The open dialog of View Quotes. */
export function QuoteDialogs({ dialog, quote, quotes, onClose }: QuoteDialogsProps) {
  if (dialog === 'filter') return <FilterDialog quotes={quotes} onClose={onClose} />;
  if (!quote) return null;
  if (dialog === 'edit') return <EditQuoteDialog quote={quote} onClose={onClose} />;
  return <ManageDialog quote={quote} onClose={onClose} />;
}

const countsOf = (quotes: readonly Quote[]) => countTopics(quotes.map(({ topicIds }) => topicIds));

function FilterDialog({ quotes, onClose }: { quotes: Quotes; onClose: () => void }) {
  const searched = useAppSelector(selectSearchedQuotes);
  return (
    <FilterTopicsDialog
      title="Filter Quotes by Topic"
      active={quotes.filter}
      counts={countsOf(searched)}
      onApply={quotes.setFilter}
      onClose={onClose}
    />
  );
}

function ManageDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const all = useAppSelector(selectQuotes);
  const { lacks, ask } = useLacksQuoteTopics({ atOnce: false });
  return (
    <ManageTopicsDialog
      unavailable={lacks ? TAKES_NO_TOPICS : undefined}
      isUnavailable={ask}
      item="quote"
      title="Manage Topics for Quote"
      present={quote.topicIds}
      counts={countsOf(all)}
      onAdd={(topics, created) => dispatch(addQuoteTopics({ quoteId: quote.quoteId, topics, created }))}
      onClose={onClose}
    />
  );
}
