import { createSelector } from '@reduxjs/toolkit';
import { DAY_MS } from '@/platform/values/dates';
import type { MemoryPassage } from '../../model/memoryPassage';
import { seenElsewhere } from '../../model/strength/ownViews';
import { isRun } from '../../model/strength/recallEntry';
import { practisedOn } from '../../model/strength/practised';
import type { RootState } from '@/data/store/rootReducer';
import { selectPassages } from '../../store/passages';
import { selectOwnViews } from './ownViews';
import { selectEntriesOf } from './recallLog';

/** The last view of a passage that another device recorded, epoch milliseconds; null for none. */
export const selectSeenElsewhereOf = createSelector(
  [(state: RootState) => selectOwnViews(state)],
  (own) =>
    ({ passageId, lastViewed }: Pick<MemoryPassage, 'passageId' | 'lastViewed'>): number | null =>
      seenElsewhere(lastViewed, own[passageId], Date.now()),
);

/**
 * When a passage was practised last, epoch milliseconds; null for never. Besides the known view this includes later views
 * of other devices and the last run here, because a passage with a likelihood must have been practised.
 */
export const selectLastPractisedOf = createSelector(
  [(state: RootState) => selectEntriesOf(state), selectSeenElsewhereOf],
  (entriesOf, seenElsewhereOf) =>
    (passage: MemoryPassage, viewedAt: number | null): number | null => {
      const runs = entriesOf(passage.passageId).filter(isRun);
      const all = [viewedAt ?? 0, seenElsewhereOf(passage) ?? 0, ...runs.map(({ at }) => at)];
      // A day by a clock that was far ahead counts only if there is no other.
      const now = Date.now();
      const last = Math.max(0, ...all.filter((at) => at <= now + DAY_MS)) || Math.max(...all);
      return last === 0 ? null : last;
    },
);

/** The ids of the passages practised on the day that began at `dayStart`; it needs the recall log to be loaded. */
export const selectPractisedOn = createSelector(
  [
    selectPassages,
    (state: RootState) => selectEntriesOf(state),
    selectSeenElsewhereOf,
    (_: RootState, dayStart: number) => dayStart,
  ],
  (passages, entriesOf, seenElsewhereOf, dayStart) =>
    practisedOn(dayStart, passages, entriesOf, seenElsewhereOf),
);
