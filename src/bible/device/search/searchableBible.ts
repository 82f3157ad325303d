import { bookOf } from '../../books';
import { normalizeVerse } from '../../phraseMatch';
import { joinedParts } from '../../passageText';
import type { VersePart } from '../../passage';
import { partsOf, type BookRow } from '../packedBook';
import { verseKeyOf } from './foundVerses';

/** A whole translation in memory, to be searched: one text of all verses, and where each begins. */
export interface SearchableBible {
  /** The texts of all parts, as they were received. */
  text: string;
  /** Twice the length of each part, plus 1 for words of Christ. */
  parts: Uint16Array;
  /** Every verse as the server's database compares it, each after a line break, which no phrase has. */
  normalized: string;
  /** Of each verse, and after the last: where it is, and where its text, its parts and its normalized text begin. */
  verseKeys: Uint32Array;
  textStarts: Uint32Array;
  partStarts: Uint32Array;
  normalizedStarts: Uint32Array;
}

/** Puts the books of a translation together. */
export function searchableBible(rows: readonly BookRow[]): SearchableBible {
  const texts: string[] = [];
  const parts: number[] = [];
  const normalized: string[] = [];
  const verseKeys: number[] = [];
  const textStarts: number[] = [];
  const partStarts: number[] = [];
  const normalizedStarts: number[] = [];
  let textLength = 0;
  let normalizedLength = 0;
  let ofVerse: VersePart[] = [];
  const endVerse = () => {
    const line = normalizeVerse(wholeVerse(ofVerse));
    normalized.push('\n', line);
    normalizedLength += line.length + 1;
    ofVerse = [];
  };
  const inOrder = rows.toSorted((a, b) => bookOf(a.bookName).bookId - bookOf(b.bookName).bookId);
  for (const row of inOrder) {
    const { bookId } = bookOf(row.bookName);
    for (const { chapter, verseNumber, text, wordsOfChrist } of partsOf(row)) {
      const verseKey = verseKeyOf(bookId, chapter, verseNumber);
      if (verseKey !== verseKeys.at(-1)) {
        if (verseKeys.length > 0) endVerse();
        verseKeys.push(verseKey);
        textStarts.push(textLength);
        partStarts.push(parts.length);
        normalizedStarts.push(normalizedLength + 1);
      }
      texts.push(text);
      parts.push(2 * text.length + (wordsOfChrist ? 1 : 0));
      textLength += text.length;
      ofVerse.push({ text, wordsOfChrist });
    }
  }
  if (verseKeys.length > 0) endVerse();
  return {
    text: texts.join(''),
    parts: Uint16Array.from(parts),
    normalized: normalized.join(''),
    verseKeys: Uint32Array.from(verseKeys),
    textStarts: Uint32Array.from([...textStarts, textLength]),
    partStarts: Uint32Array.from([...partStarts, parts.length]),
    normalizedStarts: Uint32Array.from([...normalizedStarts, normalizedLength + 1]),
  };
}

/** The text of a verse as it is shown, with each space and line break as one space. */
const wholeVerse = (parts: readonly VersePart[]): string =>
  joinedParts(parts)
    .map(({ text }) => text)
    .join('')
    .trim()
    .replace(/\s+/g, ' ');
