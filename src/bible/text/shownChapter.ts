import { matchPath } from 'react-router-dom';
import { patterns } from '@/routes/paths';
import type { RootState } from '@/data/store/rootReducer';
import { isBookName } from '../books';
import { chapterRange } from '../chapters';
import type { ChapterRef } from '../passage';
import { isTranslationCode, type TranslationCode } from '../translations';
import { verseCount } from '../versification';
import { selectText } from './textCache';

/** The chapter of a reader's URL, with its translation; null for any other URL, and if there is no such chapter. */
export function chapterOfPath(
  pathname: string,
): { translation: TranslationCode; chapter: ChapterRef } | null {
  const { translation = '', book = '', chapter = '' } = matchPath(patterns.chapter, pathname)?.params ?? {};
  if (!isTranslationCode(translation) || !isBookName(book)) return null;
  const number = Number(chapter);
  if (verseCount(translation, book, number) === undefined) return null;
  return { translation, chapter: { bookName: book, chapter: number } };
}

/** Whether the text of the chapter at a reader's URL is shown, and not still loading or an error. */
export function selectHasChapterText(state: RootState, pathname: string): boolean {
  const reader = chapterOfPath(pathname);
  if (!reader) return false;
  const { translation, chapter } = reader;
  return selectText(state, { translation, ...chapterRange(translation, chapter) })?.status === 'loaded';
}
