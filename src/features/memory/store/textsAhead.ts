import { isOnDevice } from '@/bible/text/onDevice';
import { loadText } from '@/bible/text/textCache';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import type { AppThunk } from '@/data/store/appStore';
import { useBackground, usePrefetch } from '@/data/background/useBackground';
import { selectPassage } from './passages';
import { selectOverridesKnown, selectOwnText } from './textOverrides';

/** Enough for a morning's practice without a network. */
const AHEAD = 25;
/** A passage must have been shown this long before prefetching, so that stepping remains fast. */
const QUIET_MS = 4_000;
/** A list must not have scrolled for this long, so that nothing is loaded for rows that are scrolled past. */
const ROWS_QUIET_MS = 500;

/** Loads the text of a passage; resolves to whether that succeeded. One with a custom text needs none. */
const fetchText =
  (passageId: number): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const state = getState();
    const passage = selectPassage(state, passageId);
    if (!passage || selectOwnText(state, passageId) !== null) return true;
    const outcome = await dispatch(loadText(passage));
    return !(loadText.rejected.match(outcome) && outcome.payload);
  };

/** Like `fetchText`, for a prefetch: a text stored on this device needs no request. */
const fetchAhead =
  (passageId: number): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const translation = selectPassage(getState(), passageId)?.translation;
    return translation !== undefined && isOnDevice(translation) ? true : dispatch(fetchText(passageId));
  };

/** Prefetches the texts of the passages that are likely needed next. */
export function usePrefetchedPassages(passageIds: readonly number[]): void {
  const dispatch = useAppDispatch();
  const overridesKnown = useAppSelector(selectOverridesKnown);
  usePrefetch(passageIds, String, overridesKnown, (id) => dispatch(fetchAhead(id)));
}

/** Prefetches the texts of the passages that follow in practice, so that it can go on without a network. */
export function useTextsAhead(ids: readonly number[], at: number): void {
  const dispatch = useAppDispatch();
  const overridesKnown = useAppSelector(selectOverridesKnown);
  const following = [...ids.slice(at + 1), ...ids.slice(0, at)].slice(0, AHEAD);
  useBackground(overridesKnown ? following.join(' ') : null, () => ({
    urgency: 'ahead',
    quietMs: QUIET_MS,
    polite: true,
    jobs: following.map((id) => () => dispatch(fetchAhead(id))),
  }));
}

/** Loads the text of a passage whose row is in view, for its first words, unless it is loaded. */
export function useTextInView(passageId: number, isThere: boolean): void {
  const dispatch = useAppDispatch();
  const isWanted = useAppSelector(selectOverridesKnown) && !isThere;
  useBackground(isWanted ? String(passageId) : null, () => ({
    urgency: 'inView',
    quietMs: ROWS_QUIET_MS,
    polite: true,
    jobs: [() => dispatch(fetchText(passageId))],
  }));
}
