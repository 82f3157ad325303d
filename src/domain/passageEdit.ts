import type { BookName } from './books';
import type { AppendLetter, Box } from './entities';
import { isBlank } from './text';
import type { TranslationCode } from './translations';
import { verseCount } from './versification';

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

/** Whether 'up' is allowed (§4 'Box'). */
export function canMoveUp(box: Box): boolean {
  return boxAbove(box) !== null;
}

/** Whether 'down' is allowed (§4 'Box'). */
export function canMoveDown(box: Box): boolean {
  return boxBelow(box) !== null;
}
