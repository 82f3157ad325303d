import type { VerseRange } from '@/bible/passage';
import type { TranslationCode } from '@/bible/translations';
import { verseCount } from '@/bible/versification';
import type { ReferenceAnswer } from './referenceAnswer';
import { normalizeWord } from '../../model/words';

/** Whether two texts have the same words, ignoring case, punctuation and white space. */
export const isSameText = (a: string, b: string): boolean =>
  normalizeWord(a) !== '' && normalizeWord(a) === normalizeWord(b);

/** The verses that an answer names, a whole chapter by its number alone; null if these are unclear, or do not exist. */
export function answeredRange(
  { bookName, chapter, startVerse, endVerse }: ReferenceAnswer,
  translation: TranslationCode,
): VerseRange | null {
  if (bookName === null || chapter === null) return null;
  const last = verseCount(translation, bookName, chapter);
  if (last === undefined) return null;
  const [start, end] = startVerse === null ? [1, last] : [startVerse, endVerse ?? startVerse];
  const isThere = start >= 1 && start <= end && end <= last;
  return isThere ? { bookName, chapter, startVerse: start, endVerse: end } : null;
}
