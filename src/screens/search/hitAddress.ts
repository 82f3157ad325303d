import { isBookName } from '@/domain/bible/books';
import type { PassageRef } from '@/domain/bible/passage';
import { isTranslationCode } from '@/domain/bible/translations';
import { verseCount } from '@/domain/bible/versification';
import { paths } from '@/routes/paths';

/** The address that shows a verse in its chapter beside the results; `hitOfAddress` reads it. */
export function addressOf(
  params: URLSearchParams,
  { translation, bookName, chapter, startVerse }: PassageRef,
) {
  const next = new URLSearchParams(params);
  next.set('at', [translation, bookName, chapter, startVerse].join('.'));
  return `${paths.search}?${next.toString()}`;
}

/** The address of the results without a verse in its chapter. */
export function addressWithout(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  next.delete('at');
  return `${paths.search}?${next.toString()}`;
}

/** The verse that an address names; null when it names none that exists. */
export function hitOfAddress(params: URLSearchParams): PassageRef | null {
  const [translation = '', bookName = '', chapterText = '', verseText = ''] = (params.get('at') ?? '').split(
    '.',
  );
  if (!isTranslationCode(translation) || !isBookName(bookName)) return null;
  const chapter = Number(chapterText);
  const verse = Number(verseText);
  const last = verseCount(translation, bookName, chapter) ?? 0;
  if (!Number.isInteger(verse) || verse < 1 || verse > last) return null;
  return { translation, bookName, chapter, startVerse: verse, endVerse: verse };
}
