import { isBlank } from '../text/text';
import { cut, folded, type MatchSegment } from './searchPhrase';

/** What a phrase asks for, told apart into what the server looks for and what is left out of its answer here. */
export interface SearchTerms {
  /** What the server is asked for: `*` stands for any text inside a verse. */
  sent: string;
  /** Lowercase words, without their `-`: a verse that has one of them is left out. `lov*` is any word that begins so. */
  exclude: readonly string[];
  /** Matches begin and end with a word. */
  wholeWords: boolean;
}

/** Straight or curly quotes around the whole of it. */
const QUOTED = /^["“”]([^"“”]+)["“”]$/;
/** A minus with a word on its right and nothing on its left. */
const LEFT_OUT = /(?:^|\s)-(?=[\p{L}\p{N}])(\S+)/gu;

/**
 * Reads a phrase (§2 'Bible Search' and what is beside its `*`): `-word` leaves out verses that have the word, a phrase in
 * double quotes is found as it stands in whole words. The rest is the server's, letter by letter.
 */
export function searchTerms(phrase: string, wholeWords = false): SearchTerms {
  const exclude = [...phrase.matchAll(LEFT_OUT)].map(([, word = '']) =>
    folded(word).replace(/[.,;:!?]+$/, ''),
  );
  const rest = phrase.replace(LEFT_OUT, ' ').replace(/\s+/g, ' ').trim();
  const quoted = QUOTED.exec(rest)?.[1]?.trim() ?? '';
  return {
    sent: quoted === '' ? (exclude.length > 0 ? rest : phrase.trim()) : quoted,
    exclude: [...new Set(exclude)].filter((word) => word !== ''),
    wholeWords: wholeWords || quoted !== '',
  };
}

/** Whether all that the server finds is wanted. */
export const wantsAll = ({ exclude, wholeWords }: SearchTerms): boolean =>
  exclude.length === 0 && !wholeWords;

const WORD = /[\p{L}\p{M}\p{N}]/u;
const isWordAt = (text: string, at: number): boolean => WORD.test(text.charAt(at));

/** Whether no word goes on over a place in a text. */
const isEdge = (text: string, at: number): boolean => !(isWordAt(text, at - 1) && isWordAt(text, at));

/** Where a piece is next found from a place on, its edges as they are wanted; -1 when nowhere. */
function findPiece(text: string, piece: string, from: number, before: boolean, after: boolean): number {
  let at = text.indexOf(piece, from);
  while (at >= 0 && ((before && !isEdge(text, at)) || (after && !isEdge(text, at + piece.length)))) {
    at = text.indexOf(piece, at + 1);
  }
  return at;
}

/**
 * Finds in lowercase text what `terms` look for: where the first match at or after a place starts and ends, null when
 * there is none. Build it once for many texts. No regular expression is made of the phrase.
 */
function finder({ sent, wholeWords }: SearchTerms): (text: string, from: number) => [number, number] | null {
  const phrase = folded(sent.trim());
  const pieces = phrase.split('*').filter((piece) => piece !== '');
  // A `*` at an end stands for the rest of a word too.
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

/** Whether a lowercase text has a word that is left out. */
function hasExcluded(text: string, exclude: readonly string[]): boolean {
  return exclude.some((word) => {
    const open = word.endsWith('*');
    const letters = open ? word.slice(0, -1) : word;
    return letters !== '' && findPiece(text, letters, 0, true, !open) >= 0;
  });
}

/** Tells of a verse's text whether it is wanted: it has the phrase as it is wanted, and none of the words left out. */
export function isWanted(terms: SearchTerms): (text: string) => boolean {
  if (wantsAll(terms)) return () => true;
  const find = finder(terms);
  const { exclude, wholeWords } = terms;
  return (text) => {
    const lower = folded(text);
    return (!wholeWords || find(lower, 0) !== null) && !hasExcluded(lower, exclude);
  };
}

/** A verse's text cut where `terms` match it; the segments joined are the text. */
export function segmentsOf(terms: SearchTerms): (text: string) => readonly MatchSegment[] {
  const find = isBlank(terms.sent.replaceAll('*', '')) ? () => null : finder(terms);
  return (text) => {
    const lower = folded(text);
    const matches: [number, number][] = [];
    for (let from = 0; ;) {
      const match = find(lower, from);
      if (match === null) return cut(text, matches);
      matches.push(match);
      from = match[1];
    }
  };
}
