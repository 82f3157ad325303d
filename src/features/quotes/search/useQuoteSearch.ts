import { useDeferredValue, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/routes/paths';
import type { Quote } from '../model/quote';
import { hasAllWordsOf } from '@/bible/searchPhrase';
import { isBlank } from '@/platform/values/text';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { useList } from '@/data/list/useList';
import { loadQuotesWithTexts, quoteFilterSet, selectQuotes, selectQuotesState } from '../store/quotes';
import { pageTurned, queryTyped, searchResultsStored, recentQuoteSearches } from '../store/quoteSearch';
import { useSearchSession } from '../useSearchSession';
import { selectCurrentUser } from '@/data/session/session';

/** Quotes per page. */
export const PER_PAGE = 4;

/** How many of the newest quotes are shown before anything is typed. */
const NEWEST = 3;

const NONE: readonly Quote[] = [];

/** The quotes that have all typed words; for that, the list is loaded with its texts. */
export function useQuoteSearch() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const incomplete = useAppSelector((state) => selectQuotesState(state).texts === 'absent');
  // A reload may have brought new quotes without their texts.
  const { phase, unknown, invalidRowCount, retry, ...list } = useList(
    selectQuotesState,
    loadQuotesWithTexts,
    incomplete,
  );
  const texts = phase === 'loading' ? 'loading' : list.texts;
  const quotes = useAppSelector(selectQuotes);
  const { query, page } = useSearchSession();
  const term = useDeferredValue(query).trim();
  // The texts on the device can be searched before the rest arrives, and without it.
  const searchable = texts === 'present' || unknown < quotes.length;
  const found = useMemo(() => {
    if (!searchable || isBlank(term)) return NONE;
    const matches = hasAllWordsOf(term);
    return quotes.filter(({ text }) => text !== null && matches(text));
  }, [searchable, quotes, term]);
  const newest = useMemo(
    () =>
      quotes
        .filter(({ text }) => text !== null && text !== '')
        // A quote that waits to be sent is newer than all that have an id from the server.
        .toSorted((a, b) => Number(a.quoteId > 0) - Number(b.quoteId > 0) || b.quoteId - a.quoteId)
        .slice(0, NEWEST),
    [quotes],
  );
  const user = useAppSelector(selectCurrentUser) ?? '';
  const remember = () => {
    if (found.length > 0) recentQuoteSearches.remember(user, term);
  };
  return {
    texts,
    searchable,
    /** How many quotes cannot be searched, because their texts are not on this device. */
    unknown,
    /** How many quotes on the server cannot be read. */
    invalidRowCount,
    /** Whether the user has any quote. */
    any: quotes.length > 0,
    query,
    term,
    found,
    /** The quotes of the list: those found or, before anything is typed, the newest. */
    listed: isBlank(term) ? newest : found,
    /** From 1. */
    page,
    retry,
    type: (typed: string) => void dispatch(queryTyped(typed)),
    turnTo: (chosen: number) => void dispatch(pageTurned(chosen)),
    /** Shows the page of a found quote, by its index. */
    showAt: (index: number) => void dispatch(pageTurned(Math.floor(index / PER_PAGE) + 1)),
    /** Adds the query to the recent searches. */
    remember,
    browse: () => {
      remember();
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
