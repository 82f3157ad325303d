import { normalizeForSearch } from './searchPhrase';

/** What a verse must contain, and what it must not. */
export interface PhraseTerms {
  /** The phrase for the server; `*` stands for any text inside a verse. */
  sent: string;
  /**
   * Lowercase words and phrases to exclude, without their `-` and quotes. `lov*` excludes every word with that prefix.
   */
  exclude: readonly string[];
  /** Matches must begin and end at the edge of a word. */
  wholeWords: boolean;
  /** Normalized words, each of which is as good as the phrase. */
  forms?: readonly string[];
}

const ACCENTS = /[\u0300-\u036F]/g;
const BEYOND_ASCII = /[^\0-\x7F]/g;

/** A letter as the server's database compares it: without its accent, and ß as s. */
function plainLetter(letter: string): string {
  if (letter === 'ß') return 's';
  const plain = letter.normalize('NFD').replace(ACCENTS, '');
  return plain.length === 1 ? plain : letter;
}

/** A text as the server's database compares it, without case and accents, and of the length of the composed text. */
export const normalizeVerse = (text: string): string =>
  normalizeForSearch(text).replace(BEYOND_ASCII, plainLetter);

/** Whether nothing has to be filtered from the server's answer. */
export const wantsAll = ({ exclude, wholeWords }: PhraseTerms): boolean =>
  exclude.length === 0 && !wholeWords;

const WORD = /[\p{L}\p{M}\p{N}]/u;
const isWordAt = (text: string, at: number): boolean => WORD.test(text.charAt(at));

/** Whether an index is not inside a word. */
const isEdge = (text: string, at: number): boolean => !(isWordAt(text, at - 1) && isWordAt(text, at));

/** The next index of a piece that is at the edge of a word before or after it, if required; -1 if there is none. */
function findPiece(text: string, piece: string, from: number, before: boolean, after: boolean): number {
  let at = text.indexOf(piece, from);
  while (at >= 0 && ((before && !isEdge(text, at)) || (after && !isEdge(text, at + piece.length)))) {
    at = text.indexOf(piece, at + 1);
  }
  return at;
}

type Find = (text: string, from: number) => [number, number] | null;

/**
 * Returns a function that finds the start and end of the first match in a normalized text at or after an index; null if
 * there is none. Call it once for many texts. The phrase is never made into a regular expression.
 */
export function finder({ sent, wholeWords, forms }: Omit<PhraseTerms, 'exclude'>): Find {
  return forms?.length
    ? firstOf(forms.map((word) => finderOf({ sent: word, wholeWords: true })))
    : finderOf({ sent, wholeWords });
}

const firstOf =
  (finders: readonly Find[]): Find =>
  (text, from) =>
    finders.reduce<[number, number] | null>((first, find) => {
      const match = find(text, from);
      return match && (!first || match[0] < first[0]) ? match : first;
    }, null);

function finderOf({ sent, wholeWords }: Pick<PhraseTerms, 'sent' | 'wholeWords'>): Find {
  const phrase = normalizeVerse(sent.trim());
  const pieces = phrase.split('*').filter((piece) => piece !== '');
  // A `*` at an end also matches the rest of a word.
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

/** Returns a function that tells whether a normalized text has an excluded word or phrase. */
function hasAnyOf(exclude: readonly string[]): (text: string) => boolean {
  const finders = exclude.map((sent) => finder({ sent, wholeWords: true }));
  return (text) => finders.some((find) => find(text, 0) !== null);
}

/** Returns a function that tells whether a verse's text matches the terms and has no excluded word. */
export function isWanted(terms: PhraseTerms): (text: string) => boolean {
  if (wantsAll(terms)) return () => true;
  const find = finder(terms);
  const { wholeWords } = terms;
  const hasExcluded = hasAnyOf(terms.exclude);
  return (text) => {
    const lower = normalizeVerse(text);
    return (!wholeWords || find(lower, 0) !== null) && !hasExcluded(lower);
  };
}
