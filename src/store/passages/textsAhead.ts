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

/** Fetches the texts of passages while nobody waits for anything. The first that does not come ends it. */
const fetchTexts =
  (passageIds: readonly number[], signal: AbortSignal) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    await pause(QUIET_MS);
    const left = [...passageIds];
    const isOver = () => signal.aborted || isSparing();
    while (left.length > 0 && !isOver()) {
      await idle();
      if (isOver()) return;
      const state = getState();
      const outcomes = await Promise.all(
        left.splice(0, AT_ONCE).flatMap((id) => {
          const passage = selectPassage(state, id);
          const isWanted = passage && isBlank(selectTextOverride(state, id)?.text);
          return isWanted ? dispatch(loadText(passage)) : [];
        }),
      );
      if (outcomes.some((outcome) => loadText.rejected.match(outcome) && outcome.payload)) return;
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
    void dispatch(fetchTexts(following, leaving.signal));
    return () => leaving.abort();
  }, [dispatch, settled, ids, at]);
}
