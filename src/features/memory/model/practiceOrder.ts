import type { Box, MemoryPassage } from './memoryPassage';
import { shuffled, type Random } from '@/platform/values/random';

/** The display orders, as Practice Setup lists them. */
export const ORDERS = [
  { id: 'by_freq', label: 'By Frequency' },
  { id: 'interleave', label: 'Interleave' },
  { id: 'rand', label: 'By Random' },
  { id: 'by_last_practiced_time', label: 'By Last Practiced Date/Time' },
  { id: 'by_fading', label: 'Fading First' },
] as const;

/** The practice modes, as Practice Setup lists them. */
export const MODES = [
  { id: 'by_ref', label: 'By Reference' },
  { id: 'by_psgtxt', label: 'By Passage Text' },
] as const;

export type PracticeOrder = (typeof ORDERS)[number]['id'];
export type PracticeMode = (typeof MODES)[number]['id'];

/** Whether a text is exactly the id of an order. */
export const isPracticeOrder = (x: string): x is PracticeOrder => ORDERS.some(({ id }) => id === x);

/** Whether a text is exactly the id of a mode. */
export const isPracticeMode = (x: string): x is PracticeMode => MODES.some(({ id }) => id === x);

/** Interleaving starts with this many passages in box 3. */
const INTERLEAVE_THRESHOLD = 20;

/** Least recently viewed first, never viewed before all. Equal times by id, because the list's own order is arbitrary. */
const byLastViewed = (a: MemoryPassage, b: MemoryPassage): number =>
  (a.lastViewed ?? -Infinity) === (b.lastViewed ?? -Infinity)
    ? a.passageId - b.passageId
    : (a.lastViewed ?? -Infinity) - (b.lastViewed ?? -Infinity);

/** The passages of each box, least recently viewed first. Empty boxes are included. */
export function groupByBox(passages: readonly MemoryPassage[]): Record<Box, MemoryPassage[]> {
  const groups: Record<Box, MemoryPassage[]> = { [-1]: [], 1: [], 2: [], 3: [] };
  for (const passage of passages.toSorted(byLastViewed)) groups[passage.box].push(passage);
  return groups;
}

/** The others at positions 0, 2, 4 ... and box 3 at 1, 3, 5 ...; then the rest of the longer list. */
function alternated<T>(others: readonly T[], box3: readonly T[]): T[] {
  const pairs = Math.min(others.length, box3.length);
  return [
    ...others.slice(0, pairs).flatMap((item, index) => [item, ...box3.slice(index, index + 1)]),
    ...others.slice(pairs),
    ...box3.slice(pairs),
  ];
}

/** Calls `likelihoodOf` once for each passage, because it replays a log. */
function byLikelihood(
  passages: readonly MemoryPassage[],
  likelihoodOf: (passage: MemoryPassage) => number,
): MemoryPassage[] {
  return passages
    .map((passage) => ({ passage, likely: likelihoodOf(passage) }))
    .sort((a, b) => a.likely - b.likely || byLastViewed(a.passage, b.passage))
    .map(({ passage }) => passage);
}

/**
 * The passages in the order to practise them; always a permutation of `passages`.
 *
 * - `by_freq`: box by box, 'Every Time' before box 1, and within a box least recently viewed first.
 * - `interleave`: with 20 or more passages in box 3, the other boxes' passages, in the order of `by_freq`, at positions
 *   0, 2, 4 ..., and box 3's between them; with fewer, as `by_freq`.
 * - `by_last_practiced_time`: least recently viewed first, never viewed before all.
 * - `by_fading`: least likely recalled first by `likelihoodOf`, equal ones as `by_last_practiced_time`.
 * - `rand`: shuffled with `random`, which the other orders do not call.
 */
export function orderPassages(
  order: PracticeOrder,
  passages: readonly MemoryPassage[],
  random: Random,
  likelihoodOf: (passage: MemoryPassage) => number = () => 0,
): readonly MemoryPassage[] {
  if (order === 'by_fading') return byLikelihood(passages, likelihoodOf);
  if (order === 'rand') return shuffled(passages, random);
  if (order === 'by_last_practiced_time') return passages.toSorted(byLastViewed);
  const boxes = groupByBox(passages);
  const others = [...boxes[-1], ...boxes[1], ...boxes[2]];
  return order === 'interleave' && boxes[3].length >= INTERLEAVE_THRESHOLD
    ? alternated(others, boxes[3])
    : [...others, ...boxes[3]];
}
