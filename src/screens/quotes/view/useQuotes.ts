import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { wrapIndex } from '@/domain/topics/filters';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { loadQuotes, quoteFilterSet, selectQuotesById, selectQuotesState } from '@/store/quotes/quotes';
import {
  searchResultsCleared,
  selectHasSearchResults,
  selectShownQuoteIds,
} from '@/store/quotes/quoteSearch';
import { aheadOf } from '../../shared/aheadOf';
import { useKeptSearch } from '../useKeptSearch';

/** The address follows who steps through the quotes once they stay: browsers refuse to be told of every step. */
const SETTLED_MS = 400;
/** Marks such an address as ours: it tells nothing new. */
const STEPPED = 'stepped';

interface Position {
  /** The quote that the address names; null when it names none. */
  addressed: number | null;
  /** The quote on the screen; null for the first there is. */
  quoteId: number | null;
}

/** What View Quotes shows: the search's results or all quotes, filtered, one at a time (§2). `hrefOf` gives a quote's address. */
export function useQuotes(addressed: number | null, hrefOf: (quoteId?: number) => string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const stepped: unknown = useLocation().state;
  const { status, loadedAt, ids, filter } = useAppSelector(selectQuotesState);
  const { searchTerm } = useKeptSearch();
  const hasSearchResults = useAppSelector(selectHasSearchResults);
  const byId = useAppSelector(selectQuotesById);
  const shownIds = useAppSelector(selectShownQuoteIds);
  const [position, setPosition] = useState<Position>({ addressed, quoteId: addressed });
  const [direction, setDirection] = useState<1 | -1>(1);
  if (position.addressed !== addressed)
    setPosition({ addressed, quoteId: stepped === STEPPED ? position.quoteId : addressed });

  const idle = status === 'idle';
  useEffect(() => {
    void dispatch(loadQuotes({ withTexts: false }));
    // Another user starts with an idle list.
  }, [dispatch, idle]);

  const loaded = loadedAt !== null;
  const wanted = position.quoteId;
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

  const index = wanted === null ? 0 : Math.max(0, shownIds.indexOf(wanted));
  const step = (by: 1 | -1) => {
    setDirection(by);
    // Each begins at its beginning, however far the one before was scrolled.
    window.scrollTo({ top: 0 });
    setPosition({ addressed, quoteId: shownIds[wrapIndex(index + by, shownIds.length)] ?? null });
  };
  /** Another list begins at its first quote (§4 'Quote filter'). */
  const startAnew = () => {
    setPosition({ addressed, quoteId: null });
    if (addressed !== null) void navigate(hrefOf(), { replace: true });
  };
  const setFilter = (topicIds: readonly number[]) => {
    startAnew();
    dispatch(quoteFilterSet(topicIds));
  };
  // The text of an addressed quote is there to be read before the list is.
  const quoteId = wanted !== null && (known || !loaded) ? wanted : shownIds[index];
  const quote = quoteId === undefined ? undefined : byId[quoteId];
  return {
    phase: loaded ? ('ready' as const) : status === 'error' ? ('error' as const) : ('loading' as const),
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
      startAnew();
      dispatch(searchResultsCleared());
    },
    /** The quote stays, whatever the list becomes meanwhile: the first of another list may be another. */
    stay: () => {
      if (quote) setPosition({ addressed, quoteId: quote.quoteId });
    },
    onNext: () => step(1),
    onPrevious: () => step(-1),
  };
}

export type Quotes = ReturnType<typeof useQuotes>;
