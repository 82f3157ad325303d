import { expect, it } from 'vitest';
import { authorOf, authorsOf, withAuthor } from './author';

it.each([
  ['Fear not.\n-- A. Watchman', 'A. Watchman'],
  ['Fear not.\n\n— A. Watchman ', 'A. Watchman'],
  ['Fear not.\n–A. Watchman', 'A. Watchman'],
  ['Amazing grace!\n\n(John Newton)', 'John Newton'],
  ['Fear not. -- A. Watchman', null],
  ['-- A. Watchman', null],
  ['Fear not.\n-- A. Watchman\nand more', null],
  ['Fear not.', null],
  ['', null],
])('%j is by %j', (text, author) => {
  expect(authorOf(text)).toBe(author);
});

it.each([
  [' Fear not. ', ' A. Watchman ', 'Fear not.\n-- A. Watchman'],
  ['Fear not.', ' ', 'Fear not.'],
  [' ', 'A. Watchman', ' '],
])('%j by %j is %j', (text, author, whole) => {
  expect(withAuthor(text, author)).toBe(whole);
});

it('names whom most quotes are by first, each once', () => {
  expect(authorsOf(['a\n-- Bo', 'b\n(Al)', null, 'c\n-- Bo', 'd\n-- Cy', 'e'])).toEqual(['Bo', 'Al', 'Cy']);
});
