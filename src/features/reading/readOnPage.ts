import { matchPath, type Location } from 'react-router-dom';
import type { ChapterRef } from '@/bible/passage';
import { isTranslationCode, type TranslationCode } from '@/bible/translations';
import { patterns } from '@/routes/paths';
import { parseReaderUrl, secondTranslation } from './readerUrl';

interface ReadOnPage {
  first: TranslationCode;
  /** The one beside it. */
  second: TranslationCode | null;
  chapter: ChapterRef | undefined;
}

/** The translation and chapter that is read at a URL; null where no chapter is open. */
export function readOnPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): ReadOnPage | null {
  const match = matchPath(patterns.chapter, pathname) ?? matchPath(patterns.publicChapter, pathname);
  const first = match?.params.translation ?? '';
  if (!isTranslationCode(first)) return null;
  const { book = '', chapter = '1' } = match?.params ?? {};
  return {
    first,
    second: secondTranslation(new URLSearchParams(search), first),
    chapter: parseReaderUrl({ translation: first, book, chapter })?.url,
  };
}
