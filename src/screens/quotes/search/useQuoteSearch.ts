import { useDeferredValue, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/routes/paths';
import type { Quote } from '@/domain/quotes/quote';
import { hasAllWordsOf } from '@/domain/search/searchPhrase';
import { isBlank } from '@/domain/text/text';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { loadQuotes, quoteFilterSet, selectQuotes, selectQuotesState } from '@/store/quotes/quotes';
import { pageTurned, queryTyped, searchResultsStored } from '@/store/quotes/quoteSearch';
import { useKeptSearch } from '../useKeptSearch';

/** §9: quotes on a page of the search. */
export const PER_PAGE = 4;

const NONE: readonly Quote[] = [];

/** The quotes that have all the words, as they are typed; the list with texts is asked for once. */
export function useQuoteSearch() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { texts, status } = useAppSelector(selectQuotesState);
  const quotes = useAppSelector(selectQuotes);
  const { query, page } = useKeptSearch();
  const term = useDeferredValue(query).trim();
  const idle = status === 'idle';
  const incomplete = texts === 'absent';
  useEffect(() => {
    void dispatch(loadQuotes({ withTexts: true }));
    // Another user starts with an idle list; a refresh may have brought quotes without their texts.
  }, [dispatch, idle, incomplete]);
  const present = texts === 'present';
  const found = useMemo(() => {
    if (!present || isBlank(term)) return NONE;
    const matches = hasAllWordsOf(term);
    return quotes.filter(({ text }) => text !== null && matches(text));
  }, [present, quotes, term]);
  return {
    texts,
    /** Whether there is any quote to be found. */
    any: quotes.length > 0,
    query,
    term,
    found,
    /** From 1. */
    page,
    retry: () => void dispatch(loadQuotes({ withTexts: true })),
    type: (typed: string) => void dispatch(queryTyped(typed)),
    turnTo: (chosen: number) => void dispatch(pageTurned(chosen)),
    /** Turns to the page on which a found quote is, by its place from 0. */
    showAt: (index: number) => void dispatch(pageTurned(Math.floor(index / PER_PAGE) + 1)),
    browse: () => {
      dispatch(quoteFilterSet([]));
      dispatch(
        searchResultsStored(
          term,
          found.map(({ quoteId }) => quoteId),
        ),
      );
      void navigate(paths.viewQuotes);
    },
  };
}

export type QuoteSearchState = ReturnType<typeof useQuoteSearch>;
