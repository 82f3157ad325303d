import { generatePath } from 'react-router-dom';
import { patterns, type Chapter } from './paths';

/** Verses, or a chapter, in several translations side by side (`with`); without any, in those compared last. */
export function comparePath(
  { bookName, chapter }: Chapter,
  verses: { startVerse: number; endVerse: number } | null,
  translations: readonly string[] = [],
): string {
  const query = [
    ...(verses && verses.endVerse > verses.startVerse ? [`to=${verses.endVerse}`] : []),
    ...(translations.length > 0 ? [`with=${translations.join(',')}`] : []),
  ].join('&');
  const path = generatePath(patterns.compare, {
    book: bookName,
    chapter: String(chapter),
    verse: verses ? String(verses.startVerse) : null,
  });
  return query === '' ? path : `${path}?${query}`;
}
