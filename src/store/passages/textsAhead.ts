import { useEffect } from 'react';
import { idle, isSparing, pause } from '@/device/idle';
import { isBlank } from '@/domain/text/text';
import { loadText } from '@/store/bible/bibleText';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import type { AppDispatch } from '@/store/core/makeStore';
import type { RootState } from '@/store/core/rootReducer';
import { selectPassage } from './passages';
import { selectOverridesSettled, selectTextOverride } from './textOverrides';

/** A morning's practice: so many go on without a network. */
const AHEAD = 25;
/** Texts asked for at a time. */
const AT_ONCE = 2;
/** Who steps on is not held up: that long a passage is looked at before anything is asked for. */
const QUIET_MS = 4_000;
/** Who scrolls on does not ask for what passes. */
const ROWS_QUIET_MS = 500;

/** Fetches the texts of a few passages; resolves to whether they came. One with an own wording needs none. */
const fetchTexts =
  (passageIds: readonly number[]) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<boolean> => {
    const state = getState();
    const outcomes = await Promise.all(
      passageIds.flatMap((id) => {
        const passage = selectPassage(state, id);
        const isWanted = passage && isBlank(selectTextOverride(state, id)?.text);
        return isWanted ? dispatch(loadText(passage)) : [];
      }),
    );
    return !outcomes.some((outcome) => loadText.rejected.match(outcome) && outcome.payload);
  };

/** Fetches the texts of passages while nobody waits for anything. The first that does not come ends it. */
const fetchAhead =
  (passageIds: readonly number[], signal: AbortSignal) =>
  async (dispatch: AppDispatch): Promise<void> => {
    await pause(QUIET_MS);
    const left = [...passageIds];
    const isOver = () => signal.aborted || isSparing();
    while (left.length > 0 && !isOver()) {
      await idle();
      if (isOver() || !(await dispatch(fetchTexts(left.splice(0, AT_ONCE))))) return;
    }
  };

/** Fetches the texts of the passages that follow in practice, so that it goes on where the network ends. */
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

/** The passages whose rows are in sight without a text. */
const inSight = new Set<number>();
let isFetching = false;

function nextInSight(): number[] {
  const ids = [...inSight].slice(0, AT_ONCE);
  for (const id of ids) inSight.delete(id);
  return ids;
}

/** What has scrolled out of sight meanwhile is not asked for. The first that does not come ends it. */
const fetchInSight = () => async (dispatch: AppDispatch) => {
  if (isFetching) return;
  isFetching = true;
  await pause(ROWS_QUIET_MS);
  for (let ids = nextInSight(); ids.length > 0; ids = nextInSight())
    if (isSparing() || !(await dispatch(fetchTexts(ids)))) break;
  isFetching = false;
};

/** Fetches the text of a passage whose row is in sight, for its first words, unless it is there. */
export function useTextInSight(passageId: number, isThere: boolean): void {
  const dispatch = useAppDispatch();
  const isWanted = useAppSelector(selectOverridesSettled) && !isThere;
  useEffect(() => {
    if (!isWanted) return undefined;
    inSight.add(passageId);
    void dispatch(fetchInSight());
    return () => void inSight.delete(passageId);
  }, [dispatch, passageId, isWanted]);
}
