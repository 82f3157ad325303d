import type { TextOverride } from '../memory/memoryPassage';
import type { Verse, VersePart } from './passage';
import { isBlank } from '../text/text';

/** Ends with a space, a dash or what opens: no space follows. A straight quote opens when a space is before it. */
const OPENING = /(?:[\s([{“‘—]|(?:^|\s)["'])$/;
/** Begins with a space, a dash or what closes: no space precedes. */
const CLOSING = /^(?:[\s,.;:!?)\]}”’—]|["'](?:[\s,.;:!?)—]|$))/;

/** What stands between two neighbouring parts: a space, unless one is there or punctuation joins them. */
export function partSeparator(before: string, after: string): '' | ' ' {
  if (before === '' || after === '') return '';
  return OPENING.test(before) || CLOSING.test(after) ? '' : ' ';
}

/** The text of one verse: red-letter text splits a verse into parts (§3 'Verse'). */
function joinParts(parts: readonly VersePart[]): string {
  return parts.reduce((text, part) => text + partSeparator(text, part.text) + part.text, '');
}

/** The texts of verses in a row, a space between verses, no verse numbers. */
export function plainText(verses: readonly Verse[]): string {
  return verses
    .map((verse) => joinParts(verse.parts).trim())
    .filter((text) => text !== '')
    .join(' ');
}

/** What Copy writes: the reference on a line, then its text (§7 'Copy writes the reference and its text'). */
export const copyText = (reference: string, verses: readonly Verse[]): string =>
  `${reference}\n${plainText(verses)}`;

/** The verses numbered `start` to `end`, both included; fewer, or none, when the text lacks them. */
export function versesInRange(verses: readonly Verse[], start: number, end: number): Verse[] {
  return verses.filter(({ verseNumber }) => verseNumber >= start && verseNumber <= end);
}

/** Enough of a verse to know it by, characters. */
const FIRST_WORDS = 70;

/** How a verse begins, cut between words with '…' where it goes on; `''` where the text has no such verse. */
export function firstWords(verses: readonly Verse[], verse: number): string {
  const text = plainText(versesInRange(verses, verse, verse));
  if (text.length <= FIRST_WORDS) return text;
  const cut = text.lastIndexOf(' ', FIRST_WORDS);
  return `${text.slice(0, cut > 0 ? cut : FIRST_WORDS)}…`;
}

/**
 * The user's own wording as the passage's verses: one verse, at the start verse, with one part (§3 'Passage text
 * override'). Empty when only the letter is set, for then the translation's text stands.
 */
export function overrideVerses(override: TextOverride, startVerse: number): Verse[] {
  if (isBlank(override.text)) return [];
  return [{ verseNumber: startVerse, parts: [{ text: override.text, wordsOfChrist: false }] }];
}
