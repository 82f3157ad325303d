import { pluralize, formatNumber } from '@/platform/values/text';
import { ActiveFilters, useTopicName } from '@/features/topics/public';
import { Button } from '@/ui/controls/Button';
import { Empty } from '@/ui/feedback/LoadState';
import { withFocusHandoff } from '@/ui/focus/keepFocus';
import type { QuoteDialog } from './QuoteDialogs';
import type { Quotes } from './useQuotes';
import styles from '../quotes.module.scss';

interface QuoteHeaderProps {
  quotes: Quotes;
  onDialog: (dialog: QuoteDialog) => void;
}

/** How many quotes are shown and why, and what to do if the filter leaves none. */
export function QuoteHeader({ quotes, onDialog }: QuoteHeaderProps) {
  const { phase, index, shown, filter, searchTerm, setFilter, clearSearch } = quotes;
  const nameOf = useTopicName();
  const clearFilter = () => setFilter([]);
  return (
    <>
      <div className={styles.header}>
        <p role="status">{phase === 'ready' && summaryOf(quotes)}</p>
        {phase === 'ready' && shown > 0 && <span>Quote {formatNumber(index + 1)}</span>}
      </div>
      <ActiveFilters
        clearLabel={filter.length > 0 ? 'Clear filter' : 'Clear search results'}
        onClear={shown === 0 ? null : filter.length > 0 ? clearFilter : clearSearch}
        filters={[
          ...(searchTerm === null
            ? []
            : [{ key: 'search', label: `“${searchTerm}”`, onRemove: clearSearch }]),
          ...filter.map((id) => ({
            key: `topic ${id}`,
            label: nameOf(id),
            onRemove: () => setFilter(filter.filter((each) => each !== id)),
          })),
        ]}
      />
      {phase === 'ready' && shown === 0 && filter.length > 0 && (
        <Empty message="No quotes found with the selected topics.">
          <div className="actions">
            <Button main onClick={withFocusHandoff(clearFilter)}>
              Clear Filter
            </Button>
            <Button onClick={() => onDialog('filter')}>Filter by Topic</Button>
          </div>
        </Empty>
      )}
      {phase === 'ready' && shown === 0 && filter.length === 0 && searchTerm !== null && (
        <Empty message="No quotes found matching your search.">
          <Button main onClick={withFocusHandoff(clearSearch)}>
            Clear Search Results
          </Button>
        </Empty>
      )}
    </>
  );
}

/** The text above the quote. */
function summaryOf({ shown, total, filter, searchTerm }: Quotes): string {
  const filters = filter.length === 0 ? '' : ` (${pluralize(filter.length, 'filter')} active)`;
  return searchTerm === null
    ? `Showing ${formatNumber(shown)} of ${pluralize(total, 'quote')}${filters}`
    : `Search Results for "${searchTerm}" (${pluralize(shown, 'quote')})${filters}`;
}
