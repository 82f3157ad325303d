import type { Verse, VerseSpan } from '@/bible/passage';
import type { TranslationCode } from '@/bible/translations';
import { isInSpan } from '@/bible/verseSelection';

/** A chapter in one translation; its verses are null while they load, and none if it has no text. */
export interface TranslatedChapter {
  translation: TranslationCode;
  verses: readonly Verse[] | null;
}

/** Whether a translation has none of the verses; false while its text loads. */
export const leavesOut = ({ verses }: TranslatedChapter, span: VerseSpan): boolean =>
  verses !== null && !verses.some(({ verseNumber }) => isInSpan(span, verseNumber));

/** Whether a translation has the end of the verses; true while its text loads. */
const hasEnd = ({ verses }: TranslatedChapter, { endVerse }: VerseSpan): boolean =>
  verses === null || verses.some(({ verseNumber }) => verseNumber >= endVerse);

/**
 * The chapter to act in on verses, so that nothing empty is copied or added, and no verse beyond a chapter's end: `preferred`, unless
 * only the other translation is known to have any of them, or their end. Without verses `preferred`.
 */
export function chapterToActIn(
  span: VerseSpan | null,
  preferred: TranslatedChapter,
  other: TranslatedChapter | null,
): TranslatedChapter {
  if (!span || !other?.verses || leavesOut(other, span)) return preferred;
  const isOnlyThere = leavesOut(preferred, span) || (!hasEnd(preferred, span) && hasEnd(other, span));
  return isOnlyThere ? other : preferred;
}
