import * as v from 'valibot';
import type { ChapterRef } from '@/bible/passage';
import { bookName } from '@/bible/text/names';
import { dayOfWeekOf } from '@/platform/values/dates';
import type { AppThunk } from '@/data/store/appStore';
import { sessionState } from '@/data/visit/sessionState';
import { readingFor, type ReadingProgress } from '../model/readingPlan';
import { latestSeen, latestSeenIn } from '../model/sentReading';
import { recordReading } from './plan';
import { selectCurrentUser } from '@/data/session/session';

/*
 * The chapter that was opened from the plan, until its text is on the screen: only then is it recorded. The tab
 * remembers it, because the text may arrive after a reload, or in another translation. On another day it is no longer
 * that day's reading.
 */

const opened = sessionState(
  'openedReading',
  v.object({
    day: v.string(),
    bookName,
    chapter: v.number(),
    /** As the person saw it when they opened the chapter: the list may have been loaded since. */
    wasLatest: v.exactOptional(v.nullable(latestSeen)),
  }),
);

export const hasOpenedReading = (user: string): boolean => opened.restore(user) !== null;

/**
 * The chapter with which a day (`yyyy-MM-dd`) goes on was opened to be read.
 * @param history the readings as the person saw them, newest first, without future dates (see `withoutFuture`)
 */
export const readingOpened =
  (day: string, history: readonly ReadingProgress[]): AppThunk =>
  (_, getState) => {
    const dayOfWeek = dayOfWeekOf(day);
    const reading = { day, ...readingFor(dayOfWeek, history), wasLatest: latestSeenIn(dayOfWeek, history) };
    opened.store(selectCurrentUser(getState()), reading);
  };

/** The text of a chapter is on the screen. If it was opened from the plan, it is recorded. */
export const chapterShown =
  ({ bookName: book, chapter }: ChapterRef, today: string): AppThunk =>
  (dispatch, getState) => {
    const user = selectCurrentUser(getState());
    const reading = opened.restore(user);
    if (reading?.bookName !== book || reading.chapter !== chapter) return;
    opened.store(user, null);
    const { day, wasLatest } = reading;
    if (day === today)
      void dispatch(
        recordReading({ dayOfWeek: dayOfWeekOf(today), bookName: book, chapter, today, wasLatest }),
      );
  };
