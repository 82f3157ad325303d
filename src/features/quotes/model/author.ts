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

/** The authors of the quotes, each once, those with the most quotes first. */
export function authorsOf(texts: Iterable<string | null>): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const author = text === null ? null : authorOf(text);
    if (author !== null) counts.set(author, (counts.get(author) ?? 0) + 1);
  }
  return [...counts].toSorted(([a, m], [b, n]) => n - m || compareNames(a, b)).map(([author]) => author);
}
