import { isoDay } from '../text/dates';
import type { MemoryPassage, PracticeHistoryEntry } from './memoryPassage';

/**
 * The server's history with each passage's own last view, which servers that keep no history know all the same. A passage
 * counts once a day: its last view is added only on a day on which the history does not have it.
 */
export function mergedHistory(
  entries: readonly PracticeHistoryEntry[],
  passages: readonly Pick<MemoryPassage, 'passageId' | 'lastViewed'>[],
): PracticeHistoryEntry[] {
  const keyOf = ({ passageId, viewedAt }: PracticeHistoryEntry) =>
    `${isoDay(new Date(viewedAt))} ${passageId}`;
  const byDay = new Map<string, PracticeHistoryEntry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const known = byDay.get(key);
    // Of several views on a day the last one is told.
    if (!known || known.viewedAt < entry.viewedAt) byDay.set(key, entry);
  }
  for (const { passageId, lastViewed } of passages) {
    if (lastViewed === null) continue;
    const entry = { passageId, viewedAt: lastViewed };
    const key = keyOf(entry);
    if (!byDay.has(key)) byDay.set(key, entry);
  }
  return [...byDay.values()];
}
