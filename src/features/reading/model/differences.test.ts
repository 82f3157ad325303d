import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markDifferences, withWordsOfChrist } from './differences';

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

it('keeps the words of Christ apart, also in a word that is in two parts', () => {
  const verse = (...parts: readonly (readonly [text: string, wordsOfChrist: boolean])[]) => [
    { verseNumber: 1, parts: parts.map(([text, wordsOfChrist]) => ({ text, wordsOfChrist })) },
  ];
  expect(
    withWordsOfChrist(
      [
        { text: 'Jesus said unto him, I', differs: false },
        { text: 'am', differs: true },
        { text: 'the way', differs: false },
      ],
      verse(['Jesus said unto him', false], [', ', false], ['I am the', true], ['way', false]),
    ),
  ).toEqual([
    { text: 'Jesus said unto him,', differs: false, ofChrist: false },
    { text: 'I', differs: false, ofChrist: true },
    { text: 'am', differs: true, ofChrist: true },
    { text: 'the', differs: false, ofChrist: true },
    { text: 'way', differs: false, ofChrist: false },
  ]);
});
