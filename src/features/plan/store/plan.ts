import type { ChapterRef } from '@/bible/passage';
import type { DayOfWeek } from '@/platform/values/dates';
import { isGuest } from '@/data/session/users';
import { createList } from '@/data/list/createList';
import { createWriteThunk } from '@/data/write/createWriteThunk';
import * as writes from '../api';

const list = createList(writes.readingProgress);

export const loadPlan = list.load;

/** The recorded readings, newest first. The rows have no id, and there may be duplicates. */
export const selectPlan = list.selectView;

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
  writes.recordReading,
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
