import type { PassageRef, VerseRange } from '@/bible/passage';
import type { VersesOfText } from './namedVerses';
import type { WeakWord } from '../../model/weakWords';
import { cutIntoWords, recallWords, type RecallText } from '../../model/words';

/** Verses counted from 1 within a passage. */
export interface VersesOfPassage {
  from: number;
  to: number;
}

/** The part of a passage to recall. */
export interface PassagePart {
  text: RecallText;
  /** One for each verse of the part. */
  lines: readonly string[];
  /** The part's verses; null for the whole passage. */
  verses: VersesOfPassage | null;
  /** How many words of the passage are before it. */
  firstWord: number;
  /** How many verses the passage has. */
  count: number;
}

/**
 * A part of a passage.
 * @param text one verse per line
 * @param verses the part; null, or beyond the passage, for all of it
 */
export function pieceOf(text: string, verses: VersesOfPassage | null): PassagePart {
  const all = text.split('\n');
  const isPart = verses !== null && verses.to <= all.length && (verses.from > 1 || verses.to < all.length);
  const lines = isPart ? all.slice(verses.from - 1, verses.to) : all;
  return {
    text: cutIntoWords(lines.join('\n')),
    lines,
    verses: isPart ? verses : null,
    firstWord: isPart ? recallWords(all.slice(0, verses.from - 1).join('\n')).length : 0,
    count: all.length,
  };
}

/** The verses of a part of a passage. */
export function versesOf(
  { translation, bookName, chapter, startVerse, endVerse }: PassageRef,
  { verses, lines }: PassagePart,
): VersesOfText {
  const range = verses && { startVerse: startVerse + verses.from - 1, endVerse: startVerse + verses.to - 1 };
  return { translation, bookName, chapter, startVerse, endVerse, ...range, lines };
}

/** Whether the lines of a passage are verses, and the number of the first. */
export interface Lines {
  unit: 'verse' | 'line';
  first: number;
}

/** The lines are the passage's verses, unless a translation leaves some of them out, or a custom text is divided otherwise. */
export const verseLines = (
  { startVerse, endVerse }: Pick<VerseRange, 'startVerse' | 'endVerse'>,
  count: number,
): Lines =>
  count === endVerse - startVerse + 1 ? { unit: 'verse', first: startVerse } : { unit: 'line', first: 1 };

/** Some lines of a passage by their numbers: 'Verse 17', 'Verses 2-3', 'Lines 2-3'. */
export function linesLabel({ unit, first }: Lines, { from, to }: VersesOfPassage): string {
  const [start, end] = [from, to].map((line) => first + line - 1);
  const name = unit === 'verse' ? 'Verse' : 'Line';
  return start === end ? `${name} ${start}` : `${name}s ${start}-${end}`;
}

/** The weak words by their index within a part. */
export const weakWordsAt = (weak: readonly WeakWord[], firstWord: number): WeakWord[] =>
  weak.map((word) => ({ ...word, at: word.at - firstWord }));

/** How many words of each verse in a part were missed or not reached, and whether none of the verse was reached. */
export function missesByVerse(
  { lines }: PassagePart,
  missed: readonly number[],
  reached = Infinity,
): { words: number; missed: number; isReached: boolean }[] {
  let first = 0;
  return lines.map((line) => {
    const words = recallWords(line).length;
    const from = first;
    first += words;
    const misses = missed.filter((wordIndex) => wordIndex >= from && wordIndex < first).length;
    const open = Math.max(0, first - Math.max(from, reached));
    return { words, missed: misses + open, isReached: from < reached };
  });
}

/**
 * The part to recall after a known one: joined with the next verse, or at the passage's end with the previous one;
 * null once that is the whole passage.
 */
export function extendPart({ from, to }: VersesOfPassage, count: number): VersesOfPassage | null {
  const next = to < count ? { from, to: to + 1 } : { from: from - 1, to };
  return next.from === 1 && next.to === count ? null : next;
}
