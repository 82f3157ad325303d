import { createSelector } from '@reduxjs/toolkit';
import { payloadOf } from '@/data/define/subjects';
import type { RootState } from '@/data/store/rootReducer';
import { selectPending } from '@/data/sync/sync';
import { memoryWrites } from '@/features/memory/public';
import { selectWaitingReadings } from '@/features/plan/public';
import { selectWaitingSessions } from '@/features/prayers/public';
import type { TodayItem } from '../model/todayItem';

const selectWaitingViews = createSelector(
  [selectPending],
  (pending): ReadonlySet<number> =>
    new Set(pending.flatMap(({ write }) => payloadOf(memoryWrites.recordViewWrite, write)?.passageId ?? [])),
);

/** Whether what was done of an item is on this device alone. Reading a nugget or a quote is sent to no server. */
export function selectItemWaits(state: RootState, item: TodayItem): boolean {
  switch (item.kind) {
    case 'passage':
      return selectWaitingViews(state).has(item.passageId);
    case 'reading':
      return selectWaitingReadings(state).some(
        ({ bookName, chapter }) => bookName === item.chapter.bookName && chapter === item.chapter.chapter,
      );
    case 'prayer':
      return selectWaitingSessions(state).has(item.prayerId);
    case 'nugget':
    case 'quote':
      return false;
  }
}
