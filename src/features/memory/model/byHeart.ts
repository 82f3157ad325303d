import { isoDay } from '@/platform/values/dates';
import type { Due } from './due';
import { daysBetween } from './strength/days';
import type { MemoryPassage } from './memoryPassage';
import { gradeOf } from './strength/grade';
import { inTrueTime, type RecallEntry } from './strength/recallEntry';

/** A passage that is known by heart. */
export interface ByHeart {
  passage: MemoryPassage;
  /** The day of the first good run since the last miss, `yyyy-MM-dd`. */
  since: string;
}

/** A passage less likely to be recalled than this no longer counts as known. */
const LEAST_LIKELY = 0.5;

/**
 * The day of the first good run since the last miss; null if there is none. A run graded hard neither begins nor ends it.
 * @param log of one passage, its text from its reference, in any order
 * @param today `yyyy-MM-dd`
 */
export function recalledSince(log: readonly RecallEntry[], today: string): string | null {
  let since: string | null = null;
  for (const entry of inTrueTime(log, today)) {
    const grade = gradeOf(entry);
    if (grade === 'again') since = null;
    else if (grade === 'good') since ??= isoDay(new Date(entry.at));
  }
  return since;
}

/**
 * The passages known by heart, the newest first: recalled by a good run and not missed since, and more likely than not still known.
 */
export function byHeart(
  passages: readonly MemoryPassage[],
  logOf: (passage: MemoryPassage) => readonly RecallEntry[],
  dueOf: (passage: MemoryPassage) => Due,
  today: string,
): ByHeart[] {
  return passages
    .flatMap((passage) => {
      const log = logOf(passage).filter(({ direction }) => direction === 'by_ref');
      const since = recalledSince(log, today);
      const isLikely = (dueOf(passage).retrievability ?? 0) >= LEAST_LIKELY;
      return since !== null && isLikely ? [{ passage, since }] : [];
    })
    .sort((a, b) => daysBetween(a.since, b.since) || a.passage.passageId - b.passage.passageId);
}
