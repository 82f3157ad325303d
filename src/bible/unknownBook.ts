import type { Action } from '@/ui/actions/action';
import { UNKNOWN_BOOK } from './books';
import type { ChapterRef, VerseRange } from './passage';
import { maxVerseCount } from './versification';

/** Whether a passage is of one of the 66 books, so that something can be opened, compared or shared of it. */
export const isOfKnownBook = ({ bookName }: ChapterRef): boolean => bookName !== UNKNOWN_BOOK;

/** Disables an action about a passage of an unknown book, and says why. */
export const needsBook = (passage: ChapterRef): Pick<Action, 'disabled' | 'hint'> =>
  isOfKnownBook(passage) ? {} : { disabled: true, hint: 'Its book is unknown' };

/** Whether no translation can have a text, because its book is unknown, or has no such chapter or first verse. */
export const isNowhere = ({ bookName, chapter, startVerse }: VerseRange): boolean =>
  startVerse > (maxVerseCount(bookName, chapter) ?? 0);

/** Shown instead of a text that no translation can have. */
export const NO_SUCH_TEXT =
  'No translation has this text: its book, its chapter or its verses are not in the Bible.';
