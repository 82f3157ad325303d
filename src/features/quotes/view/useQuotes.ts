import { useEffect } from 'react';
import { QUOTES, quotesBegun, rememberQuote, shuffledQuotes } from '../store/quoteOrder';
import { useBrowse } from '@/data/browse/useBrowse';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { useList } from '@/data/list/useList';
import { loadQuotes, quoteFilterSet, selectQuotesById, selectQuotesState } from '../store/quotes';
import { searchResultsCleared, selectHasSearchResults, selectShownQuoteIds } from '../store/quoteSearch';
import { selectRowId } from '@/data/sync/sync';
import { newSeed } from '@/platform/values/random';
import { outOf } from '@/platform/values/text';
import { useOfflineQuotes } from '../store/useQuoteText';
import { useSearchSession } from '../useSearchSession';
import { selectCurrentUser } from '@/data/session/session';

/**
 * The state of View Quotes: the search's results or all quotes, filtered, one at a time.
 * @param idInUrl the quote in the URL; null if it names none
 * @param hrefOf the path of a quote, or of all of them
 */
export function useQuotes(idInUrl: number | null, hrefOf: (quoteId?: number) => string) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectCurrentUser) ?? '';
  const {
    status,
    phase: listPhase,
    ids,
    filter,
    unknown,
    texts,
    invalidRowCount,
    retry,
  } = useList(selectQuotesState, loadQuotes);
  const { searchTerm } = useSearchSession();
  const hasSearchResults = useAppSelector(selectHasSearchResults);
  const byId = useAppSelector(selectQuotesById);
  const shownIds = useAppSelector(selectShownQuoteIds);
  // A quote from the outbox gets another id once the server has it.
  const named = useAppSelector((state) => (idInUrl === null ? null : selectRowId(state, idInUrl)));
  const { browse, id, restart, ...browsing } = useBrowse(QUOTES, {
    ids: listPhase === 'ready' ? shownIds : null,
    start: (before) =>
      quotesBegun(user, before, { named, resumes: filter.length === 0 && searchTerm === null }),
    url: { id: idInUrl, hrefOf },
  });
  const phase = browse === null ? 'loading' : listPhase;
  const loaded = phase === 'ready';
  useOfflineQuotes(ids, status === 'loaded');

  const wanted = browse?.current ?? null;
  const isHidden = loaded && wanted !== null && byId[wanted] !== undefined && !shownIds.includes(wanted);
  useEffect(() => {
    if (!isHidden) return;
    // The URL names this quote, so it is shown whatever the filter and the search are.
    dispatch(quoteFilterSet([]));
    dispatch(searchResultsCleared());
  }, [dispatch, isHidden]);

  // A quote in the URL can be read before the list is loaded.
  const quoteId = loaded && !isHidden ? id : (wanted ?? undefined);
  const quote = quoteId === undefined ? undefined : byId[quoteId];
  const read = loaded ? quote?.quoteId : undefined;
  useEffect(() => {
    if (read !== undefined) rememberQuote(user, read);
  }, [user, read]);
  return {
    phase,
    refreshFailed: loaded && status === 'error',
    /** Which texts cannot be read offline, if that matters now or they could not be loaded. */
    notHere:
      loaded && unknown > 0 && (status === 'error' || texts === 'error')
        ? `The texts of ${outOf(unknown, ids.length)} quotes are not on this device.`
        : null,
    /** How many quotes on the server cannot be read. */
    invalidRowCount,
    retry,
    /** Whether the URL names a quote that this user does not have; an older copy may lack it. */
    unknown:
      loaded && status !== 'loading' && named !== null && wanted === named && byId[named] === undefined,
    quoteId,
    quote,
    index: browse?.at ?? 0,
    shown: shownIds.length,
    total: ids.length,
    filter,
    searchTerm,
    hasSearchResults,
    ...browsing,
    /** Whether the person has moved on from the quote of the beginning. */
    moved: browse?.isMoved === true,
    setFilter: (topicIds: readonly number[]) => {
      restart();
      dispatch(quoteFilterSet(topicIds));
    },
    clearSearch: () => {
      restart();
      dispatch(searchResultsCleared());
    },
    shuffled: browse !== null && browse.seed !== null,
    /** Shuffled quotes start at the first; in order they continue from the quote on the screen. */
    shuffle: (shuffles: boolean) => {
      shuffledQuotes.write(user, shuffles ? 'Y' : null);
      if (shuffles) restart({ seed: newSeed() });
      else restart({ seed: null, ...(quoteId !== undefined && { current: quoteId }) });
    },
  };
}

export type Quotes = ReturnType<typeof useQuotes>;
