import { useEffect } from 'react';
import { BACKGROUND_REQUESTS, idle, pause, shouldSkipBackgroundWork } from '@/platform/scheduling/idle';
import { loadText } from '@/bible/text/textCache';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import type { AppThunk } from '@/data/store/appStore';
import { usePrefetch } from '@/data/background/usePrefetch';
import { selectPassage } from './passages';
import { selectOverridesSettled, selectOwnText } from './textOverrides';

/** Enough for a morning's practice without a network. */
const AHEAD = 25;
/** A passage must have been shown this long before anything is prefetched, so that stepping on stays fast. */
const QUIET_MS = 4_000;
/** A list must have stood still this long, so that nothing is loaded for rows that are scrolled past. */
const ROWS_QUIET_MS = 500;

/** Loads the texts of a few passages; resolves to whether they came. One with an own wording needs none. */
const fetchTexts =
  (passageIds: readonly number[]): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const state = getState();
    const outcomes = await Promise.all(
      passageIds.flatMap((id) => {
        const passage = selectPassage(state, id);
        return passage && selectOwnText(state, id) === null ? dispatch(loadText(passage)) : [];
      }),
    );
    return !outcomes.some((outcome) => loadText.rejected.match(outcome) && outcome.payload);
  };

/** Loads the texts of passages in the background, until one fails. */
const fetchAhead =
  (passageIds: readonly number[], signal: AbortSignal): AppThunk<Promise<void>> =>
  async (dispatch) => {
    await pause(QUIET_MS);
    const left = [...passageIds];
    const isOver = () => signal.aborted || shouldSkipBackgroundWork();
    while (left.length > 0 && !isOver()) {
      await idle();
      if (isOver() || !(await dispatch(fetchTexts(left.splice(0, BACKGROUND_REQUESTS))))) return;
    }
  };

/** Prefetches the texts of the passages that are likely wanted next. */
export function usePrefetchedPassages(passageIds: readonly number[]): void {
  const dispatch = useAppDispatch();
  const settled = useAppSelector(selectOverridesSettled);
  usePrefetch(passageIds, String, settled, (id) => dispatch(fetchTexts([id])));
}

/** Prefetches the texts of the passages that follow in practice, so that it can go on without a network. */
export function useTextsAhead(ids: readonly number[], at: number): void {
  const dispatch = useAppDispatch();
  const settled = useAppSelector(selectOverridesSettled);
  useEffect(() => {
    if (!settled) return undefined;
    const leaving = new AbortController();
    const following = [...ids.slice(at + 1), ...ids.slice(0, at)].slice(0, AHEAD);
    void dispatch(fetchAhead(following, leaving.signal));
    return () => leaving.abort();
  }, [dispatch, settled, ids, at]);
}

/** The passages whose rows are in view without a text. */
const inView = new Set<number>();
let isFetching = false;

function nextInView(): number[] {
  const ids = [...inView].slice(0, BACKGROUND_REQUESTS);
  for (const id of ids) inView.delete(id);
  return ids;
}

/** Loads the texts of the rows that are still in view, until one fails. */
const fetchInView = (): AppThunk<Promise<void>> => async (dispatch) => {
  if (isFetching) return;
  isFetching = true;
  await pause(ROWS_QUIET_MS);
  for (let ids = nextInView(); ids.length > 0; ids = nextInView())
    if (shouldSkipBackgroundWork() || !(await dispatch(fetchTexts(ids)))) break;
  isFetching = false;
};

/** Loads the text of a passage whose row is in view, for its first words, unless it is there. */
export function useTextInView(passageId: number, isThere: boolean): void {
  const dispatch = useAppDispatch();
  const isWanted = useAppSelector(selectOverridesSettled) && !isThere;
  useEffect(() => {
    if (!isWanted) return undefined;
    inView.add(passageId);
    void dispatch(fetchInView());
    return () => void inView.delete(passageId);
  }, [dispatch, passageId, isWanted]);
}
