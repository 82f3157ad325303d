import type { MemoryPassage } from '../memoryPassage';
import type { RecallEntry } from './recallEntry';
import { DAY_MS } from '@/platform/values/dates';

/**
 * The ids of the passages practised on a day: their answer was shown or a run was finished here, marked or not, or another
 * device recorded a view. Arriving at a passage on this device is not practising it, nor is a word of it in the drill.
 * @param dayStart the beginning of the device's day, epoch milliseconds
 */
export function practisedOn(
  dayStart: number,
  passages: readonly MemoryPassage[],
  entriesOf: (passageId: number) => readonly RecallEntry[],
  seenElsewhereOf: (passage: MemoryPassage) => number | null,
): ReadonlySet<number> {
  // Times more than a day ahead come from a wrong clock.
  const isOnDay = (at: number) => at >= dayStart && at < dayStart + 2 * DAY_MS;
  const practised = passages.filter(
    (passage) =>
      isOnDay(seenElsewhereOf(passage) ?? -Infinity) ||
      entriesOf(passage.passageId).some(({ exercise, at }) => exercise !== 'drill' && isOnDay(at)),
  );
  return new Set(practised.map(({ passageId }) => passageId));
}
