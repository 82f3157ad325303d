import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import type { MemoryPassage } from '../../model/memoryPassage';
import type { PracticeMode } from '../../model/practiceOrder';
import { isFadingOn, likelihood, strengthOf, type Strength } from '../../model/strength/strength';
import type { AppThunk } from '@/data/store/appStore';
import type { RootState } from '@/data/store/rootReducer';
import { selectPassages } from '../../store/passages';
import { selectSeenElsewhereOf } from './practised';
import { loadRecallLog, selectEntriesOf } from './recallLog';

/** How well passages are remembered; each passage's log is replayed only once. */
export const selectStrengthOf = createSelector(
  [(state: RootState) => selectEntriesOf(state), selectSeenElsewhereOf],
  (entriesOf, seenElsewhereOf) =>
    weakMapMemoize((passage: MemoryPassage, direction: PracticeMode): Strength | null => {
      const seen = { box: passage.box, seenElsewhere: seenElsewhereOf(passage) };
      return strengthOf(seen, entriesOf(passage.passageId), direction);
    }),
);

/** Reads the log; resolves to the likelihood of recalling a passage at a moment. */
export const loadLikelihoods =
  (direction: PracticeMode, now: number): AppThunk<Promise<(passage: MemoryPassage) => number>> =>
  async (dispatch, getState) => {
    await dispatch(loadRecallLog());
    const strength = selectStrengthOf(getState());
    return (passage) => likelihood(strength(passage, direction), now);
  };

/** Which passages fade, for the order of practice. */
export interface Fading {
  isFading: (passage: MemoryPassage) => boolean;
  /** The lower, the earlier: fading ones first, of these and of the others the least likely recalled. */
  rankOf: (passage: MemoryPassage) => number;
}

/** Reads the log; resolves to what is fading on the day of a moment. */
export const loadFading =
  (direction: PracticeMode, now: number): AppThunk<Promise<Fading>> =>
  async (dispatch, getState) => {
    await dispatch(loadRecallLog());
    const strength = selectStrengthOf(getState());
    const isFading = (passage: MemoryPassage) => isFadingOn(strength(passage, direction), now);
    const rankOf = (passage: MemoryPassage) =>
      likelihood(strength(passage, direction), now) + (isFading(passage) ? 0 : 1);
    return { isFading, rankOf };
  };

/** How many passages fade on the day of a moment; it needs the recall log to be loaded. */
export const countFading = (state: RootState, direction: PracticeMode, now: number): number => {
  const strengthOf = selectStrengthOf(state);
  return selectPassages(state).filter((passage) => isFadingOn(strengthOf(passage, direction), now)).length;
};
