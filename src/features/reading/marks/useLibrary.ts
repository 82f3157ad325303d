import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { rowsByChapter } from '../model/libraryIndex';
import { withKnownTexts } from '@/features/quotes/model/public';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { readCachedLibrary, type CachedLibrary } from './cachedLibrary';
import { fetchMissing } from './fetchMissing';
import { selectNuggets, selectNuggetsState } from '@/features/nuggets/public';
import { selectPassages, selectPassagesState } from '@/features/memory/public';
import { selectPrayers, selectPrayersState } from '@/features/prayers/public';
import { selectQuotes, selectQuotesState } from '@/features/quotes/public';
import { selectPending } from '@/data/sync/sync';
import { selectCurrentUser } from '@/features/account/public';

/**
 * The user's own library: each list as it was loaded in this visit, otherwise as it is cached. Null until the cache is
 * read. A device that lacks some of them fetches those when it is idle.
 */
export function useLibrary(): CachedLibrary | null {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectCurrentUser);
  const pending = useAppSelector(selectPending);
  const [cached, setCached] = useState<CachedLibrary | null>(null);
  const [fetches, setFetches] = useState(0);
  const read = useEffectEvent(() => dispatch(readCachedLibrary(pending)));
  // Only which writes are pending matters, not how their sending goes.
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
  useEffect(() => {
    if (!isRead) return undefined;
    const left = new AbortController();
    void dispatch(fetchMissing(left.signal)).then((any) => {
      if (any && !left.signal.aborted) setFetches((before) => before + 1);
    });
    return () => left.abort();
  }, [dispatch, user, isRead]);

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
