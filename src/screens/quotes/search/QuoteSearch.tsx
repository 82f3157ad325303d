import { useEffect, useRef } from 'react';
import { isBlank } from '@/domain/text/text';
import { Button } from '@/ui/forms/Button';
import { SearchField } from '@/ui/forms/SearchField';
import { LoadError, Loading } from '@/ui/lists/LoadState';
import { useKeys } from '@/ui/hooks/useKeys';
import '@/ui/forms/forms.scss';
import { NoQuotes } from '../NoQuotes';
import styles from '../quotes.module.scss';
import { SearchResults } from './SearchResults';
import type { QuoteSearchState } from './useQuoteSearch';

interface QuoteSearchProps {
  search: QuoteSearchState;
  chosenId: number | null;
  /** Whether a found quote can be opened beside the list. */
  selects: boolean;
}

/** What to do before anything is typed. */
export function SearchHint() {
  return <p className="muted">Type a word, or several: every quote that has them all is found.</p>;
}

/** The search field, and the quotes that have all of its words. */
export function QuoteSearch({ search, chosenId, selects }: QuoteSearchProps) {
  const { texts, term, query } = search;
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const toField = () => input.current?.focus({ preventScroll: true });
  useKeys({ '/': toField });
  const blank = isBlank(query);
  useEffect(() => {
    // A person who opens the search types at once, unless the focus is somewhere already.
    const { activeElement } = document;
    if (blank && (activeElement === null || activeElement.matches('body, h1'))) toField();
    // oxlint-disable-next-line react/exhaustive-deps -- Only when the screen opens.
  }, []);

  return (
    <>
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
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
        <Button main type="submit" disabled={blank}>
          Search
        </Button>
      </form>
      {texts === 'error' && <LoadError message="Error: Failed to load quotes" onRetry={search.retry} />}
      {(texts === 'loading' || texts === 'absent') && <Loading what="quotes" />}
      <div ref={results} tabIndex={-1}>
        {texts === 'present' &&
          (!search.any ? (
            <NoQuotes />
          ) : term === '' ? (
            !selects && <SearchHint />
          ) : (
            <SearchResults
              search={search}
              chosenId={chosenId}
              selects={selects}
              onClear={() => {
                search.type('');
                toField();
              }}
            />
          ))}
      </div>
    </>
  );
}
