import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recallWords } from '../../model/words';
import { MAX_POOL, poolsOf, shuffledPool } from './wordPools';

const verse = (words: number, word = 'word') => Array.from({ length: words }, () => word).join(' ');
const pools = (text: string) => poolsOf(recallWords(text)).map(({ start, end }) => [start, end]);

describe('the pools of a text', () => {
  it.each([
    ['a short text', 'Jesus wept.', [[0, 2]]],
    ['two verses that fit', 'Jesus wept.\nThen said the Jews.', [[0, 6]]],
    [
      'a long one, verse by verse',
      `${verse(12)}\n${verse(12)}`,
      [
        [0, 12],
        [12, 24],
      ],
    ],
    [
      'a long verse, cut where one pauses',
      `${verse(12)}; ${verse(14)}`,
      [
        [0, 12],
        [12, 26],
      ],
    ],
    ['no word', '', []],
  ])('%s', (_, text, expected) => {
    expect(pools(text)).toEqual(expected);
  });

  it('have every word once, and never more than fit', () => {
    const words = fc.array(fc.constantFrom('a', 'be,', 'see.', 'thee;\n'), { maxLength: 200 });
    fc.assert(
      fc.property(words, (each) => {
        const text = recallWords(each.join(' '));
        const found = poolsOf(text);
        expect(found.map(({ start }) => start)).toEqual([0, ...found.map(({ end }) => end)].slice(0, -1));
        expect(found.at(-1)?.end ?? 0).toBe(text.length);
        for (const { start, end } of found) {
          expect(end - start).toBeGreaterThan(0);
          expect(end - start).toBeLessThanOrEqual(MAX_POOL);
        }
      }),
    );
  });
});

describe('a pool', () => {
  const words = recallWords('In the beginning God created the heaven');
  it('has its words, the same for the same seed, and not in their order', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const pool = shuffledPool(words, { start: 0, end: 7 }, seed);
      expect(pool.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(pool).toEqual(shuffledPool(words, { start: 0, end: 7 }, seed));
      expect(pool).not.toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(shuffledPool(words, { start: 3, end: 5 }, seed)).toEqual([4, 3]);
    }
  });

  it('of one word, or of one word repeated, is unchanged', () => {
    expect(shuffledPool(words, { start: 2, end: 3 }, 1)).toEqual([2]);
    expect(shuffledPool(recallWords('Holy, holy, holy'), { start: 0, end: 3 }, 1)).toHaveLength(3);
  });
});
