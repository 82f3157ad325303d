/** Gives the next number of a sequence, from 0 up to but not including 1. */
export type Random = () => number;

/** A repeatable sequence (mulberry32): the same seed, of which the low 32 bits count, gives the same numbers. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A new array of the same items in random order (Fisher and Yates: every order is equally likely). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result: T[] = [];
  for (const item of items) {
    const place = Math.floor(random() * (result.length + 1));
    // The item takes its place, and what stood there, if anything, moves to the end.
    result.push(...result.splice(place, 1, item));
  }
  return result;
}

/**
 * Ids in random order, where each id has its own place for a seed: ids that come or go leave the order of the others
 * as it is. The same seed gives the same order.
 */
export function seededOrder(ids: readonly number[], seed: number): number[] {
  // Place and index in one number each: numbers sort many times faster than objects do.
  const keys = Float64Array.from(ids, (id, index) => place(id, seed) * MOST_IDS + index).sort();
  return Array.from(keys, (key) => ids[key % MOST_IDS] ?? 0);
}

/** A place has 32 bits, so that this many ids still make whole numbers that are exact. */
const MOST_IDS = 2 ** 20;

/** A whole number that says nothing about the id it was made of (the finalizer of murmur3, seeded twice). */
function place(id: number, seed: number): number {
  let mixed = Math.imul(id ^ seed, 0x9e3779b1) ^ seed;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
