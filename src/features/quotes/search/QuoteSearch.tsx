import { useEffect, useRef } from 'react';
import { isBlank, pluralize } from '@/platform/values/text';
import { useActions } from '@/ui/actions/useActions';
import { Button } from '@/ui/controls/Button';
import { SearchField } from '@/ui/controls/Field';
import { InvalidRowsNotice, noneReadable } from '@/ui/feedback/ListFeedback';
import { NotSearched } from '@/ui/feedback/NotSearched';
import { LoadError, Loading, Empty } from '@/ui/feedback/LoadState';
import { isFocusLost } from '@/ui/focus/keepFocus';
import '@/ui/controls/forms.scss';
import { NoQuotes } from '../NoQuotes';
import styles from '../quotes.module.scss';
import { SearchStart } from './SearchStart';
import { PER_PAGE, type QuoteSearchState } from './useQuoteSearch';
import { Pager } from '@/ui/lists/Pager';
import { QuoteRows } from './QuoteRows';
import type { ListDetail } from '@/ui/listDetail/useListDetail';
import type { Quote } from '../model/quote';

interface QuoteSearchProps {
  search: QuoteSearchState;
  detail: ListDetail<Quote>;
}

/** The search field, and the quotes that have all of its words. */
export function QuoteSearch({ search, detail }: QuoteSearchProps) {
  const { texts, term, query } = search;
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const toField = () => input.current?.focus({ preventScroll: true });
  useActions([{ label: 'Search quotes', key: '/', run: toField }]);
  const blank = isBlank(query);
  useEffect(() => {
    // Focuses the field when the screen opens, so that people can type at once, unless something else has the focus.
    if (blank && (isFocusLost() || document.activeElement?.matches('h1') === true)) toField();
    // oxlint-disable-next-line react/exhaustive-deps -- Only when the screen opens.
  }, []);

  return (
    <>
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          search.remember();
          // Hides a phone's keyboard.
          results.current?.focus();
        }}
      >
        <SearchField
          ref={input}
          label="Search quotes"
          placeholder="Words in the quote"
          value={query}
          onChange={search.type}
        />
        <Button main type="submit" disabled={blank} hint={blank && 'Type a word first'}>
          Search
        </Button>
      </form>
      {texts === 'error' &&
        (search.searchable ? (
          <NotSearched count={search.unknown} what="quote" onRetry={search.retry} />
        ) : (
          <LoadError
            message="Error: Failed to load quotes"
            what="your quotes"
            detail={noneReadable(search.invalidRowCount, 'quote')}
            onRetry={search.retry}
          />
        ))}
      {search.searchable && <InvalidRowsNotice count={search.invalidRowCount} what="quote" />}
      <div ref={results} tabIndex={-1}>
        {search.searchable &&
          (!search.any ? (
            <NoQuotes />
          ) : term === '' ? (
            <SearchStart newest={search.listed} detail={detail} onSearch={search.type} />
          ) : (
            <SearchResults
              search={search}
              detail={detail}
              onClear={() => {
                search.type('');
                toField();
              }}
            />
          ))}
      </div>
      {(texts === 'loading' || texts === 'absent') && !(search.searchable && term === '') && (
        <Loading what="quotes" />
      )}
    </>
  );
}

interface SearchResultsProps extends QuoteSearchProps {
  onClear: () => void;
}

/** The found quotes, page by page. */
function SearchResults({ search, detail, onClear }: SearchResultsProps) {
  const { term, found, page } = search;
  // A quote whose text has not arrived yet may match.
  if (found.length === 0 && (search.texts === 'loading' || search.texts === 'absent')) return null;
  if (found.length === 0) {
    return (
      <Empty message="No quotes found matching your search.">
        <Button main onClick={onClear}>
          Clear search
        </Button>
      </Empty>
    );
  }
  const pageCount = Math.ceil(found.length / PER_PAGE);
  const current = Math.min(page, pageCount);
  return (
    <>
      <div className={`actions ${styles.found}`}>
        <p role="status" className="muted">
          {pluralize(found.length, 'quote')} found
        </p>
        <Button onClick={search.browse}>Browse Results</Button>
      </div>
      <QuoteRows
        label="Quotes found"
        rows={found.slice((current - 1) * PER_PAGE, current * PER_PAGE)}
        term={term}
        detail={detail}
      />
      <Pager page={current} pageCount={pageCount} onPage={search.turnTo} label="Pages of quotes" />
    </>
  );
}
