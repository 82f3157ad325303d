import { useDeferredValue, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/routes/paths';
import type { Quote } from '@/domain/quotes/quote';
import { hasAllWordsOf } from '@/domain/search/searchPhrase';
import { isBlank } from '@/domain/text/text';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { useList } from '@/store/core/useList';
import { loadQuotes, quoteFilterSet, selectQuotes, selectQuotesState } from '@/store/quotes/quotes';
import { pageTurned, queryTyped, searchResultsStored } from '@/store/quotes/quoteSearch';
import { useSearchSession } from '../useSearchSession';

/** §9: quotes per page. */
export const PER_PAGE = 4;

const NONE: readonly Quote[] = [];

/** The quotes that have all the words that are typed; the list is fetched with its texts for that. */
export function useQuoteSearch() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const incomplete = useAppSelector((state) => selectQuotesState(state).texts === 'absent');
  // A refetch may have brought new quotes without their texts.
  const { texts, retry } = useList(selectQuotesState, () => loadQuotes({ withTexts: true }), incomplete);
  const quotes = useAppSelector(selectQuotes);
  const { query, page } = useSearchSession();
  const term = useDeferredValue(query).trim();
  const present = texts === 'present';
  const found = useMemo(() => {
    if (!present || isBlank(term)) return NONE;
    const matches = hasAllWordsOf(term);
    return quotes.filter(({ text }) => text !== null && matches(text));
  }, [present, quotes, term]);
  return {
    texts,
    /** Whether the user has any quote. */
    any: quotes.length > 0,
    query,
    term,
    found,
    /** From 1. */
    page,
    retry,
    type: (typed: string) => void dispatch(queryTyped(typed)),
    turnTo: (chosen: number) => void dispatch(pageTurned(chosen)),
    /** Turns to the page of a found quote, by its index. */
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
