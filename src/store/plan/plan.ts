import type { ChapterRef } from '@/domain/bible/passage';
import type { DayOfWeek } from '@/domain/plan/reading';
import { isGuest } from '@/domain/users/user';
import { createList } from '@/store/core/createList';
import { createWriteThunk } from '@/store/sync/createWriteThunk';
import { installList } from '@/store/sync/sync';

const list = installList(createList('plan', { isStale: () => true }));

export const loadPlan = list.load;

/** What has been read of the plan, newest first. The rows have no id, and there may be duplicates. */
export const selectPlan = list.selectView;

export interface Reading extends ChapterRef {
  dayOfWeek: DayOfWeek;
  /** The device's day, `yyyy-MM-dd`; the server dates the reading itself. */
  today: string;
}

/** Records a chapter of the plan as read; never for a guest (§4). */
export const recordReading = createWriteThunk(
  'plan/record',
  'progress',
  ({ dayOfWeek, bookName, chapter, today }: Reading) => ({
    dayOfWeek,
    bookName,
    chapter,
    dateRead: today,
  }),
  { condition: (_, { user }) => user.currentUser !== null && !isGuest(user.currentUser) },
);
