import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonSlices } from './jsonSlices';

const utf8 = new TextEncoder();

const parseSliced = (json: string, size: number): unknown =>
  [...jsonSlices(utf8.encode(json), size)].flatMap((slice): unknown[] => JSON.parse(slice));

it('parses to the same items, wherever the text is cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue({ stringUnit: 'grapheme' })),
      fc.integer({ min: 0, max: 50 }),
      fc.constantFrom(undefined, 1, '\t'),
      fc.constantFrom('', '\n\n', '\uFEFF\n'),
      (list, size, indent, before) => {
        const json = `${JSON.stringify(list, null, indent)}\n`;
        expect(parseSliced(before + json, size)).toEqual(JSON.parse(json));
      },
    ),
  );
});

it.each([
  '[""]',
  '["",""]',
  String.raw`["\""]`,
  String.raw`["\"","\\"]`,
  String.raw`["\\\""]`,
  '[[]]',
  '[[[1]],{}]',
])('parses %s like JSON.parse', (json) => expect(parseSliced(json, 0)).toEqual(JSON.parse(json)));

it('refuses what JSON.parse refuses', () => {
  const pieces = ['[', ']', '{', '}', ',', ':', '"', '\\', '1', 'a', ' ', '"a"', 'null', '{"a":1}'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces)), fc.integer({ min: 0, max: 5 }), (inside, size) => {
      const json = `[${inside.join('')}]`;
      let whole: unknown;
      try {
        whole = JSON.parse(json);
      } catch {
        expect(() => parseSliced(json, size)).toThrow(SyntaxError);
        return;
      }
      expect(parseSliced(json, size)).toEqual(whole);
    }),
    { numRuns: 2000 },
  );
});

it.each(['', 'null', '{"error":"x"}', '"error"', '<b>Warning</b>[]', '[1,2', '[1,]', '[1]x', '["a', '[1}'])(
  'refuses %s',
  (json) => expect(() => parseSliced(json, 0)).toThrow(SyntaxError),
);

it('cuts into slices of about the size', () => {
  const json = JSON.stringify(Array.from({ length: 1000 }, (_, id) => ({ id, text: 'x"]},{'.repeat(10) })));
  const sizes = [...jsonSlices(utf8.encode(json), 4096)].map(({ length }) => length);
  expect(Math.max(...sizes)).toBeLessThan(4300);
  expect(sizes).toHaveLength(Math.ceil(json.length / 4180));
});
