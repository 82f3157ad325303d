import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { isoDay } from '@/platform/values/dates';
import { dueOf, type Due } from '../../model/due';
import type { MemoryPassage } from '../../model/memoryPassage';
import type { PracticeMode } from '../../model/practiceOrder';
import type { AppThunk } from '@/data/store/appStore';
import type { RootState } from '@/data/store/rootReducer';
import { loadRecallLog, selectEntriesOf } from './recallLog';

/** When passages are due on a day (`yyyy-MM-dd`); each passage's log is replayed only once. */
export const selectDueOf = createSelector([(state: RootState) => selectEntriesOf(state)], (entriesOf) =>
  weakMapMemoize((passage: MemoryPassage, direction: PracticeMode, today: string): Due => {
    const log = entriesOf(passage.passageId).filter((entry) => entry.direction === direction);
    return dueOf(passage, log, today);
  }),
);

/** Reads the log; resolves to when a passage is due, on a day as `yyyy-MM-dd`. */
export const loadDue =
  (direction: PracticeMode, today = isoDay(new Date())): AppThunk<Promise<(passage: MemoryPassage) => Due>> =>
  async (dispatch, getState) => {
    await dispatch(loadRecallLog());
    const dueOn = selectDueOf(getState());
    return (passage) => dueOn(passage, direction, today);
  };
