import { createSelector } from '@reduxjs/toolkit';
import type { ChapterRef } from '@/bible/passage';
import type { DayOfWeek } from '@/platform/values/dates';
import { isGuest } from '@/data/session/users';
import { createList } from '@/data/list/createList';
import type { ListView } from '@/data/list/listState';
import { payloadOf } from '@/data/define/subjects';
import { selectPending } from '@/data/sync/sync';
import { createWriteThunk } from '@/data/write/createWriteThunk';
import type { ReadingProgress } from '../model/readingPlan';
import * as writes from '../api';

const list = createList(writes.readingProgress);

export const loadPlan = list.load;

/**
 * The recorded readings, newest first. The rows have no id, and there may be duplicates. A reading that cannot be read
 * counts nowhere: with nothing but such readings the plan begins with its first chapters.
 */
export const selectPlan = createSelector([list.selectView], (view): ListView<ReadingProgress> => ({
  ...view,
  phase: view.invalidRowCount > 0 ? 'ready' : view.phase,
}));

/** The readings that the server does not have yet, after the time in which they can be undone. */
export const selectWaitingReadings = createSelector([selectPending], (pending) =>
  pending.flatMap(({ write, status }) => {
    const reading = payloadOf(writes.recordReadingWrite, write);
    return reading && status !== 'undoable' ? [reading] : [];
  }),
);

export interface Reading extends ChapterRef {
  dayOfWeek: DayOfWeek;
  /** The device's day, `yyyy-MM-dd`; the server dates the reading itself. */
  today: string;
  /** Whether it can be undone for ten seconds before it is sent: the server cannot delete a reading. */
  undoable?: boolean;
}

/** Records a chapter of the plan as read; never for a guest. */
export const recordReading = createWriteThunk(
  'plan/record',
  writes.recordReadingWrite,
  ({ dayOfWeek, bookName, chapter, today }: Reading) => ({
    dayOfWeek,
    bookName,
    chapter,
    dateRead: today,
  }),
  {
    condition: (_, { user }) => user.currentUser !== null && !isGuest(user.currentUser),
    isUndoable: ({ undoable }) => undoable,
  },
);
