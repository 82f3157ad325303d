import type { BookName } from '../bible/books';
import type { AppendLetter, Box } from './memoryPassage';
import { isBlank } from '../text/text';
import type { TranslationCode } from '../bible/translations';
import { verseCount } from '../bible/versification';

export interface TextEdit {
  /** The text before this edit. */
  previousText: string;
  /** The text after it. */
  text: string;
  letter: AppendLetter;
}

/** The append letter after an edit of the text (§5 'Edit passage'): emptied, none; edited with none set, `a`. */
export function editedLetter({ previousText, text, letter }: TextEdit): AppendLetter {
  if (text === previousText) return letter;
  if (isBlank(text)) return '';
  return letter === '' ? 'a' : letter;
}

/**
 * The end verses a passage may have, from its start verse to the chapter's last (§5 'Edit passage').
 * Empty when there is no such chapter or start verse.
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

/** The box 'up' moves to, one lower and only from above 1 (§4 'Box'); null when there is none. */
export function boxAbove(box: Box): Box | null {
  if (box === 3) return 2;
  return box === 2 ? 1 : null;
}

/** The box 'down' moves to, one higher and only from below 3 (§4 'Box'); null when there is none, as from 'Every Time'. */
export function boxBelow(box: Box): Box | null {
  if (box === 1) return 2;
  return box === 2 ? 3 : null;
}

/** How a box is called; -1 is 'Every Time' (§9). */
export function boxName(box: Box): string {
  return box === -1 ? 'Every Time' : `Box ${box}`;
}

/** The text as it was typed where it is the user's own wording; null where it is blank or the translation's. */
export function ownWording(ownText: string | null, translationText: string | null): string | null {
  return isBlank(ownText) || ownText === translationText ? null : ownText;
}

/** The letters a passage may have (§5 'Edit passage'). */
export const LETTERS: readonly AppendLetter[] = ['', 'a', 'b', 'c'];

export interface WordingDraft {
  /** The passage's text in its translation; null while it is not known. */
  translationText: string | null;
  /** The user's own wording as typed; null where the translation's text stands. */
  ownText: string | null;
  letter: AppendLetter;
  /** The letter of the passage as it is stored. */
  storedLetter: AppendLetter;
  /** The own wording as it is stored; blank when there is none. */
  storedText: string;
}

/** What of a passage's own wording changes. */
export interface WordingChange {
  /** The whole text; blank takes the wording away. Null where the translation's text, not known here, gets a letter. */
  newText: string | null;
  appendLetter: AppendLetter;
}

/**
 * What a save changes of the stored wording (§5 'Edit passage'); null where nothing changes. A letter is kept with a
 * text: one that is to stand alone is written with the translation's.
 */
export function wordingChange(draft: WordingDraft): WordingChange | null {
  const { translationText, ownText, letter, storedLetter, storedText } = draft;
  const own = ownWording(ownText, translationText);
  const wanted = own ?? (letter === '' ? '' : translationText);
  // The wording belonged to other verses, and what stands in its place is not known.
  if (wanted === null && !isBlank(storedText)) return { newText: '', appendLetter: '' };
  if (letter === storedLetter && (wanted === storedText || (isBlank(own) && isBlank(storedText))))
    return null;
  return { newText: wanted, appendLetter: own === null && wanted === '' ? '' : letter };
}
