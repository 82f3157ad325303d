import { BOOKS } from './books';

/** The two testaments with their books, in canonical order. */
export const TESTAMENTS = [
  { title: 'Old Testament', books: BOOKS.slice(0, 39) },
  { title: 'New Testament', books: BOOKS.slice(39) },
];
