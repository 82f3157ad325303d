import type { VerseRange } from '@/bible/passage';
import { chapterKey } from '@/bible/references/reference';
import type { Hit } from './refine';
import { isWanted } from '@/bible/phraseMatch';
import { composed, previewAt } from '@/bible/searchPhrase';
import { segmentsOf, type SearchTerms } from './searchTerms';

interface Library<Quote, Prayer, Passage> {
  quotes: readonly Quote[];
  prayers: readonly Prayer[];
  passages: readonly Passage[];
}

/**
 * The items of the user's library that match a search: quotes and prayers that match its terms, and memory passages
 * that contain a found verse.
 */
export function findInLibrary<
  Quote extends { text: string | null },
  Prayer extends { title: string; details: string; personName: string },
  Passage extends VerseRange,
>(
  terms: SearchTerms,
  hits: readonly Hit[],
  { quotes, prayers, passages }: Library<Quote, Prayer, Passage>,
): Library<Quote, Prayer, Passage> {
  const segments = segmentsOf(terms);
  const wanted = isWanted(terms);
  const has = (text: string) => segments(text).some(({ match }) => match) && wanted(text);
  const verses = new Set(hits.map(({ result }) => `${chapterKey(result)}:${result.startVerse}`));
  return {
    quotes: quotes.filter(({ text }) => text !== null && has(text)),
    prayers: prayers.filter(({ title, details, personName }) => has([title, details, personName].join('\n'))),
    passages: passages.filter((passage) => {
      for (let verse = passage.startVerse; verse <= passage.endVerse; verse += 1) {
        if (verses.has(`${chapterKey(passage)}:${verse}`)) return true;
      }
      return false;
    }),
  };
}

/**
 * The part of an item around the match. It begins with the name if the match is in another text; those are searched in order.
 */
export function previewOfFound(terms: SearchTerms, name: string, others: readonly string[]): string {
  const segments = segmentsOf(terms);
  const firstMatch = (text: string): [number, number] | null => {
    let at = 0;
    for (const segment of segments(text)) {
      if (segment.match) return [at, at + segment.text.length];
      at += segment.text.length;
    }
    return null;
  };
  const inName = firstMatch(name);
  const other = inName ? undefined : others.find((text) => firstMatch(text) !== null);
  if (other === undefined) return previewAt(composed(name), inName);
  const around = previewAt(composed(other), firstMatch(other));
  return name === '' ? around : `${name}: ${around}`;
}
