import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { useBackground, usePrefetch } from '@/data/background/useBackground';
import { useOnReturn } from '@/data/list/useLists';
import {
  LOADING,
  loadQuoteText,
  readDeviceTexts,
  reloadQuoteText,
  selectIsDeviceRead,
  selectQuoteText,
  loadQuotesWithTexts,
  selectUnknownTexts,
  type QuoteTextEntry,
} from './quoteTexts';
import { isSameName } from '@/platform/values/collation';
import { rememberedUser } from '@/features/account/public';
import { shouldSkipBackgroundWork } from '@/platform/scheduling/idle';
import type { AppThunk } from '@/data/store/appStore';
import { selectCurrentUser } from '@/data/session/session';

/**
 * Nothing is loaded in the background for this long after a screen has its data, because the person's own actions come
 * first.
 */
const QUIET_MS = 1_500;

/**
 * The text of a quote, loaded if it is missing, and again whenever the page becomes visible; undefined loads nothing. It always belongs to this quote, so a late
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
  useOnReturn(() => {
    if (quoteId !== undefined && quoteId > 0) void dispatch(reloadQuoteText(quoteId));
  });
  return {
    text: entry ?? LOADING,
    retry: () => {
      if (quoteId !== undefined) void dispatch(loadQuoteText(quoteId));
    },
  };
}

/** Prefetches the texts that are probably needed next, once `ready`. */
export function usePrefetchedQuotes(quoteIds: readonly number[], ready: boolean): void {
  const dispatch = useAppDispatch();
  usePrefetch(quoteIds, String, ready, (quoteId) =>
    dispatch((_, getState) => {
      const known = selectQuoteText(getState(), quoteId)?.status;
      return known === 'loaded' || known === 'missing' ? Promise.resolve() : dispatch(loadQuoteText(quoteId));
    }),
  );
}

/** Stores the texts of all these quotes on the device in the background once `ready`, for reading offline. */
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

/**
 * Up to so many texts are loaded one by one: a quote that was added on another device is no reason to load all texts
 * again.
 */
const MAX_SINGLE_LOADS = 5;

/**
 * Loads the texts that this device does not have yet, in the background and with one call, so that every quote can be
 * read offline. Only for a remembered user, because other users' texts are not stored. A failed call is not repeated.
 * Call it once the texts on this device are known.
 * @param signal aborts when the screen is left
 */
const keepTextsForOffline =
  (signal: AbortSignal): AppThunk<Promise<void>> =>
  async (dispatch, getState, { storage }) => {
    const isWanted = () => {
      const currentUser = selectCurrentUser(getState());
      const remembered = rememberedUser();
      const isRemembered = currentUser !== null && remembered !== null && isSameName(currentUser, remembered);
      // Nothing of a session-only user is stored.
      if (currentUser !== null && storage.isSessionOnly(currentUser)) return false;
      return isRemembered && !signal.aborted && !shouldSkipBackgroundWork();
    };
    const unknown = selectUnknownTexts(getState());
    if (unknown.length === 0 || !isWanted()) return;
    if (unknown.length > MAX_SINGLE_LOADS) {
      const loading = dispatch(loadQuotesWithTexts());
      signal.addEventListener('abort', () => loading.abort());
      await loading;
      return;
    }
    for (const id of unknown) if (isWanted()) await dispatch(loadQuoteText(id));
  };
