import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutIntoWords } from '../../model/words';
import { chunkLines } from './chunks';

const shown = (text: string) =>
  chunkLines(cutIntoWords(text))
    .map((chunks) => chunks.map(({ pieces }) => pieces.map((piece) => piece.text).join('')).join(''))
    .join('\n');

it('has a line for each verse, and each chunk begins where the previous one ends', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('and', 'God.', ' ', '\n', 'said', '“'), { maxLength: 200 }),
      (parts) => {
        const text = parts.join(' ');
        const lines = chunkLines(cutIntoWords(text));
        const full = text.split('\n').filter((line) => line !== '');
        expect(shown(text)).toBe(full.join('\n'));
        const words = cutIntoWords(text).words.length;
        let at = 0;
        for (const { start, end, pieces } of lines.flat()) {
          expect(start).toBe(at);
          expect(end - start).toBe(pieces.filter(({ word }) => word !== null).length);
          expect(end - start).toBeLessThanOrEqual(40);
          at = end;
        }
        expect(at).toBe(words);
      },
    ),
  );
});

it('begins another chunk after forty words', () => {
  const psalm = cutIntoWords(`${'word '.repeat(100)}\nlast verse`);
  expect(chunkLines(psalm).map((line) => line.map(({ start, end }) => [start, end]))).toEqual([
    [
      [0, 40],
      [40, 80],
      [80, 100],
    ],
    [[100, 102]],
  ]);
});
