import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  lastQuote,
  rememberQuote,
  shuffleChosen,
  quoteOrderVisit,
  quotesVisited,
  selectQuoteVisit,
} from '../store/quoteOrder';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { useList } from '@/data/list/useList';
import { loadQuotes, quoteFilterSet, selectQuotesById, selectQuotesState } from '../store/quotes';
import { searchResultsCleared, selectHasSearchResults, selectShownQuoteIds } from '../store/quoteSearch';
import { selectRowId } from '@/data/sync/sync';
import { selectCurrentUser } from '@/features/account/public';
import { useOfflineQuotes } from '../store/useQuoteText';
import { useStepping } from '@/ui/lists/useStepping';
import { useSearchSession } from '../useSearchSession';
import { useRestoredVisit } from '@/data/visit/useRestoredVisit';

/** The address follows the steps after this pause: browsers limit how often it may change. */
const SETTLED_MS = 400;

interface Position {
  /** The quote that the address names; null when it names none. */
  addressed: number | null;
  /** The quote on the screen; null for where the visit starts. */
  quoteId: number | null;
  /** The quote that was read last, to resume at; null starts at the first. */
  resumeAt: number | null;
}

/**
 * What View Quotes shows: the search's results or all quotes, filtered, one at a time.
 * @param addressed the quote that the address names; null when it names none
 * @param hrefOf the address of a quote, or of all of them
 */
export function useQuotes(addressed: number | null, hrefOf: (quoteId?: number) => string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { seed, begun } = useQuoteVisit(addressed === null);
  const user = useAppSelector(selectCurrentUser) ?? '';
  const historyState: unknown = useLocation().state;
  const { status, phase, ids, filter, unknown, texts, retry } = useList(selectQuotesState, loadQuotes);
  const { searchTerm } = useSearchSession();
  const hasSearchResults = useAppSelector(selectHasSearchResults);
  const byId = useAppSelector(selectQuotesById);
  const shownIds = useAppSelector(selectShownQuoteIds);
  const initialPosition = (): Position => ({ addressed, quoteId: addressed, resumeAt: lastQuote(user) });
  const [position, setPosition] = useState(initialPosition);
  if (position.addressed !== addressed)
    setPosition(historyState === STEPPED ? { ...position, addressed } : initialPosition());

  const loaded = phase === 'ready';
  useOfflineQuotes(ids, status === 'loaded');
  // A quote from the outbox has another id once the server has it.
  const wanted = useAppSelector((state) =>
    position.quoteId === null ? null : selectRowId(state, position.quoteId),
  );
  const known = wanted !== null && byId[wanted] !== undefined;
  const hidden = known && !shownIds.includes(wanted);
  useEffect(() => {
    if (!hidden) return;
    // The address named this very quote: it is shown, whatever was filtered or searched for before.
    dispatch(quoteFilterSet([]));
    dispatch(searchResultsCleared());
  }, [dispatch, hidden]);

  const moved = wanted !== null && wanted !== addressed;
  useEffect(() => {
    if (!moved) return undefined;
    const timer = setTimeout(
      () => void navigate(hrefOf(wanted), { replace: true, state: STEPPED }),
      SETTLED_MS,
    );
    return () => clearTimeout(timer);
  }, [moved, wanted, hrefOf, navigate]);

  const resumes = begun && seed === null && filter.length === 0 && searchTerm === null;
  const start = wanted ?? (resumes ? position.resumeAt : null);
  const index = start === null ? 0 : Math.max(0, shownIds.indexOf(start));
  const goTo = (id: number | null) => setPosition({ addressed, quoteId: id, resumeAt: null });
  const stepping = useStepping(loaded ? shownIds : [], index, goTo);
  /** Another list begins at its first quote. */
  const restart = () => {
    goTo(null);
    if (addressed !== null) void navigate(hrefOf(), { replace: true, state: STEPPED });
  };
  const setFilter = (topicIds: readonly number[]) => {
    restart();
    dispatch(quoteFilterSet(topicIds));
  };
  // An addressed quote can be read before the list is there.
  const quoteId = start !== null && (!loaded || (known && start === wanted)) ? start : shownIds[index];
  const quote = quoteId === undefined ? undefined : byId[quoteId];
  const read = loaded && begun ? quote?.quoteId : undefined;
  useEffect(() => {
    if (read !== undefined) rememberQuote(user, read);
  }, [user, read]);
  const stay = () => {
    if (quote) goTo(quote.quoteId);
  };
  return {
    phase,
    refreshFailed: loaded && status === 'error',
    /** Which texts cannot be read without the network, once that matters or they could not be loaded. */
    notHere:
      loaded && unknown > 0 && (status === 'error' || texts === 'error')
        ? `The texts of ${unknown} of ${ids.length} quotes are not on this device.`
        : null,
    retry,
    /** Whether the address names no quote of this user. */
    unknown: loaded && wanted !== null && !known,
    quoteId,
    quote,
    index,
    shown: shownIds.length,
    total: ids.length,
    filter,
    searchTerm,
    hasSearchResults,
    ...stepping,
    /** Whether the person has left the quote that the address names. */
    moved,
    setFilter,
    clearSearch: () => {
      restart();
      dispatch(searchResultsCleared());
    },
    /** Goes on showing this quote when the list changes, instead of the first of the new list. */
    stay,
    shuffled: seed !== null,
    /** Shuffled quotes start at the first; in order they continue from the quote on the screen. */
    shuffle: (shuffles: boolean) => {
      if (shuffles) restart();
      else stay();
      dispatch(shuffleChosen(shuffles));
    },
  };
}

export type Quotes = ReturnType<typeof useQuotes>;

/** History state of an address that followed a step through the quotes: it begins no visit. */
const STEPPED = 'stepped';

/** The visit of View Quotes, with an order of its own where quotes are shuffled; a reload restores it. */
function useQuoteVisit(unaddressed: boolean) {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const { key } = location;
  const startsVisit = unaddressed && location.state !== STEPPED;
  const order = useAppSelector(selectQuoteVisit);
  useRestoredVisit(quoteOrderVisit, order, (stored) => dispatch(quotesVisited(key, stored, startsVisit)));
  return { seed: order.seed, begun: order.visit !== null };
}
