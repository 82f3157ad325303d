import { formatReference } from '@/bible/references/reference';
import type { BookName } from '@/bible/books';
import type { AppendLetter } from '@/bible/passage';
import type { Box, MemoryPassage } from './memoryPassage';
import { isBlank } from '@/platform/values/text';
import type { TranslationCode } from '@/bible/translations';
import { verseCount } from '@/bible/versification';

interface TextEdit {
  previousText: string;
  text: string;
  letter: AppendLetter;
}

/** The append letter after an edit: none for an emptied text, `a` for an edit without a letter. */
export function editedLetter({ previousText, text, letter }: TextEdit): AppendLetter {
  if (text === previousText) return letter;
  if (isBlank(text)) return '';
  return letter === '' ? 'a' : letter;
}

/**
 * The possible end verses of a passage, from its start verse to the chapter's last.
 * Empty if there is no such chapter or start verse.
 */
export function endVerseOptions(
  translation: TranslationCode,
  bookName: BookName,
  chapter: number,
  startVerse: number,
): number[] {
  const last = verseCount(translation, bookName, chapter) ?? 0;
  if (!Number.isInteger(startVerse) || startVerse < 1 || startVerse > last) return [];
  return Array.from({ length: last - startVerse + 1 }, (_, index) => startVerse + index);
}

/** The box that 'up' moves to, one lower; null from box 1 and from 'Every Time'. */
export const previousBox = (box: Box): Box | null => (box === 3 ? 2 : box === 2 ? 1 : null);

/** The box that 'down' moves to, one higher; null from box 3 and from 'Every Time'. */
export const nextBox = (box: Box): Box | null => (box === 1 ? 2 : box === 2 ? 3 : null);

/** The reference of a memory passage with its letter: `John 3:16-17a`. */
export const passageName = (passage: MemoryPassage): string => formatReference(passage, passage.appendLetter);

/** The name of a box; -1 is 'Every Time'. */
export const boxName = (box: Box): string => (box === -1 ? 'Every Time' : `Box ${box}`);

const RHYTHMS = {
  [-1]: 'each day',
  1: 'every few days',
  2: 'about every two weeks',
  3: 'about every six weeks',
} as const satisfies Record<Box, string>;

/** How often a box comes back: 'every few days'. */
export const boxRhythm = (box: Box): string => RHYTHMS[box];

/** The effect of a move to another box: 'Move to Box 2: seen less often'. */
export const moveLabel = (from: Box, to: Box): string =>
  `Move to ${boxName(to)}: seen ${to > from ? 'less' : 'more'} often`;

/** The typed text if it is the user's custom text; null if it is blank or the translation's. */
export const asCustomText = (ownText: string | null, translationText: string | null): string | null =>
  isBlank(ownText) || ownText === translationText ? null : ownText;

export interface WordingDraft {
  /** The passage's text in its translation; null while unknown. */
  translationText: string | null;
  /** The user's custom text as typed; null if the translation's text is used. */
  ownText: string | null;
  letter: AppendLetter;
  /** The stored letter of the passage. */
  storedLetter: AppendLetter;
  /** The stored custom text; blank if there is none. */
  storedText: string;
}

/** A change of a passage's custom text. */
export interface CustomTextChange {
  /** The whole text; blank removes the custom text. Null if the translation's text, not known here, gets a letter. */
  newText: string | null;
  appendLetter: AppendLetter;
}

/**
 * The change of the stored custom text in a save; null if there is none. A letter is always
 * stored with a text: without a custom text it is written with the translation's text.
 */
export function customTextChange(draft: WordingDraft): CustomTextChange | null {
  const { translationText, ownText, letter, storedLetter, storedText } = draft;
  const own = asCustomText(ownText, translationText);
  const wanted = own ?? (letter === '' ? '' : translationText);
  // The stored text belongs to other verses, and the text of the new ones is unknown.
  if (wanted === null && !isBlank(storedText)) return { newText: '', appendLetter: '' };
  if (letter === storedLetter && (wanted === storedText || (isBlank(own) && isBlank(storedText))))
    return null;
  return { newText: wanted, appendLetter: own === null && wanted === '' ? '' : letter };
}
