import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { usePrefetch } from '@/store/core/usePrefetch';
import { cacheQuoteTexts } from './offlineTexts';
import { loadQuoteText, selectQuoteText, type QuoteTextEntry } from './quoteTexts';

const LOADING: QuoteTextEntry = { status: 'loading' };

/**
 * The text of a quote, loaded when it is absent; undefined loads nothing. It is always the text of this very quote, so a late
 * answer to an earlier one cannot appear under it.
 */
export function useQuoteText(quoteId: number | undefined): { text: QuoteTextEntry; retry: () => void } {
  const dispatch = useAppDispatch();
  const entry = useAppSelector((state) =>
    quoteId === undefined ? undefined : selectQuoteText(state, quoteId),
  );
  // Also true for a text that was dropped from memory.
  const absent = entry === undefined;
  useEffect(() => {
    // A quote that waits to be sent is not on the server yet.
    if (quoteId !== undefined && quoteId > 0) void dispatch(loadQuoteText(quoteId));
  }, [dispatch, quoteId, absent]);
  return {
    text: entry ?? LOADING,
    retry: () => {
      if (quoteId !== undefined) void dispatch(loadQuoteText(quoteId));
    },
  };
}

/** Prefetches the texts that are likely wanted next, once `ready`. */
export function usePrefetchedQuotes(quoteIds: readonly number[], ready: boolean): void {
  const dispatch = useAppDispatch();
  usePrefetch(quoteIds, String, ready, (quoteId) => dispatch(loadQuoteText(quoteId)));
}

/** Loads the texts of all these quotes in the background once `ready`, to be read offline. */
export function useOfflineQuotes(quoteIds: readonly number[], ready: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!ready) return undefined;
    const leaving = new AbortController();
    void dispatch(cacheQuoteTexts(quoteIds, leaving.signal));
    return () => leaving.abort();
  }, [dispatch, quoteIds, ready]);
}
