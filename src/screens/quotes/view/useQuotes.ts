import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lastQuote, rememberQuote } from '@/device/recents/quotePlace';
import { wrapIndex } from '@/domain/topics/filters';
import { phaseOf } from '@/store/core/listState';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { shuffleChosen } from '@/store/quotes/quoteOrder';
import { loadQuotes, quoteFilterSet, selectQuotesById, selectQuotesState } from '@/store/quotes/quotes';
import {
  searchResultsCleared,
  selectHasSearchResults,
  selectShownQuoteIds,
} from '@/store/quotes/quoteSearch';
import { selectRowId } from '@/store/sync/sync';
import { selectCurrentUser } from '@/store/user/user';
import { useOfflineQuotes } from '@/store/quotes/useQuoteText';
import { aheadOf } from '../../shared/aheadOf';
import { useKeptSearch } from '../useKeptSearch';
import { STEPPED, useQuoteVisit } from './useQuoteVisit';

/** The address follows who steps through the quotes once they stay: browsers refuse to be told of every step. */
const SETTLED_MS = 400;

interface Position {
  /** The quote that the address names; null when it names none. */
  addressed: number | null;
  /** The quote on the screen; null for where the visit starts. */
  quoteId: number | null;
  /** The quote that was read last, where quotes are gone on with; null starts at the first. */
  resumeAt: number | null;
}

/** What View Quotes shows: the search's results or all quotes, filtered, one at a time (§2). `hrefOf` gives a quote's address. */
export function useQuotes(addressed: number | null, hrefOf: (quoteId?: number) => string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { seed, begun } = useQuoteVisit(addressed === null);
  const user = useAppSelector(selectCurrentUser) ?? '';
  const stepped: unknown = useLocation().state;
  const { status, loadedAt, ids, filter } = useAppSelector(selectQuotesState);
  const { searchTerm } = useKeptSearch();
  const hasSearchResults = useAppSelector(selectHasSearchResults);
  const byId = useAppSelector(selectQuotesById);
  const shownIds = useAppSelector(selectShownQuoteIds);
  const arrival = (): Position => ({ addressed, quoteId: addressed, resumeAt: lastQuote(user) });
  const [position, setPosition] = useState(arrival);
  const [direction, setDirection] = useState<1 | -1>(1);
  if (position.addressed !== addressed)
    setPosition(stepped === STEPPED ? { ...position, addressed } : arrival());

  const idle = status === 'idle';
  useEffect(() => {
    void dispatch(loadQuotes({ withTexts: false }));
    // Another user starts with an idle list.
  }, [dispatch, idle]);

  const loaded = loadedAt !== null;
  useOfflineQuotes(ids, status === 'loaded');
  // A quote that waited to be sent is the same under the server's id.
  const wanted = useAppSelector((state) =>
    position.quoteId === null ? null : selectRowId(state, position.quoteId),
  );
  const known = wanted !== null && byId[wanted] !== undefined;
  const hidden = known && !shownIds.includes(wanted);
  useEffect(() => {
    if (!hidden) return;
    // Who was sent to this very quote is shown it, whatever was filtered or searched for before.
    dispatch(quoteFilterSet([]));
    dispatch(searchResultsCleared());
  }, [dispatch, hidden]);

  const away = wanted !== null && wanted !== addressed;
  useEffect(() => {
    if (!away) return undefined;
    const timer = setTimeout(
      () => void navigate(hrefOf(wanted), { replace: true, state: STEPPED }),
      SETTLED_MS,
    );
    return () => clearTimeout(timer);
  }, [away, wanted, hrefOf, navigate]);

  const resumes = begun && seed === null && filter.length === 0 && searchTerm === null;
  const start = wanted ?? (resumes ? position.resumeAt : null);
  const index = start === null ? 0 : Math.max(0, shownIds.indexOf(start));
  const stayAt = (id: number | null) => setPosition({ addressed, quoteId: id, resumeAt: null });
  const step = (by: 1 | -1) => {
    setDirection(by);
    // Each begins at its beginning, however far the one before was scrolled.
    window.scrollTo({ top: 0 });
    stayAt(shownIds[wrapIndex(index + by, shownIds.length)] ?? null);
  };
  /** Another list begins at its first quote (§4 'Quote filter'). */
  const restart = () => {
    stayAt(null);
    if (addressed !== null) void navigate(hrefOf(), { replace: true, state: STEPPED });
  };
  const setFilter = (topicIds: readonly number[]) => {
    restart();
    dispatch(quoteFilterSet(topicIds));
  };
  // The text of an addressed quote is there to be read before the list is.
  const quoteId = start !== null && (!loaded || (known && start === wanted)) ? start : shownIds[index];
  const quote = quoteId === undefined ? undefined : byId[quoteId];
  const read = loaded && begun ? quote?.quoteId : undefined;
  useEffect(() => {
    if (read !== undefined) rememberQuote(user, read);
  }, [user, read]);
  const stay = () => {
    if (quote) stayAt(quote.quoteId);
  };
  return {
    phase: phaseOf({ status, loadedAt }),
    refreshFailed: loaded && status === 'error',
    retry: () => void dispatch(loadQuotes({ withTexts: false })),
    /** True for an address that names no quote of this user. */
    unknown: loaded && wanted !== null && !known,
    quoteId,
    quote,
    index,
    shown: shownIds.length,
    total: ids.length,
    filter,
    searchTerm,
    hasSearchResults,
    ahead: aheadOf(shownIds, index, direction),
    moved: away,
    setFilter,
    clearSearch: () => {
      restart();
      dispatch(searchResultsCleared());
    },
    /** The quote stays, whatever the list becomes meanwhile: the first of another list may be another. */
    stay,
    shuffled: seed !== null,
    /** Shuffled quotes start at their first; in order, one goes on from the quote on the screen. */
    shuffle: (shuffles: boolean) => {
      if (shuffles) restart();
      else stay();
      dispatch(shuffleChosen(shuffles));
    },
    onNext: () => step(1),
    onPrevious: () => step(-1),
  };
}

export type Quotes = ReturnType<typeof useQuotes>;
