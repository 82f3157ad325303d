import type { Box, MemoryPassage } from '../memory/memoryPassage';

const DAY_MS = 86_400_000;

/** Days after which a passage of a box is still recalled nine times of ten: Box 1 is for every day. */
const STABILITY: Readonly<Record<Box, number>> = { [-1]: 1, 1: 1, 2: 4, 3: 14 };

/** What may be said of a passage without a log of how it was recalled, from box and last view: 0 to 1. */
function estimated({ box, lastViewed }: MemoryPassage, now: number): number {
  if (lastViewed === null) return 0;
  // A last view in the future comes from a wrong clock: it says nothing but that there was one.
  const days = lastViewed > now + DAY_MS ? STABILITY[box] : Math.max(0, now - lastViewed) / DAY_MS;
  return 0.9 ** (days / STABILITY[box]);
}

/** Below this a passage counts as faded, whatever its box: then the longest unseen comes first, so that nobody waits for ever. */
const FADED = 0.5;

/**
 * The passages, most fading first: the least likely to be recalled before all, and of the faded ones the longest
 * unseen. `strengths` (passage id to 0..1) come from the log of recalls; a passage that is not in it goes by its box and
 * last view. Equal ones by id.
 */
export function mostFadingFirst(
  passages: readonly MemoryPassage[],
  now: number,
  strengths: ReadonlyMap<number, number> = new Map(),
): MemoryPassage[] {
  return passages
    .map((passage) => ({
      passage,
      likely: Math.max(FADED, strengths.get(passage.passageId) ?? estimated(passage, now)),
      seen: Math.min(passage.lastViewed ?? 0, now),
    }))
    .sort((a, b) => a.likely - b.likely || a.seen - b.seen || a.passage.passageId - b.passage.passageId)
    .map(({ passage }) => passage);
}

/** Whether a passage was looked at on the day that began at `dayStart` (epoch milliseconds). */
export const seenOn = ({ lastViewed }: MemoryPassage, dayStart: number): boolean =>
  // The day of a clock that was a day ahead is not today.
  lastViewed !== null && lastViewed >= dayStart && lastViewed < dayStart + 2 * DAY_MS;
