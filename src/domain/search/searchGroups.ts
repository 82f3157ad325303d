import { BOOKS, type Book } from '../bible/books';
import type { SearchGroup } from './searchResult';

/** The groups of books to search, as Bible Search lists them (§2 'Bible Search'). */
export const SEARCH_GROUPS: readonly { id: SearchGroup; label: string }[] = [
  { id: 'new', label: 'NT' },
  { id: 'old', label: 'OT' },
  { id: 'both', label: 'Full' },
  { id: 'gospels', label: 'Gospels' },
  { id: 'pauls_letters', label: "Paul's Letters" },
  { id: 'non_pauline_letters', label: 'Non-Pauline Letters' },
];

/** First and last book id of each group: every group is one run of the canon. */
const RUNS: Readonly<Record<SearchGroup, readonly [first: number, last: number]>> = {
  new: [40, 66],
  old: [1, 39],
  both: [1, 66],
  gospels: [40, 43],
  pauls_letters: [45, 57],
  non_pauline_letters: [58, 65],
};

/** The books of a group in canonical order: Paul's letters are romans to philemon, the others hebrews to jude. */
export function booksOfGroup(group: SearchGroup): readonly Book[] {
  const [first, last] = RUNS[group];
  return BOOKS.slice(first - 1, last);
}
