import type { Box, MemoryPassage } from './memoryPassage';
import { DAY_MS } from '@/platform/values/dates';
import { shuffled, type Random } from '@/platform/values/random';

/** The display orders, as Practice Setup lists them. */
export const ORDERS = [
  { id: 'by_freq', label: 'By Frequency', hint: 'Box by box, the longest unpractised first' },
  { id: 'interleave', label: 'Interleave', hint: 'As By Frequency, Box 3 between (from 20 on)' },
  { id: 'rand', label: 'By Random', hint: 'Shuffled each time' },
  {
    id: 'by_last_practiced_time',
    label: 'By Last Practiced Date/Time',
    hint: 'The longest unpractised first',
  },
  { id: 'by_fading', label: 'Fading First', hint: 'What is due, the most faded first' },
] as const;

/** The practice modes, as Practice Setup lists them. */
export const MODES = [
  { id: 'by_ref', label: 'By Reference', hint: 'See the reference, say the text' },
  { id: 'by_psgtxt', label: 'By Passage Text', hint: 'See the text, name the reference' },
] as const;

export type PracticeOrder = (typeof ORDERS)[number]['id'];
export type PracticeMode = (typeof MODES)[number]['id'];

/** Whether a text is exactly the id of an order. */
export const isPracticeOrder = (x: string): x is PracticeOrder => ORDERS.some(({ id }) => id === x);

/** Whether a text is exactly the id of a mode. */
export const isPracticeMode = (x: string): x is PracticeMode => MODES.some(({ id }) => id === x);

/** Interleaving starts with this many passages in box 3. */
const INTERLEAVE_THRESHOLD = 20;

/**
 * Least recently viewed first, never viewed before all. Equal times by id, because the list's own order is arbitrary. A view more than a
 * day ahead comes from a wrong clock, and counts as none.
 */
function byLastViewed(now: number): (a: MemoryPassage, b: MemoryPassage) => number {
  const viewed = ({ lastViewed }: MemoryPassage) =>
    lastViewed === null || lastViewed > now + DAY_MS ? -Infinity : lastViewed;
  return (a, b) => (viewed(a) === viewed(b) ? a.passageId - b.passageId : viewed(a) - viewed(b));
}

/** The passages of each box, least recently viewed first. Empty boxes are included. */
export function groupByBox(passages: readonly MemoryPassage[], now: number): Record<Box, MemoryPassage[]> {
  const groups: Record<Box, MemoryPassage[]> = { [-1]: [], 1: [], 2: [], 3: [] };
  for (const passage of passages.toSorted(byLastViewed(now))) groups[passage.box].push(passage);
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

/** Calls `urgencyOf` once for each passage, because it replays a log. */
function byUrgency(
  passages: readonly MemoryPassage[],
  { now, urgencyOf = () => 0 }: OrderContext,
): MemoryPassage[] {
  const longestUnviewed = byLastViewed(now);
  return passages
    .map((passage) => ({ passage, urgency: urgencyOf(passage) }))
    .sort((a, b) => a.urgency - b.urgency || longestUnviewed(a.passage, b.passage))
    .map(({ passage }) => passage);
}

interface OrderContext {
  /** Epoch milliseconds. */
  now: number;
  /** For `by_fading`: the lower, the earlier (see `dueOf`). */
  urgencyOf?: ((passage: MemoryPassage) => number) | undefined;
}

/**
 * The passages in the order to practise them; always a permutation of `passages`.
 *
 * - `by_freq`: box by box, 'Every Time' before box 1, and within a box least recently viewed first.
 * - `interleave`: with 20 or more passages in box 3, the other boxes' passages, in the order of `by_freq`, at positions
 *   0, 2, 4 ..., and box 3's between them; with fewer, as `by_freq`.
 * - `by_last_practiced_time`: least recently viewed first, never viewed before all.
 * - `by_fading`: by `urgencyOf`, equal ones as `by_last_practiced_time`.
 * - `rand`: shuffled with `random`, which the other orders do not call.
 */
export function orderPassages(
  order: PracticeOrder,
  passages: readonly MemoryPassage[],
  random: Random,
  context: OrderContext,
): readonly MemoryPassage[] {
  const { now } = context;
  if (order === 'by_fading') return byUrgency(passages, context);
  if (order === 'rand') return shuffled(passages, random);
  if (order === 'by_last_practiced_time') return passages.toSorted(byLastViewed(now));
  const boxes = groupByBox(passages, now);
  const others = [...boxes[-1], ...boxes[1], ...boxes[2]];
  return order === 'interleave' && boxes[3].length >= INTERLEAVE_THRESHOLD
    ? alternated(others, boxes[3])
    : [...others, ...boxes[3]];
}
