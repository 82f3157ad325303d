import { useEffect, useRef } from 'react';
import { searchQuery, serverQuery, type BibleSearch } from '../model/bibleSearch';
import { runBibleSearch, selectBibleSearch, type BibleSearchState } from './bibleSearch';
import { rememberSearch } from './recentSearches';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { selectCurrentUser } from '@/features/account/public';

type ShownSearch = Pick<BibleSearchState, 'status' | 'failure' | 'results' | 'cachedAt'>;

const IDLE: ShownSearch = { status: 'idle', failure: null, results: [], cachedAt: null };
const LOADING: ShownSearch = { ...IDLE, status: 'loading' };

/**
 * The state of a Bible search, which is run unless its results are still loaded; null searches nothing. A newer search
 * and unmounting cancel the one in flight.
 */
export function useBibleSearch(search: BibleSearch | null): {
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
  const shown = query === null ? IDLE : state.query === query ? state : LOADING;
  const { status } = shown;
  useEffect(() => {
    if (user !== null && whole !== null && status === 'loaded') rememberSearch(user, whole);
  }, [user, whole, status]);
  const retry = () => {
    // Pressing Enter twice in the form, which is not a double tap, must not search twice.
    if (shown.status !== 'loading') start();
  };
  return { state: shown, cancel, retry };
}
