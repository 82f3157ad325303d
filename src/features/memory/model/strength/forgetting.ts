import type { Box } from '../memoryPassage';

/** How steeply FSRS's curve of forgetting falls: the power of its version 6. */
const DECAY = 0.1542;
const FACTOR = 0.9 ** (-1 / DECAY) - 1;

/** The likelihood that something is still remembered, 0 to 1: 90 % after as many days as its stability. */
export const remembered = (days: number, stability: number): number =>
  (1 + (FACTOR * Math.max(0, days)) / stability) ** -DECAY;

/** The stability in days that a box stands for, as long as nothing else is known of a passage. */
export const STABILITY_OF_BOX: Readonly<Record<Box, number>> = { [-1]: 1, 1: 3, 2: 14, 3: 45 };

/** The likelihood right after a passage was seen on another device, where nobody knows how well it went. */
export const SEEN_ELSEWHERE = 0.8;
