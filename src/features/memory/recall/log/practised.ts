import { createSelector } from '@reduxjs/toolkit';
import type { MemoryPassage } from '../../model/memoryPassage';
import { seenElsewhere } from '../../model/strength/ownViews';
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
      seenElsewhere(lastViewed, own[passageId]),
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
