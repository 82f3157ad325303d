/** Returns the next number of a sequence, from 0 up to but not including 1. */
export type Random = () => number;

/** A repeatable sequence (mulberry32): the same seed gives the same numbers. Only the low 32 bits of the seed count. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A new array of the same items in random order (Fisher-Yates: every order is equally likely). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result: T[] = [];
  for (const item of items) {
    const index = Math.floor(random() * (result.length + 1));
    // The item goes to a random index, and the item that was at that index, if any, moves to the end.
    result.push(...result.splice(index, 1, item));
  }
  return result;
}

/**
 * Ids in random order, the same for the same seed. Each id has a rank of its own, so that adding or removing ids does
 * not change the order of the others.
 */
export function seededOrder(ids: readonly number[], seed: number): number[] {
  // Rank and index are combined into one number, because numbers sort many times faster than objects.
  const keys = Float64Array.from(ids, (id, index) => rank(id, seed) * MAX_IDS + index).sort();
  return Array.from(keys, (key) => ids[key % MAX_IDS] ?? 0);
}

/** A rank has 32 bits, so a rank times this limit is still an exact integer. */
const MAX_IDS = 2 ** 20;

/** A hash of the id (the finalizer of murmur3, seeded twice). */
function rank(id: number, seed: number): number {
  let mixed = Math.imul(id ^ seed, 0x9e3779b1) ^ seed;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A random uuid (version 4), because `crypto.randomUUID` is absent on pages without a secure origin. */
export function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** A seed for a new random order. */
export const newSeed = (): number => Math.floor(Math.random() * 2 ** 32);
