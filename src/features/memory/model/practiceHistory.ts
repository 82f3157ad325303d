import { DAY_MS, isoDay } from '@/platform/values/dates';
import { groupBy } from '@/platform/values/groupBy';
import type { MemoryPassage, PracticeHistoryEntry } from './memoryPassage';

/**
 * The server's history together with each passage's own last view, for servers that store no history. A passage counts
 * once a day: its last view is added only if the history does not have the passage on that day.
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
    // Of several views on a day only the last one counts.
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

export interface PracticeDay {
  /** `yyyy-MM-dd`, local; null for views by a clock that was more than a day ahead. */
  day: string | null;
  entries: readonly PracticeHistoryEntry[];
}

/** Practice history by local day, newest day first and newest entry first within a day; entries without a known day come last. */
export function practiceDays(entries: readonly PracticeHistoryEntry[], now: number): PracticeDay[] {
  const newestFirst = entries.toSorted((a, b) => b.viewedAt - a.viewedAt);
  const isKnown = ({ viewedAt }: PracticeHistoryEntry) => viewedAt <= now + DAY_MS;
  const unknown = newestFirst.filter((entry) => !isKnown(entry));
  const known = newestFirst.filter(isKnown);
  const days = groupBy(known.map((entry) => [isoDay(new Date(entry.viewedAt)), entry]));
  return [
    ...Array.from(days, ([day, dayEntries]) => ({ day, entries: dayEntries })),
    ...(unknown.length > 0 ? [{ day: null, entries: unknown }] : []),
  ];
}
