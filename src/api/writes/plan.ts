import * as v from 'valibot';
import { readingProgress, updateReadingPlan } from '@/api/resources/plan';
import { bookName } from '@/api/wire/names';
import { readOn, withReading } from '@/domain/plan/readingPlan';
import type { ReadingProgress } from '@/domain/plan/reading';
import { DAYS } from '@/domain/plan/weekdays';
import { formatChapter } from '@/domain/references/reference';
import { defineWrite } from './definition';
import { inList } from './recognition';

/** Records a chapter of the plan as read (§4 'Reading plan'). One that the list shows already is recorded. */
export const recordReading = defineWrite({
  schema: v.object({
    dayOfWeek: v.picklist(DAYS),
    bookName,
    chapter: v.number(),
    /** The device's day, shown until the server's is known. */
    dateRead: v.string(),
  }),
  send: async (user, reading, signal) => {
    await updateReadingPlan(user, reading, signal);
    return 0;
  },
  effects: { plan: withReading },
  words: { error: 'Error recording reading progress' },
  label: (reading) => `Read ${formatChapter(reading)}`,
  guestWords: 'Guest users record no reading',
  lane: () => 'reading',
  silent: true,
  recognition: inList('plan', readingProgress, {
    isIt: (row, it: ReadingProgress) =>
      row.bookName === it.bookName &&
      row.chapter === it.chapter &&
      readOn(it.dateRead, it.dayOfWeek, [row]).length > 0,
  }),
});
