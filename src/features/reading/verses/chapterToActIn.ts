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

/**
 * The chapter to act in on verses, so that nothing empty is copied or added: `preferred`, unless only the other translation
 * is known to have any of them. Without verses `preferred`.
 */
export const chapterToActIn = (
  span: VerseSpan | null,
  preferred: TranslatedChapter,
  other: TranslatedChapter | null,
): TranslatedChapter =>
  span && other?.verses && leavesOut(preferred, span) && !leavesOut(other, span) ? other : preferred;
