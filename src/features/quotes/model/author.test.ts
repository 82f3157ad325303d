import { describe, expect, it } from 'vitest';
import { authorOf, authorsOf, suggestedAuthors, withAuthor } from './author';

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

const step = () => Promise.resolve();

it('names whom most quotes are by first, each once', async () => {
  const texts = ['a\n-- Bo', 'b\n(Al)', null, 'c\n-- Bo', 'd\n-- Cy', 'e'];
  expect(await authorsOf(texts, step)).toEqual(['Bo', 'Al', 'Cy']);
});

it('lets the page respond while many texts are read', async () => {
  let steps = 0;
  const counted = () => Promise.resolve(void (steps += 1));
  await authorsOf(
    Array.from({ length: 1_000 }, (_, index) => `a\n-- Name ${index}`),
    counted,
  );
  expect(steps).toBeGreaterThanOrEqual(1_000);
});

describe('the suggested authors', () => {
  const texts = ['a\n-- J. Newton', 'b\n-- J. Newton', 'c\n-- Zoë Newton', 'd\n-- Bo'];
  it.each([
    ['', ['J. Newton', 'Bo', 'Zoë Newton']],
    ['newt', ['J. Newton', 'Zoë Newton']],
    [' ZOË', ['Zoë Newton']],
    ['nobody', []],
  ])('for %j are %j', async (typed, expected) => {
    expect(suggestedAuthors(await authorsOf(texts, step), typed)).toEqual(expected);
  });

  it('are at most 50, those with the most quotes', async () => {
    const many = Array.from({ length: 200 }, (_, index) => `a\n-- Name ${index}`);
    const authors = await authorsOf([...many, 'b\n-- Name 199'], step);
    expect(suggestedAuthors(authors, 'name')).toHaveLength(50);
    expect(suggestedAuthors(authors, 'name')).toContain('Name 199');
  });
});
