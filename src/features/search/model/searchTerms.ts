import { isBlank } from '@/platform/values/text';
import { finder, normalizeVerse, type PhraseTerms } from '@/bible/phraseMatch';
import {
  composed,
  cut,
  normalizeForSearch,
  withPlainHyphens,
  withStraightApostrophes,
  type MatchSegment,
} from '@/bible/searchPhrase';

/** A search phrase, split into the part that the server searches for and the parts that are filtered here. */
export type SearchTerms = PhraseTerms;

/** A double quote, straight or as a phone types it. */
const QUOTE = '["“”„″＂]';
/** A quotation up to the next quote, or to the end if it is not closed. */
const IN_QUOTES = String.raw`${QUOTE}(?=\s*[^\s"“”„″＂])([^"“”„″＂]+)(?:${QUOTE}|$)`;
const QUOTED = new RegExp(`^${IN_QUOTES}$`);
/** A phrase in quotes, or a word, with a minus before it that is not part of another word. */
const EXCLUDED = new RegExp(String.raw`(?:^|\s)-(?:${IN_QUOTES}|(?=\**[\p{L}\p{N}])(\S+))`, 'gu');
/** Curly single quotes around the whole phrase. If it contains others, they are apostrophes. */
const SINGLE_QUOTED = /^\s*‘([^‘]+)’\s*$/;

const oneSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Parses a phrase: `-word` and `-"a phrase"` exclude the verses that have them, and a phrase in quotes matches only
 * whole words; an unclosed quote ends with the phrase. The rest is sent to the server, composed, with straight apostrophes and
 * single spaces.
 */
export function searchTerms(phrase: string, wholeWords = false): SearchTerms {
  const straight = withStraightApostrophes(composed(phrase).replace(SINGLE_QUOTED, '"$1"'));
  const typed = withPlainHyphens(straight);
  const exclude = [...typed.matchAll(EXCLUDED)].map(([, words, word = '']) =>
    words === undefined
      ? normalizeForSearch(word).replace(/[.,;:!?"“”„″＂]+$/, '')
      : oneSpaced(normalizeForSearch(words)),
  );
  const rest = oneSpaced(typed.replace(EXCLUDED, ' '));
  const quoted = oneSpaced(QUOTED.exec(rest)?.[1] ?? '');
  return {
    sent: quoted === '' ? rest : quoted,
    exclude: [...new Set(exclude)].filter((word) => word.replaceAll('*', '') !== ''),
    wholeWords: wholeWords || quoted !== '',
  };
}

/**
 * Whether the text for the server still has a double quote: one that is neither around the whole phrase nor after a
 * minus.
 */
export const hasStrayQuote = ({ sent }: SearchTerms): boolean => new RegExp(QUOTE).test(sent);

/** Returns a function that splits a verse's text, composed, at the matches of the terms. */
export function segmentsOf(terms: SearchTerms): (text: string) => readonly MatchSegment[] {
  const find = isBlank(terms.sent.replaceAll('*', '')) ? () => null : finder(terms);
  return (text) => {
    const shown = composed(text);
    const lower = normalizeVerse(shown);
    const matches: [number, number][] = [];
    for (let from = 0; ;) {
      const match = find(lower, from);
      if (match === null) return cut(shown, matches);
      matches.push(match);
      from = match[1];
    }
  };
}
