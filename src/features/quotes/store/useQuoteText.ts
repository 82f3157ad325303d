import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { useBackground, usePrefetch } from '@/data/background/useBackground';
import { keepTextsForOffline } from './offlineTexts';
import {
  loadQuoteText,
  readDeviceTexts,
  selectIsDeviceRead,
  selectQuoteText,
  type QuoteTextEntry,
} from './quoteTexts';

/** Nothing is loaded for this long after a screen has its data: the person's own actions come first. */
const QUIET_MS = 1_500;

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
  // Another user starts without texts.
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

/** Prefetches the texts that are likely wanted next and not there yet, once `ready`. */
export function usePrefetchedQuotes(quoteIds: readonly number[], ready: boolean): void {
  const dispatch = useAppDispatch();
  usePrefetch(quoteIds, String, ready, (quoteId) =>
    dispatch((_, getState) => {
      const known = selectQuoteText(getState(), quoteId)?.status;
      return known === 'loaded' || known === 'missing' ? Promise.resolve() : dispatch(loadQuoteText(quoteId));
    }),
  );
}

/** Puts the texts of all these quotes on the device in the background once `ready`, to be read offline. */
export function useOfflineQuotes(quoteIds: readonly number[], ready: boolean): void {
  const dispatch = useAppDispatch();
  const isDeviceRead = useAppSelector(selectIsDeviceRead);
  useEffect(() => {
    if (ready) void dispatch(readDeviceTexts());
  }, [dispatch, ready]);
  useBackground(ready && isDeviceRead ? quoteIds.join(' ') : null, () => ({
    urgency: 'ahead',
    quietMs: QUIET_MS,
    polite: true,
    jobs: [(signal) => dispatch(keepTextsForOffline(signal))],
  }));
}
