import { expect, it } from 'vitest';
import { borrowedWords, hasWrongWords } from './borrowed';
import { correct } from './correction';
import { recallWords } from '../../model/words';

const KJV = 'The LORD is my shepherd; I shall not want.';
const OTHERS = [
  { translation: 'asv', text: 'Jehovah is my shepherd; I shall not want.' },
  { translation: 'niv', text: 'The LORD is my shepherd, I lack nothing.' },
  { translation: 'ylt', text: 'Jehovah is my shepherd, I do not lack,' },
] as const;

it.each([
  ['Jehovah is my shepherd I shall not want', [['Jehovah', ['asv', 'ylt']]]],
  [
    'The Lord is my shepherd I lack nothing',
    [
      ['lack', ['niv', 'ylt']],
      ['nothing', ['niv']],
    ],
  ],
  ['The Lord is my keeper; I shall not want', []],
  // The other translation has it in another place.
  ['nothing The Lord is my shepherd I shall not want', []],
  ['The Lord is my shepherd I shall not want', []],
  ['', []],
])('of %j another translation has %j', (answer, borrowed) => {
  const text = recallWords(KJV);
  const { steps } = correct(text, recallWords(answer));
  expect(
    borrowedWords(text, steps, OTHERS).map(({ written, translations }) => [written, translations]),
  ).toEqual(borrowed);
});

it('knows whether there is a word to ask about', () => {
  const text = recallWords(KJV);
  const has = (answer: string) => hasWrongWords(correct(text, recallWords(answer)).steps);
  expect(has('Jehovah is my shepherd')).toBe(true);
  expect(has('The Lord is my')).toBe(false);
});
