import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { loadQuoteText, selectQuoteText, type QuoteTextEntry } from './quoteTexts';

const LOADING: QuoteTextEntry = { status: 'loading', requestId: '' };

/**
 * The text of a quote, asked for when it is not there; undefined asks for nothing. It is always the text of this very
 * quote, so a late answer to an earlier one cannot appear under it.
 */
export function useQuoteText(quoteId: number | undefined): { text: QuoteTextEntry; retry: () => void } {
  const dispatch = useAppDispatch();
  const entry = useAppSelector((state) =>
    quoteId === undefined ? undefined : selectQuoteText(state, quoteId),
  );
  const absent = entry === undefined;
  const load = () => {
    if (quoteId !== undefined) void dispatch(loadQuoteText(quoteId));
  };
  useEffect(() => {
    if (quoteId !== undefined && absent) void dispatch(loadQuoteText(quoteId));
  }, [dispatch, quoteId, absent]);
  return { text: entry ?? LOADING, retry: load };
}

/** Asks ahead for the texts that are likely wanted next, once `ready`. */
export function usePrefetchedQuotes(quoteIds: readonly number[], ready: boolean): void {
  const dispatch = useAppDispatch();
  const key = quoteIds.join(' ');
  useEffect(() => {
    if (ready) for (const quoteId of quoteIds) void dispatch(loadQuoteText(quoteId));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The key says all that the ids say.
  }, [dispatch, key, ready]);
}
