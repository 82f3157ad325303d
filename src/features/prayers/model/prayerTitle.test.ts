import { expect, it } from 'vitest';
import { prayerTitle } from './prayer';

it.each([
  ['Exams', 'Exams'],
  ['', 'Untitled prayer'],
  [' \n', 'Untitled prayer'],
])('calls the prayer %j %s', (title, words) => {
  expect(prayerTitle({ title })).toBe(words);
});
