import { isBlank } from '@/platform/values/text';
import { cut, normalizeForSearch, withStraightApostrophes, type MatchSegment } from '@/bible/searchPhrase';

/** A search phrase, split into what the server searches for and what is filtered from its answer here. */
export interface SearchTerms {
  /** The phrase for the server; `*` stands for any text inside a verse. */
  sent: string;
  /** Lowercase words and phrases to exclude, without their `-` and quotes. `lov*` excludes every word that begins so. */
  exclude: readonly string[];
  /** Matches must begin and end at the edge of a word. */
  wholeWords: boolean;
}

/** A double quote, straight or as a phone types it. */
const QUOTE = '["“”„″＂]';
/** What a quote begins, up to the next one; one that is not closed goes on to the end. */
const IN_QUOTES = String.raw`${QUOTE}(?=\s*[^\s"“”„″＂])([^"“”„″＂]+)(?:${QUOTE}|$)`;
const QUOTED = new RegExp(`^${IN_QUOTES}$`);
/** A phrase in quotes, or a word, with a minus before it that is not part of another word. */
const EXCLUDED = new RegExp(String.raw`(?:^|\s)-(?:${IN_QUOTES}|(?=\**[\p{L}\p{N}])(\S+))`, 'gu');
/** Curly single quotes around the whole phrase: two apostrophes, unless there is another pair in it. */
const SINGLE_QUOTED = /^\s*‘([^‘]+)’\s*$/;

const oneSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Parses a phrase: `-word` and `-"a phrase"` exclude the verses that have them, and a phrase in quotes is found only as
 * whole words; a quote that is not closed is closed by the end. The rest is sent to the server with straight apostrophes and
 * single spaces.
 */
export function searchTerms(phrase: string, wholeWords = false): SearchTerms {
  const typed = withStraightApostrophes(phrase.replace(SINGLE_QUOTED, '"$1"'));
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

/** Whether what is sent still has a double quote: it is not around the whole phrase, nor after a minus. */
export const hasStrayQuote = ({ sent }: SearchTerms): boolean => new RegExp(QUOTE).test(sent);

/** Whether nothing has to be filtered from the server's answer. */
export const wantsAll = ({ exclude, wholeWords }: SearchTerms): boolean =>
  exclude.length === 0 && !wholeWords;

const WORD = /[\p{L}\p{M}\p{N}]/u;
const isWordAt = (text: string, at: number): boolean => WORD.test(text.charAt(at));

/** Whether an index is not inside a word. */
const isEdge = (text: string, at: number): boolean => !(isWordAt(text, at - 1) && isWordAt(text, at));

/** The next index of a piece that is at the edge of a word before or after it, where required; -1 if there is none. */
function findPiece(text: string, piece: string, from: number, before: boolean, after: boolean): number {
  let at = text.indexOf(piece, from);
  while (at >= 0 && ((before && !isEdge(text, at)) || (after && !isEdge(text, at + piece.length)))) {
    at = text.indexOf(piece, at + 1);
  }
  return at;
}

/**
 * Gives a function that finds the start and end of the first match in a lowercase text at or after an index; null if
 * there is none. Call it once for many texts. The phrase is never made into a regular expression.
 */
function finder({
  sent,
  wholeWords,
}: Pick<SearchTerms, 'sent' | 'wholeWords'>): (text: string, from: number) => [number, number] | null {
  const phrase = normalizeForSearch(sent.trim());
  const pieces = phrase.split('*').filter((piece) => piece !== '');
  // A `*` at an end also stands for the rest of a word.
  const opens = wholeWords && !phrase.startsWith('*');
  const closes = wholeWords && !phrase.endsWith('*');
  return (text, from) => {
    let start = -1;
    let end = from;
    for (const [index, piece] of pieces.entries()) {
      const at = findPiece(text, piece, end, opens && index === 0, closes && index === pieces.length - 1);
      if (at < 0) return null;
      if (start < 0) start = at;
      end = at + piece.length;
    }
    return start < 0 ? null : [start, end];
  };
}

/** Gives a function that tells whether a lowercase text has an excluded word or phrase. */
function hasAnyOf(exclude: readonly string[]): (text: string) => boolean {
  const finders = exclude.map((sent) => finder({ sent, wholeWords: true }));
  return (text) => finders.some((find) => find(text, 0) !== null);
}

/** Gives a function that tells whether a verse's text matches the terms and has no excluded word. */
export function isWanted(terms: SearchTerms): (text: string) => boolean {
  if (wantsAll(terms)) return () => true;
  const find = finder(terms);
  const { wholeWords } = terms;
  const hasExcluded = hasAnyOf(terms.exclude);
  return (text) => {
    const lower = normalizeForSearch(text);
    return (!wholeWords || find(lower, 0) !== null) && !hasExcluded(lower);
  };
}

/** Gives a function that splits a verse's text at the matches of the terms. */
export function segmentsOf(terms: SearchTerms): (text: string) => readonly MatchSegment[] {
  const find = isBlank(terms.sent.replaceAll('*', '')) ? () => null : finder(terms);
  return (text) => {
    const lower = normalizeForSearch(text);
    const matches: [number, number][] = [];
    for (let from = 0; ;) {
      const match = find(lower, from);
      if (match === null) return cut(text, matches);
      matches.push(match);
      from = match[1];
    }
  };
}
