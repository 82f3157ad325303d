import { expect, it } from 'vitest';
import { borrowedWords, mayBeBorrowed } from './borrowed';
import { correct } from './correction';
import { recallWords } from '../../model/words';

const KJV = 'The LORD is my shepherd; I shall not want.';
const OTHERS = [
  { translation: 'asv', text: 'Jehovah is my shepherd; I shall not want.' },
  { translation: 'nlt', text: 'The LORD is my shepherd; I have all that I need.' },
  { translation: 'ylt', text: 'Jehovah is my shepherd, I have all that is good,' },
] as const;

it.each([
  [
    'The Lord is my shepherd I have all that I need',
    [
      ['have all that I need', ['nlt']],
      ['have all that', ['ylt']],
    ],
  ],
  [
    'The Lord is my shepherd I have all that is here',
    [
      ['have all that', ['nlt']],
      ['have all that is', ['ylt']],
    ],
  ],
  // Fewer than three in a row may be coincidence.
  ['Jehovah is my shepherd I shall not want', []],
  ['The Lord is my shepherd I have all', []],
  ['The Lord is my keeper; I shall not want', []],
  // The other translation has the words at another position.
  ['have all that I need The Lord is my shepherd I shall not want', []],
  ['The Lord is my shepherd I shall not want', []],
  ['', []],
])('in %j another translation has %j', (answer, borrowed) => {
  const text = recallWords(KJV);
  const { steps } = correct(text, recallWords(answer));
  const found = borrowedWords(text, steps, OTHERS).map(({ written, translations }) => [
    written,
    translations,
  ]);
  expect(found).toEqual(borrowed);
});

it('needs three wrong words in a row', () => {
  const text = recallWords(KJV);
  const may = (answer: string) => mayBeBorrowed(correct(text, recallWords(answer)).steps);
  expect(may('The Lord is my shepherd I have all that I need')).toBe(true);
  expect(may('Jehovah is my shepherd')).toBe(false);
  expect(may('The Lord is my')).toBe(false);
  expect(may('A Lord was my keeper I will not want')).toBe(false);
});
