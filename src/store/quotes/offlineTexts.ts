import { cachedQuoteText, getQuoteText } from '@/api/resources/quotes';
import { BACKGROUND_REQUESTS, idle, pause, shouldSkipBackgroundWork } from '@/device/idle';
import { ApiError } from '@/api/client/ApiError';
import { isCancelled } from '@/api/client/client';
import type { AppThunk } from '@/store/core/makeStore';
import { loadQuoteText, selectQuoteText } from './quoteTexts';

/** More would push other answers out of the cache. */
const MAX_QUOTES = 2_000;
/** Up to this many stay in memory beside those that are read. */
const MAX_IN_MEMORY = 400;
/** Nothing is loaded for this long after a screen has its data: the person's own actions come first. */
const QUIET_MS = 1_500;

/**
 * Loads the texts that this device has not cached yet, so that every quote can be read offline: a few at a time, in the
 * background, and until one fails.
 * @param signal aborts when the screen is left
 */
export const cacheQuoteTexts =
  (quoteIds: readonly number[], signal: AbortSignal): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const user = getState().user.currentUser;
    if (user === null) return;
    const missing = quoteIds.filter((id) => id > 0).slice(0, MAX_QUOTES);
    // In memory they are not requested a second time; if they are too many, memory is left to those that are read.
    const fits = missing.length <= MAX_IN_MEMORY;
    await pause(QUIET_MS);
    const isOver = () => signal.aborted || shouldSkipBackgroundWork();
    while (missing.length > 0 && !isOver()) {
      await idle();
      if (isOver()) return;
      const some: number[] = [];
      while (some.length < BACKGROUND_REQUESTS && missing.length > 0) {
        const id = missing.shift() ?? 0;
        const isKnown = selectQuoteText(getState(), id) !== undefined;
        if (!isKnown && (await cachedQuoteText(user, id)) === null) some.push(id);
      }
      try {
        await Promise.all(
          some.map((id) => (fits ? dispatch(loadQuoteText(id)) : getQuoteText(user, id, signal))),
        );
      } catch (error) {
        // Leaving the screen cancels the requests.
        if (error instanceof ApiError || isCancelled(error)) return;
        throw error;
      }
    }
  };
