import type { Box, MemoryPassage } from '../memory/memoryPassage';

const DAY_MS = 86_400_000;

/** Days after which a passage of a box is still recalled with 90 % likelihood: Box 1 is for every day. */
const STABILITY: Readonly<Record<Box, number>> = { [-1]: 1, 1: 1, 2: 4, 3: 14 };

/** The likelihood of recall estimated from box and last view, 0 to 1, for a passage without a recall log. */
function estimated({ box, lastViewed }: MemoryPassage, now: number): number {
  if (lastViewed === null) return 0;
  // A last view in the future comes from a wrong clock and only says that there was one.
  const days = lastViewed > now + DAY_MS ? STABILITY[box] : Math.max(0, now - lastViewed) / DAY_MS;
  return 0.9 ** (days / STABILITY[box]);
}

/** Below this a passage counts as faded. The longest unseen of these comes first, so that none waits forever. */
const FADED = 0.5;

/**
 * The passages, most fading first: those least likely to be recalled, and of the faded ones the longest unseen. Equal
 * ones are sorted by id. `strengths` (passage id to 0..1) come from the recall log; for a passage without one, the
 * likelihood is estimated from its box and last view.
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

/** Whether a passage was seen on the day that began at `dayStart` (epoch milliseconds). */
export const seenOn = ({ lastViewed }: MemoryPassage, dayStart: number): boolean =>
  // A later view comes from a clock that was more than a day ahead.
  lastViewed !== null && lastViewed >= dayStart && lastViewed < dayStart + 2 * DAY_MS;
