import type { ChapterRef } from '../bible/passage';

/** The days of the week, Sunday first: `DAYS[date.getDay()]`. */
export const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type DayOfWeek = (typeof DAYS)[number];

export interface ReadingProgress extends ChapterRef {
  dayOfWeek: DayOfWeek;
  /** `yyyy-MM-dd`, dated by the server; `''` when that is not known. */
  dateRead: string;
}
