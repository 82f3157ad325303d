import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRightToLeft, setText } from './pictureText';

const box = { width: 400, height: 300, sizes: [60, 40, 20], leading: 1.5 };
/** Every letter is half as wide as it is high. */
const widthOf = (line: string, size: number) => (line.length * size) / 2;

it('sets a short text large, and a longer one smaller', () => {
  expect(setText('Jesus wept.', box, widthOf)).toEqual({ size: 60, lines: ['Jesus wept.'] });
  expect(setText('word '.repeat(12), box, widthOf).size).toBe(40);
  expect(setText('word '.repeat(40), box, widthOf).size).toBe(20);
});

it('cuts a text that is too long, and shows the cut by an ellipsis', () => {
  const { size, lines } = setText('word '.repeat(5000), box, widthOf);
  expect(size).toBe(20);
  expect(lines).toHaveLength(10);
  expect(lines.at(-1)).toMatch(/word…$/);
});

it('keeps every word in its order, in lines that fit', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { maxLength: 60 }), (words) => {
      const { size, lines } = setText(words.join(' '), box, widthOf);
      if (!lines.at(-1)?.endsWith('…')) expect(lines.join(' ')).toBe(words.join(' '));
      expect(lines.length * size * box.leading).toBeLessThanOrEqual(box.height);
      for (const line of lines.slice(0, -1)) expect(widthOf(line, size)).toBeLessThanOrEqual(box.width);
    }),
  );
});

it('breaks a word that is wider than the picture, at the smallest size', () => {
  const word = 'Mahershalalhashbaz'.repeat(4);
  const { size, lines } = setText(`${word} is born`, box, widthOf);
  expect(size).toBe(20);
  expect(lines.join('').replaceAll(' ', '')).toBe(`${word}isborn`);
  for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(box.width);
});

it('leaves a letter its accents where a word is broken', () => {
  const letter = 'ש\u05C1\u05B8';
  const { lines } = setText(letter.repeat(60), box, widthOf);
  expect(lines.every((line) => line.length % letter.length === 0)).toBe(true);
});

it.each([
  ['Jesus wept.', false],
  ['“שָׁלוֹם” he said', true],
  ['1 السلام عليكم', true],
  ['3:16', false],
])('knows the writing direction of %s', (text, expected) => {
  expect(isRightToLeft(text)).toBe(expected);
});

it('keeps words together that a space joins which breaks no line', () => {
  const { lines } = setText('Go to John\u00a03:16 now', box, (line) => line.length * 30);
  expect(lines).toEqual(['Go to', 'John\u00a03:16 now']);
});
