import { likelihoodUnlogged, type MemoryPassage } from '@/features/memory/model/public';

/** Below this a passage counts as faded. Of these, the longest unseen comes first, so that none waits forever. */
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
      likely: Math.max(FADED, strengths.get(passage.passageId) ?? likelihoodUnlogged(passage, now)),
      seen: Math.min(passage.lastViewed ?? 0, now),
    }))
    .sort((a, b) => a.likely - b.likely || a.seen - b.seen || a.passage.passageId - b.passage.passageId)
    .map(({ passage }) => passage);
}
