import { cachedQuoteText, getQuoteText } from '@/api/resources/quotes';
import { idle, isSparing, pause } from '@/device/idle';
import { ApiError } from '@/api/client/ApiError';
import { isCancelled } from '@/api/client/client';
import type { AppDispatch } from '@/store/core/makeStore';
import type { RootState } from '@/store/core/rootReducer';
import { loadQuoteText, selectQuoteText } from './quoteTexts';

/** Texts asked for at a time. */
const AT_ONCE = 3;
/** More would push other answers out of the cache. */
const MAX_QUOTES = 2_000;
/** As many stay in memory beside those that are read. */
const MAX_IN_MEMORY = 400;
/** What the person does comes first: that long nothing is asked for after a screen has its data. */
const QUIET_MS = 1_500;

/**
 * Fetches the texts that this device has not seen yet, so that every quote can be read offline: a few at a time, while
 * nobody waits for anything. The first that does not come ends it until the next visit.
 * @param signal ends it when the screen is left
 */
export const cacheQuoteTexts =
  (quoteIds: readonly number[], signal: AbortSignal) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const user = getState().user.currentUser;
    if (user === null) return;
    const missing = quoteIds.filter((id) => id > 0).slice(0, MAX_QUOTES);
    // In memory, nobody asks for them a second time; where they are too many, what is read there has the room.
    const fits = missing.length <= MAX_IN_MEMORY;
    await pause(QUIET_MS);
    const isOver = () => signal.aborted || isSparing();
    while (missing.length > 0 && !isOver()) {
      await idle();
      if (isOver()) return;
      const some: number[] = [];
      while (some.length < AT_ONCE && missing.length > 0) {
        const id = missing.shift() ?? 0;
        const isKnown = selectQuoteText(getState(), id) !== undefined;
        if (!isKnown && (await cachedQuoteText(user, id)) === null) some.push(id);
      }
      try {
        await Promise.all(
          some.map((id) => (fits ? dispatch(loadQuoteText(id)) : getQuoteText(user, id, signal))),
        );
      } catch (error) {
        // Whoever left the screen has cancelled what was asked for.
        if (error instanceof ApiError || isCancelled(error)) return;
        throw error;
      }
    }
  };
