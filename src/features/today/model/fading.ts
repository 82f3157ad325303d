import {
  type MemoryPassage,
  remembered,
  SEEN_ELSEWHERE,
  STABILITY_OF_BOX,
} from '@/features/memory/model/public';
import { DAY_MS } from '@/platform/values/dates';

/** The likelihood of recall estimated from box and last view, 0 to 1, for a passage without a recall log. */
function estimated({ box, lastViewed }: MemoryPassage, now: number): number {
  if (lastViewed === null) return 0;
  // A last view in the future comes from a wrong clock and only says that there was one.
  const days = lastViewed > now + DAY_MS ? STABILITY_OF_BOX[box] : (now - lastViewed) / DAY_MS;
  return SEEN_ELSEWHERE * remembered(days, STABILITY_OF_BOX[box]);
}

/** Below this a passage counts as faded. The longest unseen of these comes first, so that none waits forever. */
const FADED = 0.68;

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
