import { Navigate, useLocation, useParams } from 'react-router-dom';
import { isPublicReader, publicReaderPath, readerPath } from '@/routes/paths';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { Chapter } from './Chapter';
import { parseReaderUrl, WHOLE_CHAPTER } from './readerUrl';

const NothingToRead = lazyWithPreload(async () => (await import('./NothingToRead')).NothingToRead);

/** The chapter reader, at its public path and at that of a signed-in user. */
export function ReaderScreen() {
  const location = useLocation();
  const hrefOf = isPublicReader(location.pathname) ? publicReaderPath : readerPath;
  const query = new URLSearchParams(location.search);
  const params = { ...useParams(), to: query.get('to') ?? '' };
  const read = parseReaderUrl(params, query);
  if (!read) return <NothingToRead params={params} hrefOf={hrefOf} redirects />;
  const { url, second, badVerse } = read;
  const { translation, highlightedRange } = url;
  const path = hrefOf(translation, url, highlightedRange?.startVerse, highlightedRange?.endVerse, second);
  // Every chapter has one canonical URL: `/KJV/John/3?with=x` redirects to `/kjv/john/3`.
  if (!badVerse && location.pathname + location.search !== path) return <Navigate to={path} replace />;
  if (location.state === WHOLE_CHAPTER) url.highlightedRange = null;
  return <Chapter url={url} second={second} badVerse={badVerse} hrefOf={hrefOf} />;
}
