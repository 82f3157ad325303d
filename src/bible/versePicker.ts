import type { VerseSpan } from './passage';

/** One picked verse is a single verse, two are a range. */
const MAX_PICKS = 2;

/** The kind of choice: one verse, or one or two for a range. */
export type Takes = 'one' | 'range';

/**
 * The picks after a tap on a verse, sorted: a picked verse is unpicked, a third is ignored. Where one verse is wanted, the
 * second replaces the first.
 */
export function togglePick(
  picks: readonly number[],
  verse: number,
  takes: Takes = 'range',
): readonly number[] {
  if (picks.includes(verse)) return picks.filter((pick) => pick !== verse);
  if (takes === 'one') return [verse];
  return picks.length >= MAX_PICKS ? picks : [...picks, verse].sort((a, b) => a - b);
}

/** The range of the picked verses; null without any, when submit is disabled. */
export const pickedRange = (picks: readonly number[]): VerseSpan | null =>
  picks.length === 0 ? null : { startVerse: Math.min(...picks), endVerse: Math.max(...picks) };
