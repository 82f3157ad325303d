import { useDeferredValue, useEffect, useId, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/routes/paths';
import { hasAllWordsOf } from '@/domain/search/searchPhrase';
import { isBlank } from '@/domain/text/text';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { loadQuotes, quoteFilterSet, selectQuotes, selectQuotesState } from '@/store/quotes/quotes';
import { pageTurned, queryTyped, searchResultsStored } from '@/store/quotes/quoteSearch';
import { LoadError, Loading } from '@/ui/lists/LoadState';
import { Screen } from '@/ui/layout/Screen';
import { useKeys } from '@/ui/hooks/useKeys';
import { useKeptSearch } from '../useKeptSearch';
import { NoQuotes } from '../NoQuotes';
import { SearchResults } from './SearchResults';
import '@/ui/forms/forms.scss';
import styles from '../quotes.module.scss';

/** Search Quotes (§2): the quotes with all the words, as they are typed; the list with texts is asked for once. */
export function SearchQuotesScreen() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { texts, status } = useAppSelector(selectQuotesState);
  const quotes = useAppSelector(selectQuotes);
  const { query, page } = useKeptSearch();
  const term = useDeferredValue(query).trim();
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const id = useId();
  const idle = status === 'idle';
  const incomplete = texts === 'absent';
  useEffect(() => {
    void dispatch(loadQuotes({ withTexts: true }));
    // Another user starts with an idle list; a refresh may have brought quotes without their texts.
  }, [dispatch, idle, incomplete]);
  useKeys({ '/': () => input.current?.focus() });

  const found = useMemo(() => {
    if (isBlank(term)) return [];
    const matches = hasAllWordsOf(term);
    return quotes.filter(({ text }) => text !== null && matches(text));
  }, [quotes, term]);
  const browse = () => {
    dispatch(quoteFilterSet([]));
    dispatch(
      searchResultsStored(
        term,
        found.map(({ quoteId }) => quoteId),
      ),
    );
    void navigate(paths.viewQuotes);
  };

  return (
    <Screen title="Search Quotes">
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          // On a phone this puts the keyboard away.
          results.current?.focus();
        }}
      >
        <label htmlFor={id} className="visually-hidden">
          Search quotes
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          className="form-control"
          placeholder="Words in the quote"
          autoComplete="off"
          value={query}
          onChange={({ target }) => dispatch(queryTyped(target.value))}
        />
        <button type="submit" className="btn btn-primary" disabled={isBlank(query)}>
          Search
        </button>
      </form>
      {texts === 'error' && (
        <LoadError
          message="Error: Failed to load quotes"
          onRetry={() => void dispatch(loadQuotes({ withTexts: true }))}
        />
      )}
      {(texts === 'loading' || texts === 'absent') && <Loading what="quotes" />}
      <div ref={results} tabIndex={-1}>
        {texts === 'present' &&
          (quotes.length === 0 ? (
            <NoQuotes />
          ) : term === '' ? (
            <p className="muted">Type a word, or several: every quote that has them all is found.</p>
          ) : (
            <SearchResults
              term={term}
              found={found}
              page={page}
              onPage={(chosen) => dispatch(pageTurned(chosen))}
              onBrowse={browse}
              onClear={() => {
                dispatch(queryTyped(''));
                input.current?.focus();
              }}
            />
          ))}
      </div>
    </Screen>
  );
}
