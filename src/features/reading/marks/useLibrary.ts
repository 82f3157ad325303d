import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { rowsByChapter } from '../model/libraryIndex';
import { withKnownTexts } from '@/features/quotes/model/public';
import { useBackground } from '@/data/background/useBackground';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { readCachedLibrary, type CachedLibrary } from './cachedLibrary';
import { fetchMissing } from './fetchMissing';
import { selectNuggets, selectNuggetsState } from '@/features/nuggets/public';
import { selectPassages, selectPassagesState } from '@/features/memory/public';
import { selectPrayers, selectPrayersState } from '@/features/prayers/public';
import { selectQuotes, selectQuotesState } from '@/features/quotes/public';
import { selectPending } from '@/data/sync/sync';
import { selectCurrentUser } from '@/data/session/session';

/** Nothing is loaded for this long after a chapter is shown, because the person's own actions come first. */
const QUIET_MS = 1_500;

/**
 * The user's own library: each list as loaded in this visit, or else as cached. Null until the cache is read. Lists
 * that are missing on the device are loaded when the page is idle.
 */
export function useLibrary(): CachedLibrary | null {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectCurrentUser);
  const pending = useAppSelector(selectPending);
  const [cached, setCached] = useState<CachedLibrary | null>(null);
  const [fetches, setFetches] = useState(0);
  const read = useEffectEvent(() => dispatch(readCachedLibrary(pending)));
  // Only the set of pending writes matters, not the state of sending them.
  const pendingIds = pending.map(({ id }) => id).join();
  useEffect(() => {
    let wanted = true;
    void read().then((library) => {
      if (wanted) setCached(library);
    });
    return () => {
      wanted = false;
    };
  }, [user, pendingIds, fetches]);
  const isRead = cached !== null;
  const { pathname } = useLocation();
  // At each chapter, to try a list again that failed before.
  useBackground(isRead && user !== null ? `${user} ${pathname}` : null, () => ({
    urgency: 'ahead',
    quietMs: QUIET_MS,
    polite: true,
    jobs: [
      async (signal) => {
        if ((await dispatch(fetchMissing(signal))) && !signal.aborted) setFetches((before) => before + 1);
      },
    ],
  }));

  const passagesKnown = useAppSelector((state) => selectPassagesState(state).loadedAt !== null);
  const nuggetsKnown = useAppSelector((state) => selectNuggetsState(state).loadedAt !== null);
  const quotesKnown = useAppSelector((state) => selectQuotesState(state).loadedAt !== null);
  const prayersKnown = useAppSelector((state) => selectPrayersState(state).loadedAt !== null);
  const passages = useAppSelector(selectPassages);
  const nuggets = useAppSelector(selectNuggets);
  const quotes = useAppSelector(selectQuotes);
  const prayers = useAppSelector(selectPrayers);
  return useMemo(() => {
    if (!cached) return null;
    const texts = new Map(cached.quotes.map(({ quoteId, text }) => [quoteId, text]));
    return {
      passagesIn: passagesKnown ? rowsByChapter(passages) : cached.passagesIn,
      nuggetsIn: nuggetsKnown ? rowsByChapter(nuggets) : cached.nuggetsIn,
      quotes: quotesKnown ? withKnownTexts(quotes, (id) => texts.get(id)) : cached.quotes,
      prayers: prayersKnown ? prayers : cached.prayers,
    };
  }, [cached, passagesKnown, nuggetsKnown, quotesKnown, prayersKnown, passages, nuggets, quotes, prayers]);
}
