import { createSelector } from '@reduxjs/toolkit';
import type { ChapterRef } from '@/bible/passage';
import type { DayOfWeek } from '@/platform/values/dates';
import { createList } from '@/data/list/createList';
import type { ListView } from '@/data/list/listState';
import { payloadOf } from '@/data/define/subjects';
import type { RootState } from '@/data/store/rootReducer';
import { selectPending, selectWaiting } from '@/data/sync/sync';
import { createWriteThunk } from '@/data/write/createWriteThunk';
import { isSameReading, type ReadingProgress } from '../model/readingPlan';
import type { LatestSeen } from '../model/sentReading';
import * as writes from '../api';
import { selectIsGuest } from '@/data/session/session';

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

/** The record that a person saw as a day's latest, followed by those before it while it is not sent, or was refused. */
function withWaiting(dayOfWeek: DayOfWeek, seen: LatestSeen | null, state: RootState): (LatestSeen | null)[] {
  const waiting = selectWaiting(state).flatMap(
    ({ write }) => payloadOf(writes.recordReadingWrite, write) ?? [],
  );
  const made = seen && waiting.findLast((each) => isSameReading(each, { ...seen, dayOfWeek }));
  return [seen, ...(made?.wasLatest ?? [])];
}

export interface NewReading extends ChapterRef {
  dayOfWeek: DayOfWeek;
  /** The device's day, `yyyy-MM-dd`; the server dates the reading itself. */
  today: string;
  /**
   * The day's latest record when the chapter was offered or chosen (see `latestSeenIn`): without it nobody notices that
   * another device has read on.
   */
  wasLatest?: LatestSeen | null | undefined;
  /** Whether it can be undone for ten seconds before it is sent: the server cannot delete a reading. */
  undoable?: boolean;
}

/** Records a chapter of the plan as read; never for a guest. */
export const recordReading = createWriteThunk(
  'plan/record',
  writes.recordReadingWrite,
  ({ dayOfWeek, bookName, chapter, today, wasLatest }: NewReading, state) => ({
    dayOfWeek,
    bookName,
    chapter,
    dateRead: today,
    ...(wasLatest !== undefined && { wasLatest: withWaiting(dayOfWeek, wasLatest, state) }),
  }),
  {
    condition: (_, state) => !selectIsGuest(state),
    isUndoable: ({ undoable }) => undoable,
  },
);
