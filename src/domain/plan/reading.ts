import type { ChapterRef } from '../bible/passage';

export type DayOfWeek = 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday';

export interface ReadingProgress extends ChapterRef {
  dayOfWeek: DayOfWeek;
  /** `yyyy-MM-dd`, dated by the server; `''` when that is not known. */
  dateRead: string;
}
