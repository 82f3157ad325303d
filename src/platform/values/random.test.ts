import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { seededOrder, seededRandom, shuffled } from './random';

function sequence(seed: number, length: number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length }, () => random());
}

describe('seededRandom', () => {
  it('repeats itself for the same seed and differs for another', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(sequence(seed, 5)).toEqual(sequence(seed, 5));
        expect(sequence(seed, 5)).not.toEqual(sequence(seed + 1, 5));
      }),
    );
  });

  it('is always from 0 to below 1, and fills that range evenly', () => {
    const numbers = sequence(1, 10_000);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const share = numbers.filter((n) => Math.floor(n * 10) === tenth).length;
      expect(share).toBeGreaterThan(850);
      expect(share).toBeLessThan(1150);
    }
  });

  it('takes a time as the seed, which has more than 32 bits', () => {
    expect(sequence(1_795_246_171_000, 3)).not.toEqual(sequence(1_795_246_171_001, 3));
  });
});

describe('shuffled', () => {
  it('is a permutation and leaves its input alone', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer(), { nil: undefined })), fc.integer(), (items, seed) => {
        const before = [...items];
        const after = shuffled(items, seededRandom(seed));
        expect(items).toEqual(before);
        expect(after.toSorted()).toEqual(before.toSorted());
      }),
    );
  });

  it('gives each of the 6 orders of 3 items about as often', () => {
    const random = seededRandom(7);
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i += 1) {
      const order = shuffled(['a', 'b', 'c'], random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});

describe('seededOrder', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1 }), { maxLength: 60 });

  it('is a permutation that the seed alone decides', () => {
    fc.assert(
      fc.property(ids, fc.integer(), (list, seed) => {
        const order = seededOrder(list, seed);
        expect(order.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b));
        expect(seededOrder(list.toReversed(), seed)).toEqual(order);
      }),
    );
  });

  it('keeps the order of the others when ids come or go', () => {
    fc.assert(
      fc.property(ids, fc.integer(), fc.func(fc.boolean()), (list, seed, stays) => {
        const left = list.filter((id) => stays(id));
        expect(seededOrder(left, seed)).toEqual(seededOrder(list, seed).filter((id) => left.includes(id)));
      }),
    );
  });

  it('puts each of 20 ids first about as often, and hardly repeats an order', () => {
    const list = Array.from({ length: 20 }, (_, index) => index + 1);
    const first = new Map<number, number>();
    const orders = new Set<string>();
    for (let seed = 0; seed < 4000; seed += 1) {
      const order = seededOrder(list, seed * 7919);
      orders.add(order.join());
      first.set(order[0] ?? 0, (first.get(order[0] ?? 0) ?? 0) + 1);
    }
    expect(orders.size).toBeGreaterThan(3990);
    for (const id of list) expect(Math.abs((first.get(id) ?? 0) - 200)).toBeLessThan(70);
  });
});
