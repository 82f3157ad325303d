import { expect, it } from 'vitest';

import { searchPrayers } from './prayScope';

const prayer = { prayerId: 1, archived: false, daily: false };
const prayers = [
  { ...prayer, title: 'Exams', personName: 'Miriam', details: 'A clear head.' },
  { ...prayer, title: 'Work', personName: '', details: 'Honest work for Daniel' },
  { ...prayer, title: ' ', personName: '', details: '' },
];

it.each([
  ['', ['Exams', 'Work', ' ']],
  ['  ', ['Exams', 'Work', ' ']],
  ['exam', ['Exams']],
  ['MIRIAM head', ['Exams']],
  ['work daniel', ['Work']],
  ['work miriam', []],
  ['untitled prayer', [' ']],
  // No word spans the end of one field and the beginning of the next.
  ['examsmiriam', []],
  ['.*', []],
])('%j finds %j', (query, found) => {
  expect(searchPrayers(prayers, query).map(({ title }) => title)).toEqual(found);
});
