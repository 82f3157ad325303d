import { useEffect, useRef, useState } from 'react';
import { searchQuery, serverQuery, type BibleSearch } from '../model/bibleSearch';
import { runBibleSearch, selectBibleSearch, type BibleSearchState } from './bibleSearch';
import { recentSearches } from './recentSearches';
import { isAnsweredHere } from './searchSources';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { selectCurrentUser } from '@/data/session/session';

type ShownSearch = Pick<
  BibleSearchState,
  'status' | 'failure' | 'results' | 'cachedAt' | 'onDevice' | 'unreachableTranslations' | 'forms'
>;

const IDLE: ShownSearch = {
  status: 'idle',
  failure: null,
  results: [],
  cachedAt: null,
  onDevice: [],
  unreachableTranslations: [],
  forms: [],
};
const LOADING: ShownSearch = { ...IDLE, status: 'loading' };

/**
 * The state of a Bible search, which is run unless its results are still loaded; null searches nothing. A newer search
 * and unmounting cancel the one in flight. While this device looks, the results before are still shown: it takes a frame.
 * @param isTyped whether the search is still being typed, and not yet one to remember
 */
export function useBibleSearch(
  search: BibleSearch | null,
  isTyped = false,
): {
  state: ShownSearch;
  cancel: () => void;
  retry: () => void;
} {
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectBibleSearch);
  const query = search && serverQuery(search);
  const whole = search && searchQuery(search);
  const user = useAppSelector(selectCurrentUser);
  const running = useRef<{ abort: () => void } | null>(null);
  const start = () => {
    if (search) running.current = dispatch(runBibleSearch(search));
  };
  const cancel = () => running.current?.abort();
  useEffect(() => {
    start();
    return cancel;
    // The query identifies the whole search, and is stable between renders.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [dispatch, query]);
  const current = query === null ? IDLE : state.query === query ? state : LOADING;
  const [before, setBefore] = useState<ShownSearch>(IDLE);
  if (current.status === 'loaded' && before !== current) setBefore(current);
  const isBrief =
    search !== null && isAnsweredHere(search) && current.status === 'loading' && current.results.length === 0;
  const shown = isBrief && before.status === 'loaded' ? before : current;
  const { status } = current;
  useEffect(() => {
    if (user !== null && whole !== null && status === 'loaded' && !isTyped)
      recentSearches.remember(user, whole);
  }, [user, whole, status, isTyped]);
  const retry = () => {
    // Pressing Enter twice in the form, which is not a double tap, must not search twice.
    if (status !== 'loading') start();
  };
  return { state: shown, cancel, retry };
}
