import type { ChapterRef } from '@/bible/passage';
import type { DayOfWeek } from '@/platform/values/dates';

export interface ReadingProgress extends ChapterRef {
  dayOfWeek: DayOfWeek;
  /** `yyyy-MM-dd`, dated by the server; `''` when that is not known. */
  dateRead: string;
}
