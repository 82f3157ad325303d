import { expect, it } from 'vitest';
import { BOOK_KEYS } from '../bookNames';
import { BOOKS } from '../books';
import { readReferences } from './readReferences';

const booksOf = (text: string) => {
  const { references, unparsed } = readReferences(text, { as: 'list' });
  return [
    ...references.flatMap(({ ranges }) => ranges.map(({ bookName }) => bookName)),
    ...unparsed.map(({ reason }) => reason),
  ];
};

it('the app’s own names win over what the library takes them for', () => {
  const wrong = BOOK_KEYS.filter(([key, book]) => booksOf(`${key} 1:1`).join() !== book.bookName);
  expect(wrong.map(([key]) => key)).toEqual([]);
});

it.each([
  ['I', 1],
  ['II', 2],
  ['III', 3],
  ['First', 1],
  ['2nd', 2],
  ['3rd', 3],
  ['1.', 1],
  ['2-', 2],
])('%s before a name is its number', (number, digit) => {
  for (const { bookName, longName } of BOOKS.filter((book) => book.bookName.startsWith(`${digit}-`)))
    expect(booksOf(`${number} ${longName.slice(2)} 1:1`.replace('- ', '-'))).toEqual([bookName]);
});

it.each([
  ['Corinthians 13:4', 'Corinthians 13:4 may be 1 Corinthians 13:4 or 2 Corinthians 13:4: write which'],
  ['Samuel 3:1', 'Samuel 3:1 may be 1 Samuel 3:1 or 2 Samuel 3:1: write which'],
  ['Ez 3:1', 'Ez 3:1 may be Ezekiel 3:1 or Ezra 3:1: write which'],
  ['Ma 3:1', 'Ma 3:1 may be Matthew 3:1 or Mark 3:1 or Malachi 3:1: write which'],
])('%s is not guessed', (text, reason) => {
  expect(booksOf(text)).toEqual([reason]);
});

it.each([
  ['Corinthians 16:13', '1-corinthians'],
  ['Ez 36:26', 'ezekiel'],
  ['Ph 20', 'philemon'],
])('%s can only be of one book', (text, bookName) => {
  expect(booksOf(text)).toEqual([bookName]);
});
