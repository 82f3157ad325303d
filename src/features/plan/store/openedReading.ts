import * as v from 'valibot';
import type { ChapterRef } from '@/bible/passage';
import { bookName } from '@/bible/text/names';
import { DAYS, type DayOfWeek } from '@/platform/values/dates';
import type { AppThunk } from '@/data/store/appStore';
import { sessionState } from '@/data/visit/sessionState';
import { selectCurrentUser } from '@/features/account/public';
import { recordReading } from './plan';

/*
 * The chapter that was opened from the plan, until its text was on the screen: only then is it recorded. The tab remembers it,
 * for a text may come after a reload, or in another translation.
 */

const opened = sessionState(
  'openedReading',
  v.object({ dayOfWeek: v.picklist(DAYS), bookName, chapter: v.number() }),
);

export const hasOpenedReading = (user: string): boolean => opened.restore(user) !== null;

/** A chapter of a day's list is opened, to be read. */
export const readingOpened =
  (dayOfWeek: DayOfWeek, { bookName: book, chapter }: ChapterRef): AppThunk =>
  (_, getState) =>
    opened.store(selectCurrentUser(getState()), { dayOfWeek, bookName: book, chapter });

/** The text of a chapter is on the screen. If it was opened from the plan, it is recorded. */
export const chapterShown =
  ({ bookName: book, chapter }: ChapterRef, today: string): AppThunk =>
  (dispatch, getState) => {
    const user = selectCurrentUser(getState());
    const reading = opened.restore(user);
    if (reading?.bookName !== book || reading.chapter !== chapter) return;
    opened.store(user, null);
    void dispatch(recordReading({ ...reading, today }));
  };
