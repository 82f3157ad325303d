import { matchPath, type Location } from 'react-router-dom';
import { isTranslationCode, type TranslationCode } from '@/bible/translations';
import { patterns } from '@/routes/paths';
import { secondTranslation } from './readerAddress';

/** The translation read at a URL, and the parallel one; null if no chapter is open. */
export function readOnPage({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): { first: TranslationCode; second: TranslationCode | null } | null {
  const match = matchPath(patterns.chapter, pathname) ?? matchPath(patterns.publicChapter, pathname);
  const first = match?.params.translation ?? '';
  if (!isTranslationCode(first)) return null;
  return { first, second: secondTranslation(new URLSearchParams(search), first) };
}
