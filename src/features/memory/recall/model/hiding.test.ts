import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hiddenAt, hidingOrder, stepsFor } from './hiding';
import { cutIntoWords, recallWords } from '../../model/words';

const VERSE = 'For God so loved the world, that he gave his only begotten Son';
const words = recallWords(VERSE);
const textAt = (wordIndex: number) => words[wordIndex]?.text ?? '';

describe('what Fade hides', () => {
  it('are weak words first, beginning with the weakest, then content, then the rest', () => {
    const order = hidingOrder(
      words,
      new Map([
        [2, 1],
        [6, 3],
      ]),
      7,
    ).map(textAt);
    expect(order.slice(0, 2)).toEqual(['that', 'so'].toSorted((a) => (a === 'that' ? -1 : 1)));
    expect(new Set(order.slice(2, 9))).toEqual(
      new Set(['God', 'loved', 'world', 'gave', 'only', 'begotten', 'Son']),
    );
    expect(new Set(order.slice(9))).toEqual(new Set(['For', 'the', 'he', 'his']));
  });

  it('is the same for the same text and seed, but different for another seed', () => {
    expect(hidingOrder(words, new Map(), 7)).toEqual(hidingOrder(recallWords(VERSE), new Map(), 7));
    const orders = new Set([1, 2, 3, 4, 5].map((seed) => hidingOrder(words, new Map(), seed).join()));
    expect(orders.size).toBeGreaterThan(1);
  });

  it('and the rest make up the text, and each step hides more than the previous one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer(), (text, seed) => {
        const cut = cutIntoWords(text);
        const order = hidingOrder(cut.words, new Map(), seed);
        expect(order.toSorted((a, b) => a - b)).toEqual(cut.words.map((_, index) => index));
        let before: ReadonlySet<number> = new Set();
        for (let step = 0; step <= stepsFor(order.length); step += 1) {
          const hidden = hiddenAt(order, step);
          expect([...before].every((wordIndex) => hidden.has(wordIndex))).toBe(true);
          if (step > 0 && order.length > 0) expect(hidden.size).toBeGreaterThan(before.size);
          expect(cut.pieces.map((piece) => piece.text).join('')).toBe(text);
          before = hidden;
        }
        expect(hiddenAt(order, 0).size).toBe(0);
        expect(before.size).toBe(cut.words.length);
      }),
    );
  });

  it.each([
    [1, [0, 1]],
    [2, [0, 1, 2]],
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 1, 2, 3, 4, 5]],
    [6, [0, 2, 3, 4, 5, 6]],
  ])('hides words at each step of a text of %d', (words, counts) => {
    const order = Array.from({ length: words }, (_, index) => index);
    const steps = Array.from({ length: stepsFor(words) + 1 }, (_, step) => hiddenAt(order, step).size);
    expect(steps).toEqual(counts);
  });

  it.each([
    [-1, 0],
    [NaN, 0],
    [99, 12],
    [1.5, 3],
  ])('treats a step of %d as the nearest possible one', (step, count) => {
    expect(hiddenAt(hidingOrder(recallWords('a b c d e f g h i j k l'), new Map(), 1), step).size).toBe(
      count,
    );
  });
});
