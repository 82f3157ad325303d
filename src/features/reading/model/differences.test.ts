import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markDifferences } from './differences';

/** The notation of the tables: differing words in brackets. */
const written = (texts: readonly string[]) =>
  markDifferences(texts).map((segments) =>
    segments.map(({ text, differs }) => (differs ? `[${text}]` : text)).join(' '),
  );

describe('markDifferences', () => {
  it.each<[string[], string[]]>([
    [['Jesus wept.'], ['Jesus wept.']],
    [
      ['Jesus wept.', 'Jesus wept'],
      ['Jesus wept.', 'Jesus wept'],
    ],
    [
      ['The LORD is my shepherd; I shall not want.', 'Jehovah is my shepherd; I shall not want.'],
      ['[The LORD] is my shepherd; I shall not want.', '[Jehovah] is my shepherd; I shall not want.'],
    ],
    [
      ['he gave his only begotten Son', 'he gave his Son', 'he gave his only Son'],
      ['he gave his only [begotten] Son', 'he gave his Son', 'he gave his only Son'],
    ],
    [
      ['In the beginning — God', 'in the beginning God'],
      ['In the beginning — God', 'in the beginning God'],
    ],
    [
      ['grace', ''],
      ['[grace]', ''],
    ],
    [[], ['']],
  ])('%j', (texts, expected) => {
    expect(written(texts)).toEqual(expected);
  });

  const text = fc.array(fc.constantFrom('the', 'Lord', 'God', 'is', 'my', 'shepherd,', '—'), {
    maxLength: 12,
  });
  it('loses and adds no word', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (texts) => {
        const joined = texts.map((words) => words.join(' '));
        expect(markDifferences(joined).map((segments) => segments.map((run) => run.text).join(' '))).toEqual(
          joined,
        );
      }),
    );
  });

  it('marks nothing where the words are the same', () => {
    fc.assert(
      fc.property(text, (words) => {
        const one = words.join(' ');
        for (const segments of markDifferences([one, one.toUpperCase(), `${one}.`]))
          expect(segments.some(({ differs }) => differs)).toBe(false);
      }),
    );
  });
});
