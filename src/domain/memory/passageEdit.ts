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

/** The letters a passage may have (§5 'Edit passage'); its own wording always has one. */
export function letterOptions(hasOwnWording: boolean): readonly AppendLetter[] {
  return hasOwnWording ? ['a', 'b', 'c'] : ['', 'a', 'b', 'c'];
}

/** The letter as it was chosen, or `a` where own wording has none (§5 'Edit passage'). */
export function wordingLetter(hasOwnWording: boolean, letter: AppendLetter): AppendLetter {
  return hasOwnWording && letter === '' ? 'a' : letter;
}

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

/** What a save changes of the stored wording: null leaves its text, a blank text takes it away (§5 'Edit passage'). */
export function wordingChange(draft: WordingDraft): { newText: string | null; appendLetter: AppendLetter } {
  const { translationText, ownText, letter, storedLetter, storedText } = draft;
  const own = ownWording(ownText, translationText);
  if (own !== null) {
    const appendLetter = wordingLetter(true, letter);
    return own === storedText && appendLetter === storedLetter
      ? { newText: null, appendLetter: '' }
      : { newText: own, appendLetter };
  }
  if (!isBlank(storedText)) {
    // Taking the text away takes the letter too: a letter that is to stay needs a text to stay with.
    return letter === '' || isBlank(translationText)
      ? { newText: '', appendLetter: '' }
      : { newText: translationText, appendLetter: letter };
  }
  if (letter === storedLetter) return { newText: null, appendLetter: '' };
  if (letter === '') return { newText: '', appendLetter: '' };
  // The server keeps a letter with a wording only, so the translation's text goes with it.
  return { newText: isBlank(translationText) ? null : translationText, appendLetter: letter };
}
