import type { RecallWord } from '../../model/words';
import { seededRandom, shuffled } from '@/platform/values/random';

/** The maximum number of words among which a person finds one quickly. */
export const MAX_POOL = 20;

/** The length of the pause before a verse. */
const VERSE = 3;

/** The indexes of the words in a pool: from `start` up to, but not including, `end`. */
export interface Pool {
  start: number;
  end: number;
}

/**
 * The words of a text in pools to choose from: all at once if they are few, else verse by verse, and a long verse in parts that
 * begin at a pause.
 */
export function poolsOf(words: readonly RecallWord[]): Pool[] {
  if (words.length === 0) return [];
  const all = { start: 0, end: words.length };
  if (words.length <= MAX_POOL) return [all];
  const starts = words.flatMap(({ pause }, wordIndex) =>
    pause === VERSE || wordIndex === 0 ? [wordIndex] : [],
  );
  return starts.flatMap((start, index) => cut(words, { start, end: starts[index + 1] ?? words.length }));
}

/** Splits repeatedly until each part fits, at the longest pause nearest to the middle. */
function cut(words: readonly RecallWord[], { start, end }: Pool): Pool[] {
  if (end - start <= MAX_POOL) return [{ start, end }];
  const middle = (start + end) / 2;
  const reach = (end - start) / 4;
  let best = Math.round(middle);
  for (let at = Math.ceil(middle - reach); at <= middle + reach; at += 1) {
    const [found, known] = [words[at]?.pause ?? 0, words[best]?.pause ?? 0];
    const isNearer = Math.abs(at - middle) < Math.abs(best - middle);
    if (found > known || (found === known && isNearer)) best = at;
  }
  return [...cut(words, { start, end: best }), ...cut(words, { start: best, end })];
}

/** The indexes of a pool's words, shuffled, and never in the order of the text if another one exists. */
export function shuffledPool(words: readonly RecallWord[], { start, end }: Pool, seed: number): number[] {
  const indexes = Array.from({ length: end - start }, (_, index) => start + index);
  const random = seededRandom(seed + start);
  const pool = shuffled(indexes, random);
  const isInOrder = pool.every((wordIndex, index) => words[wordIndex]?.key === words[start + index]?.key);
  return isInOrder ? pool.toReversed() : pool;
}
