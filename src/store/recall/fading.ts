import { createSelector } from '@reduxjs/toolkit';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import type { PracticeMode } from '@/domain/memory/practiceOrder';
import { likelihood, strengthOf, type Strength } from '@/domain/recall/strength';
import type { AppThunk } from '@/store/core/makeStore';
import type { RootState } from '@/store/core/rootReducer';
import { loadRecallLog, selectEntriesOf } from './recallLog';

/** How well passages are remembered; each passage's log is replayed only once. */
export const selectStrengthOf = createSelector(
  [(state: RootState) => selectEntriesOf(state)],
  (entriesOf) => {
    const known: Record<PracticeMode, WeakMap<MemoryPassage, { strength: Strength | null }>> = {
      by_ref: new WeakMap(),
      by_psgtxt: new WeakMap(),
    };
    return (passage: MemoryPassage, direction: PracticeMode): Strength | null => {
      const before = known[direction].get(passage);
      if (before) return before.strength;
      const strength = strengthOf(passage, entriesOf(passage.passageId), direction);
      known[direction].set(passage, { strength });
      return strength;
    };
  },
);

/** Reads the log; resolves to the likelihood of recalling a passage at a moment, for the order of practice. */
export const loadLikelihoods =
  (direction: PracticeMode, now: number): AppThunk<Promise<(passage: MemoryPassage) => number>> =>
  async (dispatch, getState) => {
    await dispatch(loadRecallLog());
    const strength = selectStrengthOf(getState());
    return (passage) => likelihood(strength(passage, direction), now);
  };
