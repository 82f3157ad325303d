import * as v from 'valibot';
import { bookName, translationCode } from './names';
import type { VerseRange } from '../passage';

/** The payload of a write that adds a passage. */
export const passageRef = v.object({
  translation: translationCode,
  bookName,
  chapter: v.number(),
  startVerse: v.number(),
  endVerse: v.number(),
});

export const isSameRange = (a: VerseRange, b: VerseRange): boolean =>
  a.bookName === b.bookName &&
  a.chapter === b.chapter &&
  a.startVerse === b.startVerse &&
  a.endVerse === b.endVerse;
