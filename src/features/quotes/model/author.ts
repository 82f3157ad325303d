import { hasAllWordsOf } from '@/bible/searchPhrase';
import { compareNames, isBlank } from '@/platform/values/text';

/** The last line of a quote with its author: '-- Name', with any dash, or '(Name)'. */
const AUTHOR_LINE = /\n\s*(?:(?:--|[–—])\s*(?<dashed>[^\n]+?)|\((?<bracketed>[^()\n]+)\))\s*$/u;

/** The author of a quote, from its last line; null if that names none. */
export function authorOf(text: string): string | null {
  const { dashed, bracketed } = AUTHOR_LINE.exec(text)?.groups ?? {};
  return dashed ?? bracketed ?? null;
}

/** A quote with its author in a last line; unchanged for a blank author, and blank for a blank text. */
export const withAuthor = (text: string, author: string): string =>
  isBlank(text) || isBlank(author) ? text : `${text.trim()}\n-- ${author.trim()}`;

/**
 * The authors of the quotes, each once, those with the most quotes first.
 * @param texts null for an unknown one, which is left out
 * @param step is awaited after each text, so that the page responds in between; its error ends the work
 */
export async function authorsOf(
  texts: Iterable<string | null>,
  step: () => Promise<void>,
): Promise<string[]> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const author = text === null ? null : authorOf(text);
    if (author !== null) counts.set(author, (counts.get(author) ?? 0) + 1);
    await step();
  }
  return [...counts].toSorted(([a, m], [b, n]) => n - m || compareNames(a, b)).map(([author]) => author);
}

/** A longer list is slow to show at each key, and is not read. */
const MAX_SUGGESTED = 50;

/**
 * The first authors that have all the words of what is typed; any for a blank text.
 * @param authors in the order to suggest them
 */
export function suggestedAuthors(authors: readonly string[], typed: string): string[] {
  const matches = hasAllWordsOf(typed);
  const suggested: string[] = [];
  for (const author of authors) {
    if (suggested.length === MAX_SUGGESTED) break;
    if (matches(author)) suggested.push(author);
  }
  return suggested;
}
