import type { AppendLetter, Verse, VersePart } from './passage';
import { isBlank } from '@/platform/values/text';

/** The user's custom text of a passage. */
interface OwnWording {
  text: string;
  appendLetter: AppendLetter;
}

/** Ends with a space, a dash or an opening mark, so that no space follows. A straight quote after a space opens. */
const OPENING = /(?:[\s([{“‘—]|(?:^|\s)["'])$/;
/** Begins with a space, a dash or a closing mark, so that no space precedes. */
const CLOSING = /^(?:[\s,.;:!?)\]}”’—]|["'](?:[\s,.;:!?)—]|$))/;

/** The separator between two neighbouring parts: a space, unless there is one already or punctuation joins them. */
const partSeparator = (before: string, after: string): '' | ' ' =>
  before === '' || OPENING.test(before) || CLOSING.test(after) ? '' : ' ';

/**
 * The parts of a verse as they are written one after the other, each with the space that belongs before it; without empty ones.
 * Showing, painting, copying and searching a verse all take its words from here: red-letter text splits it into parts.
 */
export function joinedParts(parts: readonly VersePart[]): VersePart[] {
  let before = '';
  return parts
    .filter(({ text }) => text !== '')
    .map((part) => {
      before = partSeparator(before, part.text) + part.text;
      return { ...part, text: before };
    });
}

/** The texts of verses joined by spaces, without verse numbers. */
export function versesText(verses: readonly Verse[]): string {
  return verses
    .map((verse) =>
      joinedParts(verse.parts)
        .map(({ text }) => text)
        .join('')
        .trim(),
    )
    .filter((text) => text !== '')
    .join(' ');
}

/** The text that Copy writes by default: the reference on a line, then its text. */
export const copyText = (reference: string, verses: readonly Verse[]): string =>
  `${reference}\n${versesText(verses)}`;

/** The verses from number `start` to `end`, both included; verses that the text lacks are missing. */
export function versesInRange(verses: readonly Verse[], start: number, end: number): Verse[] {
  return verses.filter(({ verseNumber }) => verseNumber >= start && verseNumber <= end);
}

/** Characters that are enough to recognise a verse. */
const FIRST_WORDS = 70;

/** The beginning of a verse, cut between words with '…' if it is longer; `''` if the text has no such verse. */
export function firstWords(verses: readonly Verse[], verse: number): string {
  const text = versesText(versesInRange(verses, verse, verse));
  if (text.length <= FIRST_WORDS) return text;
  const cut = text.lastIndexOf(' ', FIRST_WORDS);
  return `${text.slice(0, cut > 0 ? cut : FIRST_WORDS)}…`;
}

/**
 * The user's custom text as the passage's verses: one verse, at the start verse, with one part. Empty if only the
 * letter is set, because then the translation's text is shown.
 */
export function overrideVerses(override: OwnWording, startVerse: number): Verse[] {
  if (isBlank(override.text)) return [];
  return [{ verseNumber: startVerse, parts: [{ text: override.text, wordsOfChrist: false }] }];
}
