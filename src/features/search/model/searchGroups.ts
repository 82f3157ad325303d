import { BOOKS, type Book } from '@/bible/books';

/** The groups of books to search, as Bible Search lists them, with their first and last book id. */
export const SEARCH_GROUPS = [
  { id: 'new', label: 'NT', first: 40, last: 66 },
  { id: 'old', label: 'OT', first: 1, last: 39 },
  { id: 'both', label: 'Full', first: 1, last: 66 },
  { id: 'gospels', label: 'Gospels', first: 40, last: 43 },
  { id: 'pauls_letters', label: "Paul's Letters", first: 45, last: 57 },
  { id: 'non_pauline_letters', label: 'Non-Pauline Letters', first: 58, last: 65 },
] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number]['id'];

export const groupById = (group: SearchGroup) =>
  SEARCH_GROUPS.find(({ id }) => id === group) ?? SEARCH_GROUPS[2];

/** The books of a group in canonical order. */
export const booksOfGroup = (group: SearchGroup): readonly Book[] =>
  SEARCH_GROUPS.filter(({ id }) => id === group).flatMap(({ first, last }) => BOOKS.slice(first - 1, last));
