import { useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useRestoredVisit } from '../visit/useRestoredVisit';
import { browse, rowsAhead, shownId, type Browse, type BrowseEvent, type BrowseStart } from './browse';
import { browsed, browseVisit, browseVisited, selectBrowse } from './browses';
import { selectCurrentUser } from '../session/session';

/** The URL follows the steps after this pause, because browsers limit how often it may change. */
const URL_DELAY_MS = 400;

interface BrowseOptions {
  /** The rows in order; null while they are not known. */
  ids: readonly number[] | null;
  /** How a visit begins, after the one before; null if the caller begins it later, under `key`. */
  start: (before: Browse | null) => BrowseStart | null;
  /** For a screen whose URL names the row: the row that it names now, and the URL of another one. */
  url?: { id: number | null; hrefOf: (id?: number) => string };
}

/** The state of a history entry whose URL has followed the steps: it belongs to the visit of an earlier one. */
const steppedState = v.object({ visit: v.string() });

/** The visit of the history entry: going back to the entry continues it. */
export function useVisitKey(): string {
  const location = useLocation();
  const stepped = v.safeParse(steppedState, location.state);
  return stepped.success ? stepped.output.visit : `${location.key} ${location.pathname}${location.search}`;
}

/**
 * Goes through rows one at a time. A visit belongs to a history entry: Back and a reload continue it, a link begins another.
 * @param name of the screen
 */
export function useBrowse(name: string, { ids, start, url }: BrowseOptions) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const key = useVisitKey();
  const stored = useAppSelector((state) => selectBrowse(state, name));
  useRestoredVisit(browseVisit(name), stored, (left) => dispatch(browseVisited(name, key, left, start)));
  // On a public link a remembered user is signed in while the screen is shown, and starts with an empty store.
  const user = useAppSelector(selectCurrentUser);
  // An entry that the router did not make has no key of its own.
  const begin = useEffectEvent(() => dispatch(browseVisited(name, key, null, start)));
  useLayoutEffect(() => {
    begin();
  }, [key, user]);
  const visit = stored?.key === key ? stored : null;

  // The row on the screen follows the list at once; the effect stores that.
  const shown = useMemo(() => visit && (ids ? browse(visit, { type: 'listed', ids }) : visit), [visit, ids]);
  useEffect(() => {
    if (ids && shown !== visit) dispatch(browsed(name, { type: 'listed', ids }));
  }, [dispatch, name, ids, shown, visit]);

  const wanted = shown?.current ?? null;
  // A URL without a row names the first one, until the person moves on.
  const isBehind = url !== undefined && wanted !== url.id && (url.id !== null || shown?.isMoved === true);
  const follow = (id?: number) => {
    // While the code of the next screen loads, this one remains although its entry was left.
    if (!url || v.parse(entryState, window.history.state).key !== location.key) return;
    const state = { ...v.parse(anyState, location.state), visit: key };
    void navigate(url.hrefOf(id), { replace: true, state });
  };
  const followSteps = useEffectEvent(follow);
  useEffect(() => {
    if (!isBehind || wanted === null) return undefined;
    const timer = setTimeout(() => followSteps(wanted), URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isBehind, wanted]);

  const step = (event: BrowseEvent) => {
    dispatch(browsed(name, event));
    // Every row starts at its top, however far the previous one was scrolled.
    window.scrollTo({ top: 0 });
  };
  return {
    key,
    /** Null until the visit has begun. */
    browse: shown,
    /** The row that is shown. */
    id: shown ? shownId(shown) : undefined,
    /** The rows that are probably needed next, nearest first. */
    ahead: shown ? rowsAhead(shown) : [],
    onNext: () => step({ type: 'next' }),
    onPrevious: () => step({ type: 'previous' }),
    show: (id: number) => step({ type: 'shown', id }),
    end: () => dispatch(browsed(name, { type: 'ended' })),
    seen: (id: number) => dispatch(browsed(name, { type: 'seen', id })),
    /** Begins with the first row, for example of another list. */
    restart: (from: { seed?: number | null; current?: number } = {}) => {
      dispatch(browsed(name, { type: 'restarted', ...from }));
      if (url && url.id !== null && from.current === undefined) follow();
    },
  };
}

/** The part of a history entry that the router uses; absent in the entry with which the page was loaded. */
const entryState = v.fallback(v.object({ key: v.optional(v.string(), 'default') }), { key: 'default' });

const anyState = v.fallback(v.record(v.string(), v.unknown()), {});
